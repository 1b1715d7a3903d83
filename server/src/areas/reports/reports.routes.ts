import type { FastifyInstance } from 'fastify';
import { reportsEndpoints } from '#domain/areas/reports/reports.endpoints.ts';
import type { ProduceDocument } from '#server/engine/documents/produce-document.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { changeReport } from './change-report.queries.ts';
import { listReports } from './reports.queries.ts';

/** The builders of documents belong to other areas, so whoever knows them all hands `produce` in. */
export function bindReports(produce: ProduceDocument) {
  return (app: FastifyInstance, services: Services): void =>
    bind(app, services, {
      endpoints: reportsEndpoints,
      handlers: {
        'GET /api/settings/reports': async (context) => ({ rows: await listReports(context) }),
        'PUT /api/settings/reports/{kind}': (context, { params, body }) =>
          changeReport(context, params.kind, body),
        'POST /api/documents/{kind}': (context, { params, body }) => produce(context, params.kind, body),
      },
    });
}

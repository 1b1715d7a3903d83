import type { FastifyInstance } from 'fastify';
import { officesEndpoints } from '#domain/areas/offices/offices.endpoints.ts';
import { officeServices } from '#domain/areas/offices/office.values.ts';
import { officesLabels as labels } from '#domain/areas/offices/offices.labels.ts';
import { bulkHandlers } from '#server/engine/bulk/bulk-handlers.queries.ts';
import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { readOffice } from './office-paper.queries.ts';
import { officesBulk } from './offices-bulk.queries.ts';
import { officesSource as source, toOfficeRow as toRow } from './offices-source.queries.ts';
import { createOffice, editOffice, holdOffice, releaseOffice } from './save-office.queries.ts';

const explorer = explorerHandlers({ source, toRow, labels });
const bulk = bulkHandlers(officesBulk);

export function bindOffices(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: officesEndpoints,
    handlers: {
      'GET /api/settings/offices': explorer.rows,
      'GET /api/settings/offices/totals': explorer.totals,
      'POST /api/settings/offices/export': explorer.export,
      'GET /api/settings/offices/{id}': (context, { params }) => readOffice(context, params.id),
      'GET /api/settings/offices/options': async ({ services: { db } }) => {
        const offered: readonly string[] = await readConfiguration(db, 'OfficeServices');
        return { services: officeServices.filter((service) => offered.includes(service)) };
      },
      'POST /api/settings/offices': (context, { body }) => createOffice(context, body),
      'PUT /api/settings/offices/{id}': (context, { params, body }) => editOffice(context, params.id, body),
      'POST /api/settings/offices/{id}/hold': (context, { params, body }) =>
        holdOffice(context, params.id, body.reason),
      'POST /api/settings/offices/{id}/release': (context, { params }) => releaseOffice(context, params.id),
      'POST /api/settings/offices/bulk/dry-run': bulk.dryRun,
      'POST /api/settings/offices/bulk': bulk.start,
    },
  });
}

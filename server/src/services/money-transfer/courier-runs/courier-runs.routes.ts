import type { FastifyInstance } from 'fastify';
import { courierRunsEndpoints } from '#domain/services/money-transfer/courier-runs.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { closeRun } from './close-run.queries.ts';
import { openRun } from './open-run.queries.ts';
import { readRun, readRuns } from './read-runs.queries.ts';

export function bindCourierRuns(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: courierRunsEndpoints,
    handlers: {
      'GET /api/services/transfers/runs': async (context, { query }) => await readRuns(context, query.status),
      'GET /api/services/transfers/runs/{id}': async (context, { params }) =>
        await readRun(context.services.db, context, params.id),
      'POST /api/services/transfers/runs': async (context, { body }) => await openRun(context, body),
      'POST /api/services/transfers/runs/{id}/close': async (context, { params, body }) =>
        await closeRun(context, params.id, body),
    },
  });
}

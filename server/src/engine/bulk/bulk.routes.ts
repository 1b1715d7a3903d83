import type { FastifyInstance } from 'fastify';
import { bulkEndpoints } from '#domain/kernel/bulk.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { readRun } from './read-run.queries.ts';

export function bindBulk(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: bulkEndpoints,
    handlers: {
      'GET /api/bulk/{id}': async (context, { params, query }) => await readRun(context, params.id, query),
    },
  });
}

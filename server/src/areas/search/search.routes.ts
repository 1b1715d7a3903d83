import type { FastifyInstance } from 'fastify';
import { searchEndpoints } from '#domain/areas/search/search.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { search } from './search.queries.ts';

export function bindSearch(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: searchEndpoints,
    handlers: {
      'GET /api/search': async (context, { query }) => ({ groups: await search(context, query.q) }),
    },
  });
}

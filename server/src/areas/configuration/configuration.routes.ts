import type { FastifyInstance } from 'fastify';
import { configurationEndpoints } from '#domain/areas/configuration/configuration.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { findAll, findVersions, setValue } from './configuration.queries.ts';

export function bindConfiguration(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: configurationEndpoints,
    handlers: {
      'GET /api/configuration': async (context) => ({ keys: await findAll(context) }),
      'GET /api/configuration/{key}': async (context, { params }) => ({
        versions: await findVersions(context, params.key),
      }),
      'PUT /api/configuration/{key}': async (context, { params, body }) =>
        await setValue(context, params.key, { value: body.value, reason: body.reason }),
    },
  });
}

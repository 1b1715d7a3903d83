import type { FastifyInstance } from 'fastify';
import { aboutEndpoints } from '#domain/areas/about/about.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { findDemoUsers } from './about.queries.ts';

export function bindAbout(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: aboutEndpoints,
    handlers: {
      'GET /api/about': async (context) => ({
        version: '2.0',
        isDemo: services.isDemo,
        demoUsers: await findDemoUsers(context),
      }),
    },
  });
}

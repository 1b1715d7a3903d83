import type { FastifyInstance } from 'fastify';
import { screeningEndpoints } from '#domain/areas/compliance/screening.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import {
  activateMatching,
  askForMatching,
  draftMatching,
  dropMatching,
  matchVersions,
} from './matching.queries.ts';
import { personScreenings, takeBackMemory } from './person-screenings.queries.ts';
import { readScreening, screeningAgain, screenNow, searchName } from './screenings.queries.ts';

export function bindScreenings(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: screeningEndpoints,
    handlers: {
      'POST /api/compliance/screenings': (context, { body }) => searchName(context, body),
      'GET /api/compliance/screenings/{id}': (context, { params }) => readScreening(context, params.id),
      'GET /api/compliance/screenings/{id}/again': (context, { params }) =>
        screeningAgain(context, params.id),
      'GET /api/compliance/people/{kind}/{id}': (context, { params }) => personScreenings(context, params),
      'POST /api/compliance/people/{kind}/{id}/screen': (context, { params }) => screenNow(context, params),
      'POST /api/compliance/memories/{id}/revoke': (context, { params, body }) =>
        takeBackMemory(context, params.id, body.reason),
      'GET /api/compliance/matching': async (context) => ({ versions: await matchVersions(context) }),
      'POST /api/compliance/matching': (context, { body }) => draftMatching(context, body),
      'POST /api/compliance/matching/{id}/ask': (context, { params }) => askForMatching(context, params.id),
      'POST /api/compliance/matching/{id}/activate': (context, { params }) =>
        activateMatching(context, params.id),
      'POST /api/compliance/matching/{id}/drop': (context, { params }) => dropMatching(context, params.id),
    },
  });
}

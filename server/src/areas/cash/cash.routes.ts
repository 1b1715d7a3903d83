import type { FastifyInstance } from 'fastify';
import { cashEndpoints } from '#domain/areas/cash/cash.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { readMine, readSession, readSessions } from './cash-session.queries.ts';
import { closeSession, moveCash, openSession, reopenSession } from './change-cash-session.queries.ts';

export function bindCash(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: cashEndpoints,
    handlers: {
      'GET /api/cash/session': (context) => readMine(context),
      'GET /api/cash/sessions': (context, { query }) => readSessions(context, query.day),
      'GET /api/cash/sessions/{id}': (context, { params }) => readSession(context, params.id),
      'POST /api/cash/sessions': (context, { body }) => openSession(context, body.count),
      'POST /api/cash/sessions/{id}/movements': (context, { params, body }) =>
        moveCash(context, params.id, body),
      'POST /api/cash/sessions/{id}/close': (context, { params, body }) =>
        closeSession(context, params.id, body),
      'POST /api/cash/sessions/{id}/reopen': (context, { params, body }) =>
        reopenSession(context, params.id, body.reason),
    },
  });
}

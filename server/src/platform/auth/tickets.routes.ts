import type { FastifyInstance } from 'fastify';
import { ticketsEndpoints } from '#domain/areas/tickets/tickets.endpoints.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Download } from '../http/bind.ts';
import { bind, readInput } from '../http/bind.ts';
import { findTarget } from '../http/file-targets.ts';
import { admit } from '../http/open-context.ts';
import type { Services } from '../services.ts';
import { findSession } from './current-session.queries.ts';
import { issueTicket, useTicket } from './tickets.queries.ts';

/** Binds one-time addresses for every bound GET that answers a file; the order of binding does not matter. */
export function bindTickets(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: ticketsEndpoints,
    handlers: {
      async 'POST /api/tickets'(context, { body }) {
        if (findTarget(app, body.target) === null) throw new Problem('not-found');
        const { ticket, expiresAt } = await issueTicket(context, body.target);
        return { path: `/api/tickets/${ticket}`, expiresAt: expiresAt.toISOString() };
      },
      async 'GET /api/tickets/{ticket}'(context, { params, request }) {
        const { db } = services;
        const ticket = await useTicket(services, params.ticket, context.now);
        const target = ticket && findTarget(app, String(ticket.target['url']));
        if (!ticket || !target) throw new Problem('link-not-valid');
        const officeId = ticket.office_id ?? '0';
        const session = await findSession(db, { sessionId: ticket.session_id, officeId, now: context.now });
        if (session === undefined) throw new Problem('session-ended');
        const admitted = admit({ ...context, endpoint: target.key }, target.spec.access, session);
        const input = readInput(target.spec, { ...target.values, body: undefined }, { request, ...admitted });
        return (await target.handler(admitted, input)) as Download;
      },
    },
  });
}

import type { FastifyInstance } from 'fastify';
import { ordersEndpoints } from '#domain/order/orders.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { requestCancel } from './cancel-request.queries.ts';
import type { OrderEngine } from './order-engine.ts';
import { readHistory } from './order-history.queries.ts';
import { addNote, attachFiles, readNotes, requestApproval } from './order-notes.queries.ts';
import { readOrder } from './order-paper.queries.ts';
import { pay } from './pay.ts';

/** What all orders have in common, for an engine with its services. */
export function bindOrders(engine: OrderEngine) {
  return (app: FastifyInstance, services: Services): void =>
    bind(app, services, {
      endpoints: ordersEndpoints,
      handlers: {
        'GET /api/orders/{id}': async (context, { params }) => await readOrder(engine, context, params.id),
        'POST /api/orders/{id}/actions': async (context, { params, body }) =>
          await pay(engine, context, { orderId: params.id, input: body }),
        'GET /api/orders/{id}/history': async (context, { params }) => await readHistory(context, params.id),
        'POST /api/orders/{id}/approvals': async (context, { params, body }) =>
          await requestApproval(context, params.id, body),
        'POST /api/orders/{id}/cancel-request': async (context, { params }) =>
          await requestCancel(context, params.id),
        'GET /api/orders/{id}/notes': async (context, { params }) => await readNotes(context, params.id),
        'POST /api/orders/{id}/notes': async (context, { params, body }) =>
          await addNote(engine, context, { id: params.id, body: body.body }),
        'POST /api/orders/{id}/files': async (context, { params, body }) =>
          await attachFiles(engine, context, { id: params.id, ...body }),
      },
    });
}

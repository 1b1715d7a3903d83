import type { FastifyInstance } from 'fastify';
import { transfersEndpoints } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { transfersLabels } from '#domain/services/money-transfer/transfers.labels.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import type { OrderEngine } from '#server/engine/orders/order-engine.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { renewPin } from './renew-pin.queries.ts';
import { createTransfer, editTransfer } from './save-transfer.queries.ts';
import { readCouriers, readTransfer } from './transfer-paper.queries.ts';
import { toTransferRow, transfersSource } from './transfers-source.queries.ts';

const explorer = explorerHandlers({
  source: transfersSource,
  toRow: toTransferRow,
  labels: transfersLabels,
});

export function bindTransfers(engine: OrderEngine) {
  return (app: FastifyInstance, services: Services): void =>
    bind(app, services, {
      endpoints: transfersEndpoints,
      handlers: {
        'GET /api/services/transfers': explorer.rows,
        'GET /api/services/transfers/totals': explorer.totals,
        'POST /api/services/transfers/export': explorer.export,
        'POST /api/services/transfers': async (context, { body }) =>
          await createTransfer(engine, context, body),
        'PUT /api/services/transfers/{id}': async (context, { params, body }) =>
          await editTransfer(engine, context, { id: params.id, input: body }),
        'GET /api/services/transfers/{id}': async (context, { params }) =>
          await readTransfer(context, params.id),
        'POST /api/services/transfers/{id}/pin': async (context, { params }) =>
          await renewPin(engine, context, params.id),
        'GET /api/services/transfers/couriers': async (context) => await readCouriers(context),
      },
    });
}

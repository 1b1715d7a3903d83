import type { FastifyInstance } from 'fastify';
import { transfersEndpoints } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { transfersLabels } from '#domain/services/money-transfer/transfers.labels.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import type { OrderEngine } from '#server/engine/orders/order-engine.ts';
import { bulkHandlers } from '#server/engine/bulk/bulk-handlers.queries.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { readEarlierTransfers } from './earlier-transfers.queries.ts';
import { renewPin } from './renew-pin.queries.ts';
import { readRunSheet } from './run-sheet.queries.ts';
import { createTransfer, editTransfer } from './save-transfer.queries.ts';
import { readCouriers, readTransfer } from './transfer-paper.queries.ts';
import { transfersBulk } from './transfers-bulk.queries.ts';
import { toTransferRow, transfersSource } from './transfers-source.queries.ts';

const explorer = explorerHandlers({
  source: transfersSource,
  toRow: toTransferRow,
  labels: transfersLabels,
});

export function bindTransfers(engine: OrderEngine) {
  const bulk = bulkHandlers(transfersBulk(engine));
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
        'GET /api/services/transfers/earlier': async (context, { query }) =>
          await readEarlierTransfers(context, query.customerId),
        'GET /api/services/transfers/couriers': async (context) => await readCouriers(context),
        'GET /api/services/transfers/run-sheet': async (context) => await readRunSheet(context),
        'POST /api/services/transfers/bulk/dry-run': bulk.dryRun,
        'POST /api/services/transfers/bulk': bulk.start,
      },
    });
}

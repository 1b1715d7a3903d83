import type { FastifyInstance } from 'fastify';
import { moneyWatchEndpoints } from '#domain/services/money-transfer/money-watch.endpoints.ts';
import { retryPayment } from '#server/engine/payments/retry-payment.queries.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { readWatch } from './read-watch.queries.ts';

export function bindMoneyWatch(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: moneyWatchEndpoints,
    handlers: {
      'GET /api/services/transfers/watch': async (context) => await readWatch(context),
      'POST /api/services/transfers/watch/payments/{id}/retry': async (context, { params }) =>
        await retryPayment(context, params.id),
    },
  });
}

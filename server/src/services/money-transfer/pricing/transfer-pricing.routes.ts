import type { FastifyInstance } from 'fastify';
import { transferPricingEndpoints } from '#domain/services/money-transfer/pricing.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { priceTransfer, readTransferOptions } from './price-transfer.queries.ts';

export function bindTransferPricing(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: transferPricingEndpoints,
    handlers: {
      'POST /api/services/transfers/quote': (context, { body }) => priceTransfer(context, body),
      'GET /api/services/transfers/options': async (context, { query }) => ({
        options: await readTransferOptions(context, {
          province: query.province,
          municipality: query.municipality ?? null,
        }),
      }),
    },
  });
}

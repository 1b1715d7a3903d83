import type { FastifyInstance } from 'fastify';
import { paymentsEndpoints } from '#domain/payment/payments.endpoints.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';
import { readPayOptions } from './read-pay-options.queries.ts';

export function bindPayments(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: paymentsEndpoints,
    handlers: { 'GET /api/payments/options': (context) => readPayOptions(context) },
  });
}

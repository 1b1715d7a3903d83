import type { FastifyInstance } from 'fastify';
import { customersEndpoints } from '#domain/areas/customers/customers.endpoints.ts';
import { recipientsEndpoints } from '#domain/areas/customers/recipients.endpoints.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { Services } from '#server/platform/services.ts';

/** The contract stands; nothing is behind it yet, so nothing is found. */
function nothingYet(): never {
  throw new Problem('not-found');
}

export function bindCustomers(app: FastifyInstance, services: Services): void {
  for (const endpoints of [customersEndpoints, recipientsEndpoints]) {
    const handlers = Object.fromEntries(Object.keys(endpoints).map((key) => [key, nothingYet]));
    bind(app, services, { endpoints, handlers: handlers as never });
  }
}

import { type Doer, system } from '#domain/order/actors.ts';
import type { Services } from '#server/platform/services.ts';
import type { ActContext } from './order-engine.ts';

/** Who acts, as the lifecycles judge it. */
export function doerOf({ user, office }: ActContext): Doer {
  return user === undefined ? system : { ...user, office: office ?? null };
}

/** The engine as the one who acts: timers, answers of providers, the outbox. */
export function systemContext(services: Services, requestId: string): ActContext {
  return {
    services,
    endpoint: 'POST /api/orders/{id}/actions',
    requestId,
    ip: '',
    userAgent: '',
    language: 'en',
    now: services.clock(),
    ifMatch: null,
    idempotency: null,
  };
}

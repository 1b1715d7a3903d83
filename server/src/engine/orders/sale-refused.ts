import { Problem } from '#domain/kernel/problem.ts';
import type { ReviewedOrder, ReviewRefusal } from './compliance-port.ts';
import type { Act } from './order-engine.ts';

/** Compliance lets nobody take money for this; the transaction of the sale is undone, who was looked for is kept after it. */
export class SaleRefused extends Problem {
  readonly order: ReviewedOrder;

  constructor({ context }: Act, { code, message }: ReviewRefusal, order: ReviewedOrder) {
    super('guard-failed', { reason: message[context.language] }, { reason: code });
    this.order = order;
  }
}

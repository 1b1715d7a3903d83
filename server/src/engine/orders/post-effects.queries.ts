import { isBookable } from '#domain/ledger/book-effects.ts';
import type { EffectName } from '#domain/order/effects.ts';
import { bookOrder } from '#server/engine/ledger/book-order.queries.ts';
import { bookDay } from './book-day.queries.ts';
import { learntFacts } from './ledger-effects.queries.ts';
import type { Act } from './order-engine.ts';
import { orderFacts } from './order-facts.queries.ts';

/** Writes everything an action does to the books: all journals, holds and releases in one call. */
export async function postEffects(act: Act, effects: readonly EffectName[]): Promise<void> {
  if (!effects.some(isBookable)) return;
  const { tx, context, order, version } = act;
  await bookOrder(tx, {
    orderId: order.id,
    version,
    actorId: context.user?.id ?? null,
    on: await bookDay(context),
    at: context.now,
    effects,
    facts: { ...(await orderFacts(act)), ...learntFacts(act) },
  });
}

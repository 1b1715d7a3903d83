import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import {
  type AuthorisedCard,
  authoriseCards,
  checkAuthorised,
} from '#server/engine/payments/authorise-cards.queries.ts';
import { isRepeated } from '#server/platform/http/transact.queries.ts';
import { voidAuthorised } from '#server/engine/payments/void-authorised.queries.ts';
import { act, type ActRequest } from './act.queries.ts';
import { checkBeforeCards } from './check-before-cards.queries.ts';
import type { ActContext, OrderEngine } from './order-engine.ts';
import { SaleRefused } from './sale-refused.ts';

/**
 * An action, with the cards of a payment around it: guards first, so that no card is touched for an order that would
 * refuse; then the authorisations; then the action; the capture follows by outbox. What was authorised for an action
 * that then refused is voided.
 */
export async function pay(engine: OrderEngine, context: ActContext, request: ActRequest): Promise<Created> {
  try {
    return await payWithCards(engine, context, request);
  } catch (error) {
    if (error instanceof SaleRefused) {
      const { order } = error;
      const { db } = context.services;
      await db.transaction().execute(async (tx) => await engine.compliance.saleRefused(tx, order));
    }
    throw error;
  }
}

async function payWithCards(engine: OrderEngine, context: ActContext, request: ActRequest): Promise<Created> {
  const { payment } = request.input;
  const hasCards = payment?.tenders.some(({ card }) => card !== null) === true;
  if (!hasCards || (await isRepeated(context))) return await act(engine, context, request);
  await checkBeforeCards(engine, context, request);
  const { amountMode, tenders } = payment;
  const authorised = await authoriseCards(context, { orderId: request.orderId, amountMode, tenders });
  try {
    checkAuthorised(authorised);
    return await act(engine, context, { ...request, input: { ...request.input, authorised } });
  } catch (error) {
    // A twin of this request is at it with the same cards: what becomes of them is its business.
    const isTwin = error instanceof Problem && error.code === 'key-running';
    if (error instanceof Problem && !isTwin) await voidAuthorised(context, approved(authorised));
    throw error;
  }
}

function approved(cards: readonly AuthorisedCard[]): AuthorisedCard[] {
  return cards.filter(({ outcome }) => outcome === 'approved');
}

import { Problem } from '#domain/kernel/problem.ts';
import { checkPayment } from '#domain/payment/check-payment.ts';
import type { AmountMode } from '#domain/payment/payment.values.ts';
import type { Tender } from '#domain/payment/tender.schema.ts';
import { tenders as facts } from '#domain/payment/tenders.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { AuthorisedCard } from './authorise-cards.queries.ts';
import { findOpenSession, requireOpenSession } from './open-cash-session.queries.ts';
import type { PayableOrder, PayingContext, PostedTender } from './paying-context.ts';
import { officeOf, requestKey } from './paying-context.ts';

interface Taking {
  readonly order: PayableOrder;
  readonly amountMode: AmountMode;
  readonly tenders: readonly Tender[];
  /** What `authoriseCards` answered for the same tenders. */
  readonly authorised: readonly AuthorisedCard[];
  /** Where the payment stands in the request, for refusals at a field. */
  readonly path?: string;
  /** The drawer, where a guard of the same transaction found it open and holds it. */
  readonly sessionId?: string | undefined;
}

/**
 * Takes the tenders of a payment in the transaction of the order: cash into the open drawer, cards as they were
 * authorised. Cards are captured after the commit. Answers what the ledger posts, in the order of the tenders.
 */
export async function takeTenders(tx: Tx, context: PayingContext, taking: Taking): Promise<PostedTender[]> {
  refuseMisfits(taking);
  const sessionId = taking.sessionId ?? (await sessionFor(tx, context, taking.tenders));
  const taken: PostedTender[] = [];
  for (const [index, tender] of taking.tenders.entries()) {
    taken.push(
      tender.card === null
        ? await insertTender(tx, context, { taking, tender, index, sessionId })
        : await takeCard(tx, context, { taking, tender, index }),
    );
  }
  const cards = taken.filter(({ ledgerAccount }) => ledgerAccount.kind === 'card');
  if (cards.length > 0) {
    await enqueue(tx, 'capture-payments', { paymentIds: cards.map(({ paymentId }) => paymentId) });
  }
  if (sessionId !== null && context.user !== undefined) {
    const userIds = [context.user.id];
    await publish(tx, { topic: 'cash-sessions', id: sessionId, change: 'changed', userIds });
  }
  return taken;
}

function refuseMisfits({ order, amountMode, tenders, path = 'payment.' }: Taking): void {
  const owed = { total: BigInt(order.total), paid: BigInt(order.paid) };
  const issues = checkPayment({ amountMode, tenders: [...tenders] }, owed);
  if (issues.length === 0) return;
  const fields = issues.map((issue) => ({ ...issue, path: path + issue.path, params: issue.params ?? {} }));
  throw new Problem('field-refused', {}, { fields });
}

/** Cash needs the drawer; what else lies in one is counted with it where it is open. */
async function sessionFor(
  tx: Tx,
  context: PayingContext,
  tenders: readonly Tender[],
): Promise<string | null> {
  if (tenders.some(({ method }) => method === 'Cash')) return (await requireOpenSession(tx, context)).id;
  const isForDrawer = tenders.some(({ method }) => facts[method].isInDrawer);
  return isForDrawer ? ((await findOpenSession(tx, context))?.id ?? null) : null;
}

interface OneTender {
  readonly taking: Taking;
  readonly tender: Tender;
  readonly index: number;
}

async function insertTender(
  tx: Tx,
  context: PayingContext,
  { taking, tender, index, sessionId }: OneTender & { sessionId: string | null },
): Promise<PostedTender> {
  const { order, amountMode } = taking;
  const { id } = await tx
    .insertInto('payments')
    .values({
      order_id: order.id,
      office_id: officeOf(context),
      action: 'Payment',
      method: tender.method,
      amount_mode: amountMode,
      amount: tender.amount,
      currency: order.currency,
      reference: tender.reference,
      cash_session_id: facts[tender.method].isInDrawer ? sessionId : null,
      request_key: requestKey(context, `take:${order.id}:${index}`),
      settled_at: tender.method === 'Cash' ? context.now : null,
      by: context.user?.id ?? null,
      at: context.now,
      updated_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { method, amount } = tender;
  return { paymentId: id, method, amount: BigInt(amount), ledgerAccount: { kind: 'fund' } };
}

/** Makes the authorised row of a card the payment; refused when it is not there any more or is another one's. */
async function takeCard(
  tx: Tx,
  context: PayingContext,
  { taking, tender, index }: OneTender,
): Promise<PostedTender> {
  const paymentId = taking.authorised.find((one) => one.index === index)?.paymentId ?? '0';
  const row = await tx
    .updateTable('payments')
    .from('payment_gateways as g')
    .set((eb) => ({
      action: 'Payment' as const,
      version: eb('payments.version', '+', 1),
      updated_at: context.now,
    }))
    .whereRef('g.id', '=', 'payments.gateway_id')
    .where('payments.id', '=', paymentId)
    .where('payments.order_id', '=', taking.order.id)
    .where('payments.amount', '=', tender.amount)
    .where('payments.action', '=', 'Draft')
    .where('payments.gateway_state', '=', 'Authorised')
    .returning('g.mid_number')
    .executeTakeFirst();
  if (row === undefined) throw new Problem('payment-not-authorised');
  const ledgerAccount = { kind: 'card', mid: row.mid_number } as const;
  return { paymentId, method: 'Card', amount: BigInt(tender.amount), ledgerAccount };
}

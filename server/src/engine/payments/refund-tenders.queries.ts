import { Problem } from '#domain/kernel/problem.ts';
import type { RefundPart } from '#domain/payment/tenders.ts';
import { splitRefund, tenders as facts } from '#domain/payment/tenders.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import { expectedCash, requireOpenSession } from './open-cash-session.queries.ts';
import type { PayableOrder, PayingContext, PaymentRow, PostedTender } from './paying-context.ts';
import { requestKey } from './paying-context.ts';

interface Refunding {
  readonly order: PayableOrder;
  /** Minor units of the order's currency. */
  readonly amount: bigint;
}

type Paid = PaymentRow & { mid_number: string | null; rest: bigint };

/**
 * Gives an amount back to the tenders it came from: cards first, cash out of the caller's open drawer, within a kind
 * the payment with the largest rest first. Cards are voided or refunded after the commit. Never more than was taken:
 * the rows are locked, and the database counts again. Whether two persons are needed, the lifecycle has asked before.
 */
export async function refundTenders(
  tx: Tx,
  context: PayingContext,
  { order, amount }: Refunding,
): Promise<PostedTender[]> {
  const paid = await lockPaid(tx, order.id);
  const parts = splitRefund(paid, amount);
  if (parts === null) {
    const left = paid.reduce((sum, { rest }) => sum + rest, 0n);
    throw new Problem('refund-more-than-paid', {
      left: `${left / 100n}.${String(left % 100n).padStart(2, '0')}`,
    });
  }
  const sessionId = await drawerFor(tx, context, parts);
  const given: PostedTender[] = [];
  for (const part of parts) given.push(await insertRefund(tx, context, { order, part, sessionId }));
  const cards = given.filter(({ ledgerAccount }) => ledgerAccount.kind === 'card');
  if (cards.length > 0) {
    await enqueue(tx, 'refund-payments', { paymentIds: cards.map(({ paymentId }) => paymentId) });
  }
  return given;
}

async function lockPaid(tx: Tx, orderId: string): Promise<Paid[]> {
  const rows = await tx
    .selectFrom('payments as p')
    .leftJoin('payment_gateways as g', 'g.id', 'p.gateway_id')
    .selectAll('p')
    .select('g.mid_number')
    .where('p.order_id', '=', orderId)
    .where('p.action', '=', 'Payment')
    .orderBy('p.id')
    .forNoKeyUpdate('p')
    .execute();
  return rows.map((row) => ({ ...row, rest: BigInt(row.amount) - BigInt(row.refunded) }));
}

/** Cash, and what is paid back as cash, leaves the drawer of who gives it; never more than lies there. */
async function drawerFor(
  tx: Tx,
  context: PayingContext,
  parts: readonly RefundPart<Paid>[],
): Promise<string | null> {
  const cash = parts.filter(({ payment }) => facts[payment.method].refund === 'drawer');
  if (cash.length === 0) return null;
  const { id } = await requireOpenSession(tx, context, 'update');
  const needed = cash.reduce((sum, { amount }) => sum + amount, 0n);
  const held = await expectedCash(tx, id);
  if (needed > held) {
    throw new Problem('not-enough-cash', { left: `${held / 100n}.${String(held % 100n).padStart(2, '0')}` });
  }
  return id;
}

async function insertRefund(
  tx: Tx,
  context: PayingContext,
  { order, part, sessionId }: { order: PayableOrder; part: RefundPart<Paid>; sessionId: string | null },
): Promise<PostedTender> {
  const { payment, amount } = part;
  const isCard = payment.method === 'Card';
  const { id } = await tx
    .insertInto('payments')
    .values({
      order_id: order.id,
      office_id: context.office?.id ?? order.office_id,
      action: 'Refund',
      channel: payment.channel,
      method: payment.method,
      amount_mode: 'Partial',
      amount,
      currency: payment.currency,
      gateway_state: isCard ? 'Refunding' : 'None',
      gateway_id: payment.gateway_id,
      brand: payment.brand,
      last4: payment.last4,
      reference: payment.reference,
      refunds_payment_id: payment.id,
      cash_session_id: facts[payment.method].refund === 'drawer' ? sessionId : null,
      request_key: requestKey(context, `refund:${order.id}:${payment.id}:${payment.refunded}`),
      settled_at: isCard ? null : context.now,
      by: context.user?.id ?? null,
      at: context.now,
      updated_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    paymentId: id,
    method: payment.method,
    amount,
    ledgerAccount: isCard ? { kind: 'card', mid: payment.mid_number ?? '' } : { kind: 'fund' },
  };
}

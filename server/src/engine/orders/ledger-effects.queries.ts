import { cardClearing } from '#domain/ledger/accounts.ts';
import type { OrderFacts, TenderLine } from '#domain/ledger/facts.ts';
import type { EffectName } from '#domain/order/effects.ts';
import { dismissPayments } from '#server/engine/payments/dismiss-payments.queries.ts';
import type { AuthorisedCard } from '#server/engine/payments/authorise-cards.queries.ts';
import type { PostedTender } from '#server/engine/payments/paying-context.ts';
import { refundTenders } from '#server/engine/payments/refund-tenders.queries.ts';
import { takeTenders } from '#server/engine/payments/take-tenders.queries.ts';
import { isSameSession, refundDue } from './money-guards.queries.ts';
import { clearingOfOrder, handlerFund, orderFacts } from './order-facts.queries.ts';
import { type Act, type Effect, moduleOf } from './order-engine.ts';
import { lastStep } from './undo-guards.queries.ts';

/** What only an effect knows of the facts that the posting rules ask for. */
export type LearntFacts = Partial<
  Pick<OrderFacts, 'tenders' | 'penalty' | 'claim' | 'undone' | 'change' | 'delta' | 'grant'>
>;

/** Money that is taken or given back besides being posted; what is only posted has no line here. */
export const ledgerEffects = {
  'ledger.pay': async (act) => await take(act),
  'ledger.payPartial': async (act) => await take(act),
  'ledger.payOwed': async (act) => {
    const owed = (await clearingOfOrder(act)).ar_customer ?? 0n;
    await take(act, BigInt(act.order.paid) + owed);
  },
  // What was paid in parts before stays paid; the journal of the payment alone is taken back.
  'ledger.unpay': async (act) => await giveBack(act, await paymentsOfLastPay(act)),
  // A drawer that was counted and a card that was settled stay as they are: then it is a refund, out of what is open now.
  'ledger.unpayPartial': async (act) => {
    if (await isSameSession(act)) return await giveBack(act);
    await refund(act, BigInt(act.order.paid));
  },
  'ledger.refundDue': (act) => {
    const { penalty } = moduleOf(act.engine, act.order.service);
    learn(act, { penalty: penalty?.(act) ?? 0n });
  },
  'ledger.refundPay': async (act) => await refund(act, await refundDue(act)),
  'ledger.refundFulfilled': async (act) => {
    const paid = BigInt(act.order.paid);
    learn(act, { claim: await wholeClaim(act, paid) });
    await refund(act, paid);
  },
  'ledger.reverseLast': async (act) => {
    const step = await lastStep(act);
    if (step === undefined) return;
    learn(act, { undone: { version: step.version, effects: step.effects as EffectName[] } });
    act.data['undoes'] = step.id;
  },
} satisfies Partial<Record<EffectName, Effect>>;

export function learntFacts({ memo }: Act): LearntFacts {
  return (memo.get('learnt') ?? {}) as LearntFacts;
}

export function learn(act: Act, facts: LearntFacts): void {
  act.memo.set('learnt', { ...learntFacts(act), ...facts });
}

async function take(act: Act, price?: bigint): Promise<void> {
  const { tx, context, order, input, quote } = act;
  if (input.payment === undefined) throw new Error('A payment without tenders passed its guards');
  const { amountMode, tenders } = input.payment;
  const total = String(price ?? quote?.total ?? order.total);
  const authorised = (act.memo.get('authorised') ?? input.authorised ?? []) as readonly AuthorisedCard[];
  const taken = await takeTenders(tx, context, {
    order: { ...order, total },
    amountMode,
    tenders,
    authorised,
    sessionId: act.memo.get('session') as string | undefined,
  });
  const sum = taken.reduce((all, { amount }) => all + amount, 0n);
  learn(act, { tenders: await linesOf(act, taken) });
  Object.assign(act.patch, { paid: String(BigInt(order.paid) + sum) });
  act.data['payments'] = taken.map(({ paymentId }) => paymentId);
}

async function giveBack(act: Act, only?: readonly string[]): Promise<void> {
  const { tx, context, order } = act;
  const sum = await dismissPayments(tx, context, { orderId: order.id, ...(only && { only }) });
  Object.assign(act.patch, { paid: String(BigInt(order.paid) - sum) });
}

async function paymentsOfLastPay({ tx, order }: Act): Promise<readonly string[]> {
  const event = await tx
    .selectFrom('order_events')
    .select('data')
    .where('order_id', '=', order.id)
    .where((eb) => eb(eb.val('ledger.pay'), '=', eb.fn.any('effects')))
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return (event?.data['payments'] ?? []) as string[];
}

/** All that the customer has in the order goes back: the principal and the taxes whole, the rest is our fee. */
async function wholeClaim(act: Act, paid: bigint): Promise<NonNullable<LearntFacts['claim']>> {
  const { principal, discount, taxes } = (await orderFacts(act)).amounts;
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0n);
  const due = await refundDue(act);
  const fee = paid + discount - principal - tax - due;
  return { fee, taxes, principal, discount, rewards: 0n, rewardsTakenBack: 0n };
}

async function refund(act: Act, amount: bigint): Promise<void> {
  const given = await refundTenders(act.tx, act.context, { order: act.order, amount });
  learn(act, { tenders: await linesOf(act, given) });
  Object.assign(act.patch, { paid: String(BigInt(act.order.paid) - amount) });
  act.data['payments'] = given.map(({ paymentId }) => paymentId);
}

/** Where each tender stands in the books: what an office keeps is on the fund of the office that handled it. */
async function linesOf(act: Act, tenders: readonly PostedTender[]): Promise<TenderLine[]> {
  const fund = await handlerFund(act);
  return tenders.map(({ ledgerAccount, amount }) => ({
    account: ledgerAccount.kind === 'card' ? cardClearing(ledgerAccount.mid) : fund,
    amount,
  }));
}

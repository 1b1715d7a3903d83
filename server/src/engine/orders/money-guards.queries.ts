import { sql } from 'kysely';
import { addDays } from '#domain/kernel/calendar.ts';
import type { Currency } from '#domain/kernel/money.ts';
import { sellerFund } from '#domain/ledger/accounts.ts';
import type { AccountCode } from '#domain/ledger/chart.ts';
import type { GuardFact, GuardName } from '#domain/order/guards.ts';
import { sumOf } from '#domain/payment/check-payment.ts';
import { tenders as tenderFacts } from '#domain/payment/tenders.ts';
import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import { type FundBalance, fundBalance } from '#server/engine/ledger/balances.queries.ts';
import { openFund } from '#server/engine/ledger/funds.queries.ts';
import { findOpenSession } from '#server/engine/payments/open-cash-session.queries.ts';
import { bookDay } from './book-day.queries.ts';
import { clearingOfOrder, handlerFund, providerFund, sellerOf, storedQuote } from './order-facts.queries.ts';
import { type Act, type Guard, moduleOf } from './order-engine.ts';

/** What the money of an order allows. Amounts in minor units. */
export const moneyGuards = {
  quoteFresh: isQuoteFresh,
  paymentCovers: async (act) => {
    const { given, total } = await asked(act);
    return fact(given > 0n && given === total, { available: dollars(given), needed: dollars(total) });
  },
  paymentPartial: async (act) => {
    const { given, total } = await asked(act);
    const mode = act.input.payment?.amountMode;
    const isMode = BigInt(act.order.paid) === 0n ? mode === 'Initial' : mode === 'Partial';
    return isMode && given > BigInt(act.order.paid) && given < total;
  },
  fundAvailable: isInFund,
  sessionOpen: async (act) => {
    const tenders = act.input.payment?.tenders ?? [];
    if (!tenders.some(({ method }) => method === 'Cash')) return true;
    const session = await findOpenSession(act.tx, act.context);
    act.memo.set('session', session?.id);
    return session !== undefined;
  },
  limitsOk: () => true,
  nothingPaid: ({ order }) => fact(order.paid === '0', { amount: dollars(BigInt(order.paid)) }),
  notPaid: ({ order }) => order.paid === '0',
  partialPaid: ({ order }) => BigInt(order.paid) > 0n,
  sameSession: isSameSession,
  refundDuePositive: async (act) => (await refundDue(act)) > 0n,
  originalTender: () => true,
  penaltyRule: () => true,
  // An approved claim unlocks it; claims are not handled here yet, so nothing is.
  claimApproved: () => false,
  nothingOwed: async (act) => {
    const owed = (await clearingOfOrder(act)).ar_customer ?? 0n;
    return fact(owed === 0n, { amount: dollars(owed) });
  },
  somethingOwed: async (act) => ((await clearingOfOrder(act)).ar_customer ?? 0n) > 0n,
  partialRefundDue: async (act) => (await refundDue(act)) > 0n,
  periodOpen: async (act) => {
    const { rows } = await sql<{ closed: string }>`
      select max(closed_through)::text as closed from ledger.period_lock`.execute(act.tx);
    return (await bookDay(act.context)) > (rows[0]?.closed ?? '');
  },
  providerFundAvailable: async (act) => {
    const fund = providerFund(act);
    const needed = BigInt(act.order.principal) + BigInt(act.order.provider_cost);
    return fund === null ? needed === 0n : await isIn(act, fund, needed);
  },
} satisfies Partial<Record<GuardName, Guard>>;

/** What is owed to the customer of a dead order, or of a price that went down. */
export async function refundDue(act: Act): Promise<bigint> {
  return -((await clearingOfOrder(act)).refunds_payable ?? 0n);
}

/** The price is still good, and it is the one that the screen showed; the tender may have changed its tax. */
async function isQuoteFresh(act: Act): Promise<boolean> {
  const { order, input, context, engine } = act;
  const stored = await storedQuote(act);
  if (stored?.valid_until && stored.valid_until < context.now) return false;
  const { quoteForPayment } = moduleOf(engine, order.service);
  if (quoteForPayment !== undefined && input.payment !== undefined) act.quote ??= await quoteForPayment(act);
  const total = act.quote?.total ?? BigInt(order.total);
  return input.payment === undefined || BigInt(input.payment.total.amountMinor) === total;
}

async function asked(act: Act): Promise<{ given: bigint; total: bigint }> {
  await isQuoteFresh(act);
  const given = BigInt(act.order.paid) + sumOf(act.input.payment?.tenders ?? []);
  return { given, total: act.quote?.total ?? BigInt(act.order.total) };
}

/** What the office keeps of this payment has to be covered by its fund; cards are settled to the corporation. */
async function isInFund(act: Act): Promise<GuardFact> {
  const kept = (act.input.payment?.tenders ?? []).filter(({ method }) => tenderFacts[method].touchesFund);
  if (kept.length === 0) return true;
  const [seller, fund] = [await sellerOf(act), await handlerFund(act)];
  const commission = act.quote?.commission?.amount ?? BigInt(act.order.commission);
  const stays = seller.isNetSettled && fund === sellerFund(seller) ? commission : 0n;
  return await isIn(act, fund, sumOf(kept) - stays);
}

/** The ledger refuses by itself what goes below the floor; asking first says so before anything is done. */
export async function isIn(act: Act, account: AccountCode, needed: bigint): Promise<GuardFact> {
  const currency = (act.quote?.currency ?? act.order.currency) as Currency;
  const asked = { account, currency, today: await bookDay(act.context), isAgeOnlyWithGrace: true };
  let fund = await fundBalance(act.tx, asked);
  if (fund === null) {
    await openFund(act.tx, { account, currency });
    fund = await fundBalance(act.tx, asked);
  }
  if (fund !== null && isOverdue(fund, asked.today)) {
    return fact(false, { available: dollars(0n), needed: dollars(needed) });
  }
  const available = fund?.available ?? null;
  return (
    available === null ||
    fact(available >= needed, { available: dollars(available), needed: dollars(needed) })
  );
}

/** A debt that is older than its grace days ends the credit, whatever is left of it. */
export function isOverdue({ graceDays, oldestUnpaidDay }: FundBalance, today: string): boolean {
  return graceDays !== null && oldestUnpaidDay !== null && addDays(oldestUnpaidDay, graceDays) < today;
}

/** The drawer that took it is still open, and no card of it is settled: it can be as if it never was. */
export async function isSameSession({ tx, order, isTrial }: Act): Promise<boolean> {
  // Nobody counts it meanwhile: what goes back now would be missing from the count.
  if (isTrial !== true) {
    await sql`select from cash_sessions where id in (
      select cash_session_id from payments where order_id = ${order.id}) order by id for share`.execute(tx);
  }
  const late = await tx
    .selectFrom('payments as p')
    .leftJoin('cash_sessions as s', 's.id', 'p.cash_session_id')
    .select('p.id')
    .where('p.order_id', '=', order.id)
    .where('p.action', '=', 'Payment')
    .where((eb) =>
      eb.or([
        eb('s.status', '=', 'Closed'),
        eb.and([eb('p.method', '=', 'Card'), eb('p.settled_at', 'is not', null)]),
      ]),
    )
    .executeTakeFirst();
  return late === undefined;
}

export async function readRefundLimit(act: Act): Promise<bigint> {
  return BigInt(await readConfiguration(act.tx, 'RefundApprovalAbove'));
}

function fact(holds: boolean, params: Record<string, string>): GuardFact {
  return { holds, params };
}

/** Cents as people read them in a sentence. */
export function dollars(cents: bigint): string {
  const sign = cents < 0n ? '-' : '';
  const text = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${sign}${text.slice(0, -2)}.${text.slice(-2)}`;
}

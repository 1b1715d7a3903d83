import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import type { Province } from '#domain/kernel/cuban-places.ts';
import type { Quote } from '#domain/order/quote.ts';
import { quoteTransfer } from '#domain/services/money-transfer/quote-transfer.ts';
import type {
  PricedTransfer,
  TransferProblem,
  TransferRequest,
} from '#domain/services/money-transfer/transfer-request.ts';
import type { TransferInput } from '#domain/services/money-transfer/transfer.schema.ts';
import type { PayoutCurrency, TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';
import type { Act } from '#server/engine/orders/order-engine.ts';
import { storedQuote } from '#server/engine/orders/order-facts.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { readTransferTables } from './pricing/read-transfer-tables.queries.ts';
import { transferOf } from './transfer-row.queries.ts';

/** The price of a form by the tables of now, before anybody knows how it will be paid; refused at its fields. */
export async function priceDraft(
  tx: Tx,
  context: OfficeContext,
  input: TransferInput,
): Promise<PricedTransfer> {
  const tables = await readTransferTables(tx, { officeId: context.office.id, at: context.now });
  const { method, payoutCurrency, province, municipality, mode, isExpress } = input;
  const request = {
    office: context.office,
    method,
    payoutCurrency,
    province,
    municipality,
    mode,
    amount: BigInt(input.amount),
    isExpress,
    tenders: [],
  };
  return priced(quoteTransfer(request, tables, context.now), context);
}

/**
 * The price of an order that is paid now with these tenders: rates, fees and terms as they were when it was quoted,
 * the tax by how it is paid.
 */
export async function priceForPayment(act: Act): Promise<Quote> {
  // Money is taken only from who has declared whose it is and whom it goes to (31 CFR 515.337, 515.338).
  if (!(await transferOf(act)).is_declared) throw fieldProblem('isDeclared', 'declaration-missing');
  const stored = await storedQuote(act);
  if (stored === undefined) throw new Error(`The order ${act.order.id} has no price`);
  const { quote } = await priceAgain(act, {
    at: stored.at,
    tenders: await allTenders(act, act.input.payment?.tenders ?? []),
  });
  return quote;
}

/** The price by the tables of a moment. */
export async function priceAgain(
  act: Act,
  { at, tenders }: { at: Date; tenders: TransferRequest['tenders'] },
): Promise<PricedTransfer> {
  const { order, tx } = act;
  const tables = await readTransferTables(tx, { officeId: order.office_id, at, memo: act.memo });
  return priced(quoteTransfer(await transferRequest(act, tenders), tables, at), act.context);
}

/** What a stored transfer asks of the price tables. */
export async function transferRequest(
  act: Act,
  tenders: TransferRequest['tenders'],
): Promise<TransferRequest> {
  const { order } = act;
  const transfer = await transferOf(act);
  return {
    office: await sellingOffice(act),
    method: transfer.method as TransferMethod,
    payoutCurrency: transfer.payout_currency as PayoutCurrency,
    province: order.territory as Province,
    municipality: order.municipality,
    mode: transfer.mode as TransferRequest['mode'],
    amount: BigInt(transfer.asked_amount),
    isExpress: transfer.is_express,
    tenders,
  };
}

/** The office of the order; who acts for another one, or the engine, has to look it up. */
async function sellingOffice({ order, tx, context }: Act): Promise<TransferRequest['office']> {
  const { office } = context;
  if (office?.id === order.office_id) return office;
  const row = await tx
    .selectFrom('offices')
    .select(['id', 'office_type', 'time_zone'])
    .where('id', '=', order.office_id)
    .executeTakeFirstOrThrow();
  return { id: row.id, officeType: row.office_type, timeZone: row.time_zone };
}

/** Parts that were paid before count for the tax as well. */
async function allTenders(
  { tx, order }: Act,
  now: readonly { method: TransferRequest['tenders'][number]['method']; amount: string }[],
): Promise<TransferRequest['tenders']> {
  const before =
    order.paid === '0'
      ? []
      : await tx
          .selectFrom('payments')
          .select(['method', 'amount'])
          .where('order_id', '=', order.id)
          .where('action', '=', 'Payment')
          .execute();
  return [...before, ...now].map(({ method, amount }) => ({ method, amount: BigInt(amount) }));
}

function priced(
  pricing: ReturnType<typeof quoteTransfer>,
  { language }: Pick<OfficeContext, 'language'>,
): PricedTransfer {
  if (pricing.ok) return pricing;
  throw new Problem(
    'field-refused',
    {},
    { fields: pricing.problems.map((problem) => fieldOf(problem, language)) },
  );
}

function fieldOf({ path, code, params, notice }: TransferProblem, language: OfficeContext['language']) {
  return { path, code, params: { ...params, ...(notice && { notice: notice[language] }) } };
}

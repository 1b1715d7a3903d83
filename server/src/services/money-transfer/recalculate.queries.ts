import { sumsOf } from '#domain/ledger/clearing.ts';
import type { AccountCode } from '#domain/ledger/chart.ts';
import type { PostedJournal } from '#domain/ledger/posting.ts';
import { commissionOf, providerCostOf, providerRule } from '#domain/services/money-transfer/margins.ts';
import type { TransferRequest } from '#domain/services/money-transfer/transfer-request.ts';
import type { TransferTables } from '#domain/services/money-transfer/transfer-tables.ts';
import { learn } from '#server/engine/orders/ledger-effects.queries.ts';
import { postedOfOrder, quoteOf } from '#server/engine/orders/order-facts.queries.ts';
import type { Act } from '#server/engine/orders/order-engine.ts';
import { transferRequest } from './price-draft.queries.ts';
import { readTransferTables } from './pricing/read-transfer-tables.queries.ts';

/**
 * Commission and cost by the rules that were valid when the transfer was sold, from what the customer paid; only the
 * difference to the books is posted. What the customer pays and gets does not change.
 */
export async function recalculateCommission(act: Act): Promise<void> {
  const { tables, request } = await saleOf(act);
  const { principal, fee, discount } = await quoteOf(act);
  const paid = { fee: fee - discount, price: principal + fee - discount };
  const amount = commissionOf(tables, request, paid)?.amount ?? 0n;
  await correct(act, { account: 'expense.commission.MoneyTransfer', kind: 'commission.', amount });
  Object.assign(act.patch, { commission: String(amount) });
}

/** The provider that paid it out stays who it is, whoever would do so today. */
export async function recalculateProviderCost(act: Act): Promise<void> {
  const { tables, request } = await saleOf(act);
  const rule = providerRule(tables, request);
  if (rule === undefined || rule.value.providerOfficeId !== act.order.provider_office_id) {
    return learn(act, { delta: 0n });
  }
  const { amount } = providerCostOf(rule, (await quoteOf(act)).principal);
  await correct(act, { account: 'cost.provider.MoneyTransfer', kind: 'provider', amount });
  Object.assign(act.patch, { provider_cost: String(amount) });
}

async function saleOf(act: Act): Promise<{ tables: TransferTables; request: TransferRequest }> {
  const { order, tx, context } = act;
  const at = order.purchased_at ?? context.now;
  const tables = await readTransferTables(tx, { officeId: order.office_id, at, memo: act.memo });
  return { tables, request: await transferRequest(act, []) };
}

async function correct(
  act: Act,
  { account, kind, amount }: { account: AccountCode; kind: string; amount: bigint },
): Promise<void> {
  const posted = await postedOfOrder(act);
  const booked = sumsOf(posted).get(account) ?? 0n;
  learn(act, { delta: amount - booked });
  const last = posted.findLast((journal: PostedJournal) => journal.kind.startsWith(kind));
  if (last !== undefined) act.data['corrects'] = last.id;
}

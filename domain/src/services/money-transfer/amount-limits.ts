import { formatAmount, money } from '../../kernel/money.ts';
import type { TransferProblem, TransferRequest } from './transfer-request.ts';
import type { TransferTables } from './transfer-tables.ts';
import { matching } from './transfer-tables.ts';

/** The limits of one transfer, by what is sent; those of a period need history and are the engine's to ask. */
export function limitProblem(
  tables: TransferTables,
  request: TransferRequest,
  principal: bigint,
): TransferProblem | null {
  const rows = matching(tables.limits, [
    ['method', request.method, 1],
    ['payoutCurrency', request.payoutCurrency, 1],
    ['officeId', request.office.id, 1],
  ]).filter(({ value }) => value.period === 'Transaction');
  for (const { value } of rows) {
    if (value.min !== null && principal < BigInt(value.min)) return problem('amount-below', value.min);
    if (value.max !== null && principal > BigInt(value.max)) return problem('amount-above', value.max);
  }
  return null;
}

export function problem(code: 'amount-below' | 'amount-above', cents: string): TransferProblem {
  return { path: 'amount', code, params: { amount: `${formatAmount(money(BigInt(cents), 'USD'))} USD` } };
}

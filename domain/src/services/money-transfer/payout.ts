import { type Decimal, divide, parseDecimal, powerOfTen } from '../../kernel/decimal.ts';
import { formatAmount, money, roundingOf } from '../../kernel/money.ts';
import type { TransferProblem, TransferRequest } from './transfer-request.ts';
import type { SettingRow, TransferTables } from './transfer-tables.ts';
import { mostSpecific } from './transfer-tables.ts';

export interface Payout {
  /** Cents that buy the payout and not one more. */
  readonly principal: bigint;
  readonly payout: bigint;
  readonly unspent: bigint;
  readonly rate: Decimal;
  readonly rateText: string;
  readonly rule: SettingRow<'rates'> | null;
}

const ONE: Decimal = { units: 1n, scale: 0 };

/** The rate of an office and method; those that say more win, the office before the method. Null: no exchange. */
export function rateFor(
  tables: TransferTables,
  method: SettingRow<'methods'>['value'],
  officeId: string,
): SettingRow<'rates'> | null | undefined {
  if (method.payoutCurrency === 'USD' || method.segment === null) return null;
  const { payoutCurrency, segment } = method;
  const rows = tables.rates.filter(
    ({ value }) => value.currency === payoutCurrency && value.segment === segment,
  );
  return mostSpecific(rows, [
    ['officeId', officeId, 2],
    ['method', method.method, 1],
  ]);
}

/**
 * What is sent and what arrives. Only whole notes can be handed over, so the payout is rounded down to them and
 * the principal to what they cost: nobody pays for money that cannot arrive.
 */
export function payoutOf(
  request: TransferRequest,
  method: SettingRow<'methods'>['value'],
  rule: SettingRow<'rates'> | null,
): Payout | TransferProblem {
  const rate = (rule && parseDecimal(rule.value.buy)) ?? ONE;
  const note = BigInt(method.note);
  const payout = request.mode === 'SendFixed' ? notesFor(request.amount, rate, note) : request.amount;
  if (payout <= 0n || payout % note !== 0n) {
    const shown = formatAmount(money(note, method.payoutCurrency));
    return {
      path: 'amount',
      code: 'not-deliverable',
      params: { note: shown, currency: method.payoutCurrency },
    };
  }
  const principal = costOf(payout, rate);
  const unspent = request.mode === 'SendFixed' ? request.amount - principal : 0n;
  return { principal, payout, unspent, rate, rateText: rule?.value.buy ?? '1', rule };
}

/** The most whole notes that an amount of dollars buys. All payout currencies have two places, as the dollar has. */
function notesFor(cents: bigint, rate: Decimal, note: bigint): bigint {
  const bought = divide(cents * rate.units, powerOfTen(rate.scale), roundingOf.exchangeOut);
  return bought - (bought % note);
}

/** The least dollars that buy a payout. */
function costOf(payout: bigint, rate: Decimal): bigint {
  return divide(payout * powerOfTen(rate.scale), rate.units, roundingOf.exchangeIn);
}

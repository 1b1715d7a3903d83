import { basisPoints, money, roundingOf } from '../../kernel/money.ts';
import type { QuoteLine } from '../../order/quote.ts';
import type { FeeBand } from './fee-bands.schema.ts';
import type { TransferDiscount, TransferRequest } from './transfer-request.ts';
import type { SettingRow, TransferTables } from './transfer-tables.ts';
import { matching, mostSpecific } from './transfer-tables.ts';
import { zoneOf } from './transfer.values.ts';

/** The fee table of a request: the office's own before its group's, then by currency, then by zone. */
export function feeRule(
  tables: TransferTables,
  request: TransferRequest,
): SettingRow<'feeTiers'> | undefined {
  const rows = tables.feeTiers.filter(({ value }) => value.method === request.method);
  return mostSpecific(rows, [
    ['officeId', request.office.id, 8],
    ['officeGroup', request.office.officeType, 4],
    ['payoutCurrency', request.payoutCurrency, 2],
    ['zone', zoneOf(request.province), 1],
  ]);
}

/** The band that holds an amount of cents. */
export function bandOf(bands: readonly FeeBand[], principal: bigint): FeeBand | undefined {
  return bands.find(
    ({ from, upTo }) => principal >= BigInt(from) && (upTo === null || principal <= BigInt(upTo)),
  );
}

export function feeOf(band: FeeBand, principal: bigint): bigint {
  return clamp(BigInt(band.fixed) + partOf(principal, band.points), band);
}

/** Lines of the surcharges of a place and, if it is wanted, of express; several of a place add up. */
export function surchargeLines(
  tables: TransferTables,
  request: TransferRequest,
  principal: bigint,
): { readonly lines: readonly QuoteLine[]; readonly rules: readonly SettingRow<'surcharges'>[] } {
  const rules = matching(tables.surcharges, [
    ['province', request.province, 1],
    ['method', request.method, 2],
  ]).filter(({ value }) => value.kind === 'Province' || request.isExpress);
  const lines = rules.map(({ value }) => ({
    code: value.kind === 'Express' ? ('express' as const) : ('surcharge' as const),
    label: { en: value.labelEn, es: value.labelEs },
    amount: BigInt(value.fixed) + partOf(principal, value.points),
  }));
  return { lines, rules };
}

/** What a discount takes off, and how much of that off our fees: they go first. */
export function discountOf(
  discount: TransferDiscount | undefined,
  { fee, principal }: { fee: bigint; principal: bigint },
): { readonly whole: bigint; readonly onFee: bigint } {
  const wanted = discount?.amount ?? 0n;
  const whole = wanted > fee + principal ? fee + principal : wanted;
  return { whole, onFee: whole > fee ? fee : whole };
}

export function clamp(amount: bigint, { min, max }: { min: string | null; max: string | null }): bigint {
  if (min !== null && amount < BigInt(min)) return BigInt(min);
  if (max !== null && amount > BigInt(max)) return BigInt(max);
  return amount;
}

function partOf(principal: bigint, points: number): bigint {
  return basisPoints(money(principal, 'USD'), BigInt(points), roundingOf.customerPrice).minor;
}

import type { Quote, QuoteLine, UsedRule } from '../../order/quote.ts';
import { limitProblem, problem } from './amount-limits.ts';
import { bandOf, discountOf, feeOf, feeRule, surchargeLines } from './charges.ts';
import { areaProblem, areaTerms, etaOf, offeredMethod } from './delivery-terms.ts';
import { commissionOf, providerCostOf, providerRule } from './margins.ts';
import { type Payout, payoutOf, rateFor } from './payout.ts';
import { remittanceTax } from './remittance-tax.ts';
import type {
  PricedTransfer,
  TransferPricing,
  TransferProblem,
  TransferRequest,
} from './transfer-request.ts';
import type { SettingRow, TransferTables } from './transfer-tables.ts';

interface Terms {
  readonly method: SettingRow<'methods'>;
  readonly rules: SettingRow<'rules'>;
  readonly provider: SettingRow<'providers'>;
  readonly fees: SettingRow<'feeTiers'>;
  readonly payout: Payout;
}

/** The price of a transfer by the tables that count at a moment, or why there is none, at the fields that caused it. */
export function quoteTransfer(request: TransferRequest, tables: TransferTables, now: Date): TransferPricing {
  const terms = termsOf(request, tables);
  return isProblem(terms) ? { ok: false, problems: [terms] } : price(request, tables, { ...terms, now });
}

/** The first thing that stands in the way, in the order in which the form asks. */
function termsOf(request: TransferRequest, tables: TransferTables): Terms | TransferProblem {
  const method = offeredMethod(tables, request);
  const [rules] = tables.rules;
  if (method === undefined || rules === undefined) return { path: 'method', code: 'transfer-not-offered' };
  const stop = areaProblem(areaTerms(tables, request, request.method), request);
  if (stop !== null) return stop;
  const provider = providerRule(tables, request);
  if (provider === undefined) {
    return { path: 'province', code: 'transfer-no-provider', params: { place: placeOf(request) } };
  }
  const rate = rateFor(tables, method.value, request.office.id);
  const currency = request.payoutCurrency;
  if (rate === undefined) return { path: 'payoutCurrency', code: 'transfer-no-rate', params: { currency } };
  const payout = payoutOf(request, method.value, rate);
  if (isProblem(payout)) return payout;
  const limit = limitProblem(tables, request, payout.principal);
  if (limit !== null) return limit;
  const fees = feeRule(tables, request);
  if (fees === undefined) return { path: 'method', code: 'transfer-no-fee' };
  return { method, rules, provider, fees, payout };
}

function price(
  request: TransferRequest,
  tables: TransferTables,
  terms: Terms & { now: Date },
): TransferPricing {
  const { fees, payout, rules, method, now } = terms;
  const band = bandOf(fees.value.bands, payout.principal);
  if (band === undefined) return { ok: false, problems: [outside(fees.value.bands, payout.principal)] };
  const more = surchargeLines(tables, request, payout.principal);
  const express = more.rules.find(({ value }) => value.kind === 'Express');
  if (request.isExpress && express === undefined) {
    return { ok: false, problems: [{ path: 'isExpress', code: 'transfer-no-express' }] };
  }
  const area = areaTerms(tables, request, request.method);
  const days = express?.value.days ?? method.value.days;
  const eta = etaOf(area, { days, timeZone: request.office.timeZone, now });
  const charges: QuoteLine[] = [{ code: 'fee', amount: feeOf(band, payout.principal) }, ...more.lines];
  const { sums, paid, tax } = sumUp(request, charges, terms);
  const quote: Quote = {
    currency: 'USD',
    ...sums,
    payout: {
      amount: payout.payout,
      currency: method.value.payoutCurrency,
      rateId: payout.rule?.id ?? null,
      rate: payout.rateText,
    },
    commission: commissionOf(tables, request, paid),
    providerCost: providerCostOf(terms.provider, payout.principal),
    availableOn: eta.availableOn,
    isFinal: tax.isKnown,
    validUntil: new Date(now.getTime() + rules.value.quoteMinutes * 60_000).toISOString(),
    rules: [
      ...usedTerms(terms),
      ...more.rules.flatMap((row) => used('surcharges', row)),
      ...used('availability', area.rule),
    ],
  };
  return { ok: true, quote, eta, tax, unspent: payout.unspent, pin: pinOf(rules, request) };
}

/** Discount and tax, in this order, and every line with the sum of them. */
function sumUp(request: TransferRequest, charges: readonly QuoteLine[], { payout, rules }: Terms) {
  const { principal } = payout;
  const fee = charges.reduce((total, { amount }) => total + amount, 0n);
  const discount = discountOf(request.discount, { fee, principal });
  const net = principal + fee - discount.whole;
  const tax = remittanceTax(rules.value, { base: principal, price: net, tenders: request.tenders });
  const lines: QuoteLine[] = [{ code: 'principal', amount: principal }, ...charges];
  if (discount.whole > 0n) {
    lines.push({ code: 'discount', label: request.discount?.label, amount: -discount.whole });
  }
  if (tax.amount > 0n) lines.push({ code: 'tax', amount: tax.amount });
  const taxes = tax.amount > 0n ? [{ account: 'tax.excise.us', amount: tax.amount }] : [];
  const sums = { lines, principal, fee, discount: discount.whole, taxes, total: net + tax.amount };
  return { sums, paid: { fee: fee - discount.onFee, price: net }, tax };
}

function pinOf({ value }: SettingRow<'rules'>, { method }: TransferRequest): PricedTransfer['pin'] {
  return value.pinMethods.includes(method) ? { digits: value.pinDigits, days: value.pinDays } : null;
}

function usedTerms({ method, payout, fees, rules }: Terms): UsedRule[] {
  return [
    ...used('methods', method),
    ...used('rates', payout.rule),
    ...used('feeTiers', fees),
    ...used('rules', rules),
  ];
}

/** Bands have no gap, so an amount without one lies below the first or above the last. */
function outside(
  bands: readonly { from: string; upTo: string | null }[],
  principal: bigint,
): TransferProblem {
  const [first] = bands;
  if (first !== undefined && principal < BigInt(first.from)) return problem('amount-below', first.from);
  return problem('amount-above', bands.at(-1)?.upTo ?? '0');
}

function used(table: string, row: { id: string; version: number } | null): UsedRule[] {
  return row === null ? [] : [{ table, id: row.id, version: row.version }];
}

function placeOf({ province, municipality }: TransferRequest): string {
  return municipality ?? province;
}

function isProblem(value: object): value is TransferProblem {
  return 'code' in value;
}

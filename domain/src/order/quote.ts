import { z } from 'zod';

import { currencies, type Currency, fromWire, money, toWire, wireMoney } from '../kernel/money.ts';
import { instant } from '../kernel/wire.ts';

/** What a line of a price is for; principal is the customer's own money that is passed on. */
export const quoteLineCodes = ['principal', 'fee', 'surcharge', 'express', 'discount', 'tax'] as const;
export type QuoteLineCode = (typeof quoteLineCodes)[number];

export interface QuoteLine {
  readonly code: QuoteLineCode;
  /** What the code alone does not say, such as the name of a surcharge or the code of a coupon. */
  readonly label?: { readonly en: string; readonly es: string } | undefined;
  /** Minor units of the quote's currency; a discount is negative, so the lines sum to the total. */
  readonly amount: bigint;
}

/** A row of the price tables that was used, in the version that counted. */
export interface UsedRule {
  readonly table: string;
  readonly id: string;
  readonly version: number;
}

export interface QuoteTax {
  /** Account of the chart that the tax is owed on, such as `tax.excise.us`. */
  readonly account: string;
  readonly amount: bigint;
}

export interface QuotePayout {
  /** Minor units of `currency`, a whole number of the notes that can be handed over. */
  readonly amount: bigint;
  readonly currency: Currency;
  /** Null where nothing is exchanged. */
  readonly rateId: string | null;
  /** Units of `currency` for one of the quote's currency, as a decimal number. */
  readonly rate: string;
}

export interface QuoteCommission {
  readonly basis: 'Fix' | 'PurchasePercent';
  /** Minor units for Fix, basis points for PurchasePercent. */
  readonly value: bigint;
  readonly amount: bigint;
  readonly ruleId: string;
  readonly ruleVersion: number;
}

export interface QuoteProviderCost {
  readonly officeId: string;
  /** What the provider earns, beside the principal it hands over. */
  readonly amount: bigint;
  readonly ruleId: string;
  readonly ruleVersion: number;
}

/** The price of an order of any service, frozen with the rules it was made by. All amounts are minor units. */
export interface Quote {
  /** Of every amount but the payout. */
  readonly currency: Currency;
  readonly lines: readonly QuoteLine[];
  readonly principal: bigint;
  /** All we charge for the work (fee, surcharge, express), before any discount. */
  readonly fee: bigint;
  /** Never negative; fees go first, the principal only with what is left. */
  readonly discount: bigint;
  readonly taxes: readonly QuoteTax[];
  readonly total: bigint;
  readonly payout: QuotePayout | null;
  readonly commission: QuoteCommission | null;
  readonly providerCost: QuoteProviderCost | null;
  /** The day on which the receiver has it at the latest, `yyyy-MM-dd`; null where none is promised. */
  readonly availableOn: string | null;
  /** False while the tender that decides the tax is not known: the tax is then that of cash. */
  readonly isFinal: boolean;
  /** A moment in ISO 8601; a later payment needs a new quote. */
  readonly validUntil: string;
  readonly rules: readonly UsedRule[];
}

const rule = { ruleId: z.string(), ruleVersion: z.int() };

/** A quote as JSON carries it and as an order keeps it. */
export const wireQuote = z.object({
  currency: z.enum(currencies),
  lines: z.array(
    z.object({
      code: z.enum(quoteLineCodes),
      label: z.object({ en: z.string(), es: z.string() }).optional(),
      amount: wireMoney,
    }),
  ),
  principal: wireMoney,
  fee: wireMoney,
  discount: wireMoney,
  taxes: z.array(z.object({ account: z.string(), amount: wireMoney })),
  total: wireMoney,
  payout: z.object({ amount: wireMoney, rateId: z.string().nullable(), rate: z.string() }).nullable(),
  commission: z
    .object({
      basis: z.enum(['Fix', 'PurchasePercent']),
      value: z.string().regex(/^\d{1,13}$/),
      amount: wireMoney,
      ...rule,
    })
    .nullable(),
  providerCost: z.object({ officeId: z.string(), amount: wireMoney, ...rule }).nullable(),
  availableOn: z.iso.date().nullable(),
  isFinal: z.boolean(),
  validUntil: instant,
  rules: z.array(z.object({ table: z.string(), id: z.string(), version: z.int() })),
});
export type WireQuote = z.infer<typeof wireQuote>;

export function quoteToWire(quote: Quote): WireQuote {
  const wire = (amount: bigint, currency = quote.currency) => toWire(money(amount, currency));
  const { payout, commission, providerCost } = quote;
  return {
    currency: quote.currency,
    lines: quote.lines.map(({ amount, ...line }) => ({ ...line, amount: wire(amount) })),
    principal: wire(quote.principal),
    fee: wire(quote.fee),
    discount: wire(quote.discount),
    taxes: quote.taxes.map(({ account, amount }) => ({ account, amount: wire(amount) })),
    total: wire(quote.total),
    payout: payout && {
      amount: wire(payout.amount, payout.currency),
      rateId: payout.rateId,
      rate: payout.rate,
    },
    commission: commission && {
      ...commission,
      value: commission.value.toString(),
      amount: wire(commission.amount),
    },
    providerCost: providerCost && { ...providerCost, amount: wire(providerCost.amount) },
    availableOn: quote.availableOn,
    isFinal: quote.isFinal,
    validUntil: quote.validUntil,
    rules: [...quote.rules],
  };
}

export function quoteFromWire(wire: WireQuote): Quote {
  const { payout, commission, providerCost } = wire;
  return {
    ...wire,
    lines: wire.lines.map(({ amount, ...line }) => ({ ...line, amount: fromWire(amount).minor })),
    principal: fromWire(wire.principal).minor,
    fee: fromWire(wire.fee).minor,
    discount: fromWire(wire.discount).minor,
    taxes: wire.taxes.map(({ account, amount }) => ({ account, amount: fromWire(amount).minor })),
    total: fromWire(wire.total).minor,
    payout: payout && {
      ...payout,
      amount: fromWire(payout.amount).minor,
      currency: payout.amount.currency,
    },
    commission: commission && {
      ...commission,
      value: BigInt(commission.value),
      amount: fromWire(commission.amount).minor,
    },
    providerCost: providerCost && { ...providerCost, amount: fromWire(providerCost.amount).minor },
  };
}

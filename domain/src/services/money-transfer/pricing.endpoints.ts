import { z } from 'zod';

import { serviceAccess } from '../../access/screens/screen.ts';
import { type Province, provinces } from '../../kernel/cuban-places.ts';
import { endpoints } from '../../kernel/endpoint.ts';
import { wireMoney } from '../../kernel/money.ts';
import { optional } from '../../kernel/wire.ts';
import { paymentMethods } from '../../payment/payment.values.ts';
import { wireQuote } from '../../order/quote.ts';
import { amountModes, areaStates, payoutCurrencies, transferMethods } from './transfer.values.ts';

const { write: access } = serviceAccess('ServicesMoneyTransfer', 'MoneyTransfer');
const province = z.enum(provinces as [Province, ...Province[]]);
const amount = wireMoney.refine(({ amountMinor }) => amountMinor > 0, {
  path: ['amountMinor'],
  message: 'invalid',
});

export const transferQuestionFields = {
  method: z.enum(transferMethods),
  payoutCurrency: z.enum(payoutCurrencies),
  province,
  municipality: z.string().max(60).nullable().default(null),
  mode: z.enum(amountModes),
  /** Dollars that are sent, or what arrives in the payout currency. */
  amount,
  isExpress: z.boolean().default(false),
  /** The tender without an amount pays the rest; at most one. Empty: not known yet. */
  tenders: z
    .array(z.strictObject({ method: z.enum(paymentMethods), amount: wireMoney.nullable() }))
    .max(10)
    .refine((list) => list.filter((one) => one.amount === null).length < 2, 'invalid')
    .refine((list) => list.every((one) => one.amount === null || isDollars(one.amount)), 'invalid')
    .default([]),
};

/** What a seller asks a price for; an order of a transfer holds the same fields. */
export const transferQuestion = z
  .strictObject(transferQuestionFields)
  .refine(isInItsCurrency, { path: ['amount'], message: 'invalid' });
export type TransferQuestion = z.output<typeof transferQuestion>;

export const transferAnswer = z.object({
  /** Without what the provider earns: that is for accounting. */
  quote: wireQuote.omit({ providerCost: true }).nullable(),
  eta: z
    .object({
      state: z.enum(areaStates),
      days: z.int(),
      availableOn: z.iso.date(),
      notice: z.string().nullable(),
      /** A sentence for customer and receipt, in the language of the request. */
      text: z.string(),
    })
    .nullable(),
  tax: z
    .object({
      base: wireMoney,
      points: z.int(),
      parts: z.array(z.object({ tender: z.enum(paymentMethods), amount: wireMoney })),
    })
    .nullable(),
  /** Dollars of the amount that buy no whole note and are not charged. */
  unspent: wireMoney.nullable(),
  pin: z.object({ digits: z.int(), days: z.int() }).nullable(),
  problems: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
});
export type TransferAnswer = z.infer<typeof transferAnswer>;

const option = z.object({
  method: z.enum(transferMethods),
  state: z.enum(areaStates),
  notice: z.string().nullable(),
  /** Why it cannot be chosen; null if it can. */
  refusal: z.string().nullable(),
  hasExpress: z.boolean(),
  currencies: z.array(
    z.object({
      currency: z.enum(payoutCurrencies),
      days: z.int(),
      note: wireMoney,
      /** Units for one dollar; null where there is none now. */
      rate: z.string().nullable(),
    }),
  ),
});
export type TransferOption = z.infer<typeof option>;

export const transferPricingEndpoints = endpoints({
  'POST /api/services/transfers/quote': {
    summary: 'Price of a transfer, or why there is none; nothing is kept',
    access,
    body: transferQuestion,
    reply: transferAnswer,
  },
  'GET /api/services/transfers/options': {
    summary: 'Methods and currencies that reach a place, with delays and notices',
    access,
    query: z.object({ province, municipality: optional(z.string().max(60)) }),
    reply: z.object({ options: z.array(option) }),
  },
});

function isDollars(money: z.infer<typeof wireMoney>): boolean {
  return money.currency === 'USD' && money.amountMinor >= 0;
}

export function isInItsCurrency(one: {
  mode: (typeof amountModes)[number];
  amount: z.infer<typeof wireMoney>;
  payoutCurrency: string;
}): boolean {
  return one.amount.currency === (one.mode === 'SendFixed' ? 'USD' : one.payoutCurrency);
}

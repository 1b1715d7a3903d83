import { expect, test } from 'vitest';

import { type Quote, quoteFromWire, quoteToWire, wireQuote } from './quote.ts';

const quote: Quote = {
  currency: 'USD',
  lines: [
    { code: 'principal', amount: 10_000n },
    { code: 'fee', amount: 1_200n },
    { code: 'surcharge', label: { en: 'Fuel', es: 'Combustible' }, amount: 300n },
    { code: 'discount', label: { en: 'SPRING', es: 'SPRING' }, amount: -500n },
    { code: 'tax', amount: 100n },
  ],
  principal: 10_000n,
  fee: 1_500n,
  discount: 500n,
  taxes: [{ account: 'tax.excise.us', amount: 100n }],
  total: 11_100n,
  payout: { amount: 4_100_000n, currency: 'CUP', rateId: '7', rate: '410' },
  commission: { basis: 'PurchasePercent', value: 2_500n, amount: 250n, ruleId: '9', ruleVersion: 2 },
  providerCost: { officeId: '4', amount: 350n, ruleId: '3', ruleVersion: 1 },
  availableOn: '2026-11-23',
  isFinal: true,
  validUntil: '2026-11-20T15:30:00.000Z',
  rules: [{ table: 'rates', id: '7', version: 1 }],
};

test('a quote comes back from JSON as it was', () => {
  const carried = wireQuote.parse(JSON.parse(JSON.stringify(quoteToWire(quote))));
  expect(quoteFromWire(carried)).toEqual(quote);
  expect(carried.payout?.amount).toEqual({ amountMinor: 4_100_000, currency: 'CUP' });
});

test('a quote of a service without payout, commission and provider does too', () => {
  const plain: Quote = { ...quote, payout: null, commission: null, providerCost: null, availableOn: null };
  expect(quoteFromWire(wireQuote.parse(quoteToWire(plain)))).toEqual(plain);
});

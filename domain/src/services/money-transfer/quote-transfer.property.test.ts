import fc from 'fast-check';
import { expect, test } from 'vitest';

import { divide } from '../../kernel/decimal.ts';
import { provinces } from '../../kernel/cuban-places.ts';
import { paymentMethods } from '../../payment/payment.values.ts';
import { quoteTransfer } from './quote-transfer.ts';
import { request, row, tables } from './test-tables.ts';
import type { PricedTransfer, TransferRequest } from './transfer-request.ts';
import type { TransferTables } from './transfer-tables.ts';

const now = new Date('2026-11-20T15:00:00Z');
const notes: Readonly<Record<string, bigint>> = { USD: 100n, CUP: 500n, EUR: 500n };

/** Rates from a thousandth to tens of thousands, with up to four places. */
const rates = fc
  .tuple(fc.bigInt(1n, 500_000_000n), fc.integer({ min: 0, max: 4 }))
  .filter(([units, scale]) => units > 10n ** BigInt(scale) / 100n)
  .map(([units, scale]) => ({ units, scale, text: textOf(units, scale) }));

const requests = fc.record({
  payoutCurrency: fc.constantFrom('USD' as const, 'CUP' as const, 'EUR' as const),
  province: fc.constantFrom(...provinces),
  amount: fc.bigInt(1n, 250_000n),
  isExpress: fc.boolean(),
  tenders: fc.array(
    fc.record({ method: fc.constantFrom(...paymentMethods), amount: fc.option(fc.bigInt(0n, 300_000n)) }),
    { maxLength: 4 },
  ),
  discount: fc.option(
    fc.record({ label: fc.constant({ en: 'C', es: 'C' }), amount: fc.bigInt(0n, 300_000n) }),
    {
      nil: undefined,
    },
  ),
});

function withRate(text: string): TransferTables {
  const shared = { method: null, officeId: null, buy: text, sell: null };
  return {
    ...tables,
    rates: [
      row('rates', { currency: 'CUP', segment: 'Floating', ...shared }),
      row('rates', { currency: 'EUR', segment: 'Internal', ...shared }),
    ],
  };
}

function ask(values: Partial<TransferRequest>, rate = '410'): PricedTransfer | null {
  const pricing = quoteTransfer({ ...request, ...values }, withRate(rate), now);
  return pricing.ok ? pricing : null;
}

test('the total is the sum of the lines, and the sums are those of their lines', () => {
  fc.assert(
    fc.property(requests, rates, (values, rate) => {
      const quote = ask(values, rate.text)?.quote;
      if (quote === undefined) return;
      const of = (...codes: string[]) =>
        quote.lines.filter(({ code }) => codes.includes(code)).reduce((sum, { amount }) => sum + amount, 0n);
      expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(quote.total);
      expect(of('fee', 'surcharge', 'express')).toBe(quote.fee);
      expect(of('discount')).toBe(-quote.discount);
      expect(of('tax')).toBe(quote.taxes.reduce((sum, { amount }) => sum + amount, 0n));
      expect(quote.total).toBeGreaterThanOrEqual(0n);
    }),
    { numRuns: 500 },
  );
});

test('the payout is whole notes and never more than was paid for; the rest would buy no further note', () => {
  fc.assert(
    fc.property(requests, rates, (values, rate) => {
      const priced = ask(values, rate.text);
      if (!priced?.quote.payout) return;
      const { quote, unspent } = priced;
      const { amount } = priced.quote.payout;
      const note = notes[values.payoutCurrency] ?? 0n;
      const at = values.payoutCurrency === 'USD' ? { units: 1n, scale: 0 } : rate;
      const worth = (cents: bigint) => divide(cents * at.units, 10n ** BigInt(at.scale), 'floor');
      expect(amount % note).toBe(0n);
      expect(worth(quote.principal)).toBeGreaterThanOrEqual(amount);
      expect(worth(quote.principal - 1n)).toBeLessThan(amount);
      expect(quote.principal + unspent).toBe(values.amount);
      expect(unspent).toBeGreaterThanOrEqual(0n);
      expect(worth(values.amount)).toBeLessThan(amount + note);
    }),
    { numRuns: 500 },
  );
});

test('what a wanted payout costs buys that payout again, for the same money', () => {
  fc.assert(
    fc.property(requests, rates, fc.bigInt(1n, 2_000n), (values, rate, count) => {
      const note = notes[values.payoutCurrency] ?? 0n;
      const received = ask({ ...values, mode: 'ReceiveFixed', amount: count * note }, rate.text);
      if (received === null) return;
      const sent = ask({ ...values, mode: 'SendFixed', amount: received.quote.principal }, rate.text);
      expect(sent?.quote.principal).toBe(received.quote.principal);
      expect(sent?.quote.total).toBe(received.quote.total);
      expect(sent?.quote.payout?.amount).toBeGreaterThanOrEqual(count * note);
    }),
    { numRuns: 500 },
  );
});

test('within a tier who sends more pays no less, and no less arrives', () => {
  fc.assert(
    fc.property(requests, fc.bigInt(0n, 40_000n), (values, more) => {
      const plain = {
        ...values,
        discount: undefined,
        tenders: [],
        amount: 1_000n + (values.amount % 9_000n),
      };
      const less = ask(plain);
      const greater = ask({ ...plain, amount: plain.amount + more });
      if (less === null || greater === null) return;
      expect(greater.quote.total).toBeGreaterThanOrEqual(less.quote.total);
      expect(greater.quote.payout?.amount).toBeGreaterThanOrEqual(less.quote.payout?.amount ?? 0n);
    }),
    { numRuns: 500 },
  );
});

test('the parts of the tax sum to it, and it lies between none and one percent', () => {
  fc.assert(
    fc.property(requests, (values) => {
      const priced = ask(values);
      if (priced === null) return;
      const { tax, quote } = priced;
      expect(tax.parts.reduce((sum, { amount }) => sum + amount, 0n)).toBe(tax.amount);
      expect(tax.amount).toBeGreaterThanOrEqual(0n);
      expect(tax.amount).toBeLessThanOrEqual(divide(quote.principal, 100n, 'half-up'));
    }),
    { numRuns: 500 },
  );
});

test('many requests of these are priced', () => {
  const samples = fc.sample(requests, { numRuns: 200, seed: 1 });
  expect(samples.filter((values) => ask(values) !== null).length).toBeGreaterThan(40);
});

function textOf(units: bigint, scale: number): string {
  const digits = units.toString().padStart(scale + 1, '0');
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

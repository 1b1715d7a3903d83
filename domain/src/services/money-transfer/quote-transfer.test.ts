import { describe, expect, test } from 'vitest';

import { quoteTransfer } from './quote-transfer.ts';
import { request, tables } from './test-tables.ts';
import type { PricedTransfer, TransferRequest } from './transfer-request.ts';

/** Late in the evening of the 19th in New York. */
const now = new Date('2026-11-20T03:00:00Z');

function priced(values: Partial<TransferRequest>): PricedTransfer {
  const pricing = quoteTransfer({ ...request, ...values }, tables, now);
  if (!pricing.ok) throw new Error(JSON.stringify(pricing.problems));
  return pricing;
}

function refused(values: Partial<TransferRequest>) {
  const pricing = quoteTransfer({ ...request, ...values }, tables, now);
  return pricing.ok ? null : pricing.problems[0];
}

const lines = ({ quote }: PricedTransfer) => quote.lines.map(({ code, amount }) => [code, amount]);

describe('computed by hand', () => {
  test('100 dollars at home by card: 12 % and no tax', () => {
    const { quote, eta, pin } = priced({});
    expect(quote).toMatchObject({
      principal: 10_000n,
      fee: 1_200n,
      taxes: [],
      total: 11_200n,
      payout: { amount: 10_000n, currency: 'USD', rateId: null, rate: '1' },
      commission: { basis: 'PurchasePercent', amount: 300n },
      providerCost: { officeId: '90', amount: 350n },
      isFinal: true,
      validUntil: '2026-11-20T03:30:00.000Z',
    });
    expect(eta).toEqual({ state: 'Open', days: 2, availableOn: '2026-11-21', notice: null });
    expect(pin).toBeNull();
  });

  test('in cash the tax is one percent of what arrives, whatever the fees', () => {
    expect(lines(priced({ tenders: [{ method: 'Cash', amount: null }] }))).toEqual([
      ['principal', 10_000n],
      ['fee', 1_200n],
      ['tax', 100n],
    ]);
  });

  test('half in cash: 56 of 112 dollars, so half the tax', () => {
    const tenders = [{ method: 'Cash', amount: 5_600n } as const, { method: 'Card', amount: null } as const];
    const { quote, tax } = priced({ tenders });
    expect(quote.taxes).toEqual([{ account: 'tax.excise.us', amount: 50n }]);
    expect(tax.parts).toEqual([{ tender: 'Cash', amount: 50n }]);
  });

  test('nobody knows the tender: the tax of cash, and not final', () => {
    expect(priced({ tenders: [] }).quote).toMatchObject({ total: 11_300n, isFinal: false });
  });

  test('150.37 dollars in pesos at 410: 61,650 pesos in whole notes of five', () => {
    const { quote, unspent } = priced({ payoutCurrency: 'CUP', amount: 15_037n });
    // 150.37 · 410 = 61,651.70; 61,650 cost 150.3658…, that is 150.37.
    expect(quote.payout).toMatchObject({ amount: 6_165_000n, rate: '410' });
    expect([quote.principal, unspent]).toEqual([15_037n, 0n]);
  });

  test('100 dollars in euros: 90 arrive, and only what 90 cost is charged', () => {
    const { quote, unspent } = priced({ payoutCurrency: 'EUR' });
    expect(quote.payout?.amount).toBe(9_000n);
    expect([quote.principal, unspent]).toEqual([9_783n, 217n]);
    expect(quote.fee).toBe(1_174n); // 12 % of 97.83 is 11.7396
  });

  test('what the rate gives is cut, not rounded: 16.30 dollars are not yet 15 euros', () => {
    const { quote } = priced({ payoutCurrency: 'EUR', amount: 1_630n });
    expect([quote.payout?.amount, quote.principal]).toEqual([1_000n, 1_087n]);
  });

  test('20,500 pesos must arrive: 50 dollars are sent', () => {
    const { quote } = priced({ payoutCurrency: 'CUP', mode: 'ReceiveFixed', amount: 2_050_000n });
    expect([quote.principal, quote.fee]).toEqual([5_000n, 600n]);
  });

  test('an office with its own rate and a group with its own commission', () => {
    const office = { id: '7', officeType: 'External', timeZone: 'America/New_York' };
    const { quote } = priced({ office, payoutCurrency: 'CUP' });
    expect(quote.payout).toMatchObject({ amount: 4_055_000n, rate: '405.5' });
    expect(quote.commission).toMatchObject({ basis: 'Fix', amount: 350n });
  });

  test('the capital has its own fee and provider', () => {
    const { quote } = priced({ province: 'La Habana' });
    expect([quote.fee, quote.providerCost?.officeId, quote.providerCost?.amount]).toEqual([
      1_000n,
      '91',
      200n,
    ]);
  });

  test.each([
    [1_000n, 500n], // 12 % would be 1.20
    [50_000n, 6_000n],
    [60_000n, 7_000n],
    [200_000n, 15_000n], // 210 would be above the maximum
  ])('fee of %d cents is %d', (amount, fee) => {
    expect(priced({ amount }).quote.fee).toBe(fee);
  });

  test('Granma: fuel on top, two days later, and the customer hears why', () => {
    const pricing = priced({ province: 'Granma', municipality: 'Yara', isExpress: true });
    expect(lines(pricing)).toEqual([
      ['principal', 10_000n],
      ['fee', 1_200n],
      ['surcharge', 300n],
      ['express', 900n],
    ]);
    expect(pricing.eta).toMatchObject({ state: 'Delayed', days: 3, notice: { es: 'Sin combustible' } });
    expect(pricing.quote.rules.map(({ table }) => table)).toContain('availability');
  });

  test('a coupon takes the fees first, then the principal; the tax stays', () => {
    const label = { en: 'SPRING', es: 'SPRING' };
    const tenders = [{ method: 'Cash', amount: null } as const];
    const { quote } = priced({ tenders, discount: { label, amount: 2_000n } });
    expect(quote).toMatchObject({ discount: 2_000n, total: 9_300n, commission: { amount: 0n } });
    expect(quote.payout?.amount).toBe(10_000n);
    expect(priced({ tenders, discount: { label, amount: 200n } }).quote.commission?.amount).toBe(250n);
  });

  test('who picks up must say the PIN', () => {
    expect(priced({ method: 'OfficePickup', province: 'La Habana' }).pin).toEqual({ digits: 4, days: 30 });
  });
});

describe('refused at the field', () => {
  test.each<[string, Partial<TransferRequest>, string, string]>([
    ['a method that is not offered there', { method: 'OfficePickup' }, 'method', 'transfer-not-offered'],
    ['a currency that is not', { method: 'BankCard' }, 'method', 'transfer-not-offered'],
    [
      'a suspended municipality',
      { province: 'Granma', municipality: 'Pilón' },
      'method',
      'transfer-suspended',
    ],
    ['pick-up only', { province: 'Granma', municipality: 'Bayamo' }, 'method', 'transfer-pickup-only'],
    ['less than a note', { amount: 99n }, 'amount', 'not-deliverable'],
    ['no whole notes', { mode: 'ReceiveFixed', amount: 10_050n }, 'amount', 'not-deliverable'],
    ['less than the tiers', { amount: 900n }, 'amount', 'amount-below'],
    ['more than the tiers', { amount: 200_100n }, 'amount', 'amount-above'],
    [
      'less than the limit',
      { method: 'BankCard', payoutCurrency: 'MLC', amount: 1_999n },
      'amount',
      'amount-below',
    ],
    [
      'more than the limit',
      { method: 'BankCard', payoutCurrency: 'MLC', amount: 200_001n },
      'amount',
      'amount-above',
    ],
    [
      'express where there is none',
      { method: 'BankCard', payoutCurrency: 'MLC', isExpress: true },
      'isExpress',
      'transfer-no-express',
    ],
  ])('%s', (_, values, path, code) => {
    expect(refused(values)).toMatchObject({ path, code });
  });

  test('no rate, no fee, no provider, no rules', () => {
    const without = (values: Partial<TransferRequest>, kind: keyof typeof tables) => {
      const pricing = quoteTransfer({ ...request, ...values }, { ...tables, [kind]: [] }, now);
      return pricing.ok ? null : pricing.problems[0]?.code;
    };
    expect(without({ payoutCurrency: 'CUP' }, 'rates')).toBe('transfer-no-rate');
    expect(without({}, 'feeTiers')).toBe('transfer-no-fee');
    expect(without({}, 'providers')).toBe('transfer-no-provider');
    expect(without({}, 'rules')).toBe('transfer-not-offered');
  });
});

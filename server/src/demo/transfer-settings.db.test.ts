import { expect, it } from 'vitest';
import { provinces } from '#domain/kernel/cuban-places.ts';
import { quoteTransfer } from '#domain/services/money-transfer/quote-transfer.ts';
import type { TransferRequest } from '#domain/services/money-transfer/transfer-request.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { readTransferTables } from '#server/services/money-transfer/pricing/read-transfer-tables.queries.ts';
import { loadDemo } from './load-demo.queries.ts';

const test = await testApp([]);
await loadDemo(test.services);
const { now } = test.clock;
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const office = { id: '999999', officeType: 'Regular', timeZone: 'America/New_York' };
const home: TransferRequest = {
  office,
  method: 'HomeCash',
  payoutCurrency: 'USD',
  province: 'Holguín',
  municipality: null,
  mode: 'SendFixed',
  amount: 10_000n,
  isExpress: false,
  tenders: [{ method: 'Cash', amount: null }],
};

async function ask(values: Partial<TransferRequest>, at = now) {
  const tables = await readTransferTables(test.services.db, { officeId: office.id, at });
  return quoteTransfer({ ...home, ...values }, tables, at);
}

it('100 dollars at home cost 12 today and cost 10 before the couriers paid more for fuel', async () => {
  expect(await ask({})).toMatchObject({ ok: true, quote: { fee: 1_200n, total: 11_300n } });
  expect(await ask({}, daysAgo(80))).toMatchObject({ ok: true, quote: { fee: 1_000n } });
});

it('every method reaches the capital, and cash at home every province', async () => {
  const ways = [
    ['HomeCash', 'CUP'],
    ['HomeCash', 'EUR'],
    ['OfficePickup', 'USD'],
    ['OfficePickup', 'CUP'],
    ['BankCard', 'MLC'],
    ['BankCard', 'CUP'],
    ['PrepaidUsd', 'USD'],
  ] as const;
  for (const [method, payoutCurrency] of ways) {
    expect(await ask({ method, payoutCurrency, province: 'La Habana' }), method).toMatchObject({ ok: true });
  }
  for (const province of provinces) {
    expect(await ask({ province }), province).toMatchObject({ ok: true });
    expect(await ask({ province }, daysAgo(95)), province).toMatchObject({ ok: true });
  }
});

it('two provinces are late, one municipality is cut off, one must pick up', async () => {
  expect(await ask({ province: 'Granma' })).toMatchObject({ ok: true, eta: { state: 'Delayed', days: 4 } });
  expect(await ask({ province: 'Guantánamo', municipality: 'Maisí' })).toMatchObject({
    problems: [{ code: 'transfer-suspended' }],
  });
  expect(await ask({ province: 'Granma', municipality: 'Niquero' })).toMatchObject({
    problems: [{ code: 'transfer-pickup-only' }],
  });
});

it('a cent more never costs less', async () => {
  let last = 0n;
  for (let amount = 1_000n; amount <= 200_000n; amount += 100n) {
    const pricing = await ask({ amount });
    const total = pricing.ok ? pricing.quote.total : -1n;
    expect(total).toBeGreaterThan(last);
    last = total;
  }
});

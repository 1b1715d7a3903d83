import { expect, it } from 'vitest';
import type { TransferAnswer } from '#domain/services/money-transfer/pricing.endpoints.ts';
import type { CallAnswer } from '#server/platform/http/test-app.ts';
import { delivers, fees, path, rate, stormIn, testSettings } from './test-settings.ts';

const { test, office, provider, as, put, set, inMinutes } = await testSettings();

it('quotes by what counts, in the language of who asks, and tries any moment', async () => {
  await put('availability', [stormIn('Granma', 'Delayed'), stormIn('Holguín', 'Suspended')]);
  await set('methods', {
    method: 'HomeCash',
    payoutCurrency: 'CUP',
    isActive: true,
    segment: 'Floating',
    note: '500',
    days: 2,
    provinces: [],
    officeIds: [],
  });
  await put('feeTiers', [fees(['100', null])]);
  await put('providers', [delivers(provider.id)]);
  await set('rules', {
    quoteMinutes: 30,
    taxPoints: 100,
    taxTenders: ['Cash'],
    pinDigits: 4,
    pinMethods: [],
    pinDays: 30,
  });
  await set('rates', rate('400'));
  await set('rates', rate('450'), { from: inMinutes(60) });
  const question = {
    method: 'HomeCash',
    payoutCurrency: 'CUP',
    province: 'Matanzas',
    mode: 'SendFixed',
    amount: { amountMinor: 10_000, currency: 'USD' },
    tenders: [{ method: 'Cash', amount: null }],
  };
  const seller = await test.insertUser({ roles: ['Sale'], offices: [office.id] });
  const ask = (values: object = {}): Promise<CallAnswer<TransferAnswer>> =>
    test.call('POST', '/api/services/transfers/quote', {
      token: seller.token,
      office: office.id,
      language: 'es',
      body: { ...question, ...values },
    });
  const { body } = await ask();
  expect(body.problems).toEqual([]);
  expect(body.quote).toMatchObject({
    total: { amountMinor: 11_300 },
    payout: { amount: { amountMinor: 4_000_000, currency: 'CUP' } },
  });
  expect(body.quote).not.toHaveProperty('providerCost');
  expect(body.eta?.text).toBe('Disponible a más tardar el 22 de noviembre de 2026.');
  expect((await ask({ province: 'Holguín' })).body.problems).toEqual([
    { path: 'method', code: 'transfer-suspended', message: 'Suspendido en Holguín. Temporal' },
  ]);
  const wrong = await ask({ amount: { amountMinor: 100, currency: 'EUR' } });
  expect(wrong).toMatchObject({ status: 400, body: { details: { fields: [{ path: 'amount' }] } } });

  const tried = (at: Date) =>
    test.call<TransferAnswer>('POST', `${path}/quote`, {
      ...as,
      body: { ...question, officeId: office.id, at: at.toISOString() },
    });
  expect((await tried(inMinutes(60))).body).toMatchObject({
    quote: { payout: { rate: '450' } },
    providerCost: { officeId: provider.id, amount: { amountMinor: 350 } },
  });
  expect((await tried(new Date('2020-01-01T00:00:00Z'))).body.problems).toMatchObject([
    { code: 'transfer-not-offered' },
  ]);

  const options = await test.call<{ options: { method: string }[] }>(
    'GET',
    '/api/services/transfers/options',
    {
      token: seller.token,
      office: office.id,
      query: { province: 'Granma' },
    },
  );
  expect(options.body.options.find(({ method }) => method === 'HomeCash')).toMatchObject({
    state: 'Delayed',
    notice: 'Storm',
    refusal: null,
    currencies: [{ currency: 'CUP', days: 4, rate: '400' }],
  });
});

import { expect, it } from 'vitest';
import type { TransferAnswer } from '#domain/services/money-transfer/pricing.endpoints.ts';
import type { WireSetting } from '#domain/services/money-transfer/settings.endpoints.ts';
import type { SettingKind, SettingValue } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import type { CallAnswer } from '#server/platform/http/test-app.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindTransferPricing } from '../pricing/transfer-pricing.routes.ts';
import { readTransferTables } from '../pricing/read-transfer-tables.queries.ts';
import { bindTransferSettings } from './transfer-settings.routes.ts';

const test = await testApp([bindTransferPricing, bindTransferSettings]);
const path = '/api/settings/transfers';
const office = await test.insertOffice({ office_type: 'Regular', service_types: ['MoneyTransfer'] });
const provider = await test.insertOffice({ office_type: 'Provider', service_types: ['MoneyTransfer'] });
const person = await test.insertUser({ roles: ['CorporationAccounting'], offices: [office.id] });
const as = { token: person.token, office: office.id };
const revisions = new Map<SettingKind, number>();

interface Period {
  from?: Date;
  to?: Date;
  version?: number;
}

async function put(kind: SettingKind, changes: unknown[], period: Period = {}) {
  const version = period.version ?? revisions.get(kind) ?? 0;
  const body = {
    reason: 'test',
    validFrom: period.from?.toISOString() ?? null,
    validTo: period.to?.toISOString() ?? null,
    changes,
  };
  const answer = await test.call<{ version: number }>('PUT', `${path}/${kind}`, { ...as, version, body });
  if (answer.status === 200) revisions.set(kind, answer.body.version);
  return answer;
}

async function set<K extends SettingKind>(kind: K, value: SettingValue<K>, period: Period = {}) {
  return await put(kind, [{ action: 'Set', value }], period);
}

const inMinutes = (minutes: number) => new Date(test.clock.now.getTime() + minutes * 60_000);
const rate = (buy: string): SettingValue<'rates'> => ({
  currency: 'CUP',
  segment: 'Floating',
  method: null,
  officeId: null,
  buy,
  sell: null,
});
const rateAt = async (at: Date) => {
  const { rates } = await readTransferTables(test.services.db, { at });
  return rates.find(({ value }) => value.currency === 'CUP')?.value.buy;
};
const ok = { status: 200 };
const refusedAt = (field: string, code: string) => ({
  status: 422,
  body: { details: { fields: [{ path: field, code, message: expect.any(String) }] } },
});

it('a price counts from its moment on, and the one planned for later takes over then', async () => {
  const start = test.clock.now;
  expect(await set('rates', rate('410'))).toMatchObject(ok);
  const planned = inMinutes(120);
  expect(await set('rates', rate('430'), { from: planned })).toMatchObject(ok);
  test.clock.advance(10);
  expect(await set('rates', rate('415'))).toMatchObject(ok);

  expect(await rateAt(new Date(start.getTime() - 1))).toBeUndefined();
  expect(await rateAt(start)).toBe('410');
  expect(await rateAt(test.clock.now)).toBe('415');
  expect(await rateAt(new Date(planned.getTime() - 1))).toBe('415');
  expect(await rateAt(planned)).toBe('430');

  const { body } = await test.call<{ rows: WireSetting[]; planned: WireSetting[] }>('GET', path, as);
  expect(body.rows).toMatchObject([{ key: 'CUP/Floating/-/-', version: 3, value: { buy: '415' } }]);
  expect(body.planned).toMatchObject([{ version: 2, value: { buy: '430' }, reason: 'test' }]);

  expect(
    await put('rates', [{ action: 'Withdraw', key: 'CUP/Floating/-/-' }], { from: planned }),
  ).toMatchObject(ok);
  expect(await rateAt(planned)).toBe('415');
  const after = await test.call<{ planned: WireSetting[] }>('GET', path, as);
  expect(after.body.planned).toEqual([]);
});

it('a price for a time gives way to the one before it', async () => {
  const [from, to] = [inMinutes(10), inMinutes(20)];
  expect(await set('rates', rate('500'), { from, to })).toMatchObject(ok);
  expect(await rateAt(new Date(to.getTime() - 1))).toBe('500');
  expect(await rateAt(to)).toBe('415');
  test.clock.advance(30);
});

it('a row ends from a moment on, and its past stays', async () => {
  const limit: SettingValue<'limits'> = {
    period: 'Transaction',
    per: 'Sender',
    method: null,
    payoutCurrency: null,
    officeId: null,
    min: '1000',
    max: null,
    count: null,
  };
  await set('limits', limit);
  const end = inMinutes(5);
  expect(
    await put('limits', [{ action: 'End', key: 'Transaction/Sender/-/-/-' }], { from: end }),
  ).toMatchObject(ok);
  const rows = async (at: Date) => (await readTransferTables(test.services.db, { at })).limits.length;
  expect([await rows(test.clock.now), await rows(end)]).toEqual([1, 0]);
  test.clock.advance(10);
  const again = await put('limits', [{ action: 'End', key: 'Transaction/Sender/-/-/-' }]);
  expect(again).toMatchObject(refusedAt('changes.0.key', 'row-missing'));
});

it('history says who, when, why, and before and after', async () => {
  const answer = await test.call<{ versions: unknown[] }>('GET', `${path}/rates/history`, as);
  expect(answer.body.versions).toHaveLength(5);
  expect(answer.body.versions[0]).toMatchObject({
    revision: 5,
    version: 5,
    value: { buy: '500' },
    before: { buy: '415' },
    reason: 'test',
    changedBy: expect.stringMatching(/./),
  });
  const log = await test.database.owner
    .selectFrom('activity')
    .selectAll()
    .where('entity', '=', 'transfer-settings')
    .where('entity_id', '=', 'rates')
    .orderBy('id', 'desc')
    .execute();
  expect(log[0]).toMatchObject({
    reason: 'test',
    entity_version: 5,
    changes: [{ field: 'CUP/Floating/-/- buy', before: '415', after: '500' }],
  });
});

it('of two who edit the same table at once one wins, and the other is told what changed', async () => {
  const version = revisions.get('rates') ?? 0;
  const answers = await Promise.all([
    set('rates', rate('416'), { version }),
    set('rates', rate('417'), { version }),
    set('rates', rate('418'), { version }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  const winner = answers.findIndex(({ status }) => status === 200);
  const loser = answers.find(({ status }) => status === 412);
  const now = await rateAt(test.clock.now);
  expect(now).toBe(['416', '417', '418'][winner]);
  expect(loser?.body).toMatchObject({
    code: 'version-old',
    details: { changes: [{ field: 'CUP/Floating/-/- buy', before: '415', after: now }] },
  });
  revisions.set('rates', version + 1);
});

it('several cells change together or not at all', async () => {
  const cell = (province: string, state: string) => ({
    action: 'Set',
    value: {
      province,
      municipality: null,
      method: 'HomeCash',
      state,
      days: 2,
      noticeEn: 'Storm',
      noticeEs: 'Temporal',
    },
  });
  const bad = await put('availability', [cell('Granma', 'Delayed'), cell('Habana', 'Delayed')]);
  expect(bad).toMatchObject({ status: 422 });
  expect((await readTransferTables(test.services.db, { at: test.clock.now })).availability).toEqual([]);
  expect(await put('availability', [cell('Granma', 'Delayed'), cell('Holguín', 'Suspended')])).toMatchObject(
    ok,
  );
  const { availability } = await readTransferTables(test.services.db, { at: test.clock.now });
  expect(availability.map(({ value }) => value.province)).toEqual(['Granma', 'Holguín']);
});

it.each<[string, SettingKind, () => [unknown[], Period?], string, string]>([
  [
    'a moment that passed',
    'rates',
    () => [[{ action: 'Set', value: rate('1') }], { from: inMinutes(-1) }],
    'validFrom',
    'moment-past',
  ],
  [
    'an end before the start',
    'rates',
    () => [[{ action: 'Set', value: rate('1') }], { from: inMinutes(5), to: inMinutes(5) }],
    'validTo',
    'end-before-start',
  ],
  [
    'the same row twice',
    'rates',
    () => [[rate('1'), rate('2')].map((value) => ({ action: 'Set', value }))],
    'changes.1.value',
    'row-twice',
  ],
  [
    'a gap of tiers',
    'feeTiers',
    () => [[fees(['100', '10000'], ['10002', null])]],
    'changes.0.value.bands.1.from',
    'tier-gap',
  ],
  [
    'tiers that overlap',
    'feeTiers',
    () => [[fees(['100', '10000'], ['10000', null])]],
    'changes.0.value.bands.1.from',
    'tier-overlap',
  ],
  [
    'an open tier below another',
    'feeTiers',
    () => [[fees(['100', null], ['10000', null])]],
    'changes.0.value.bands.0.upTo',
    'tier-overlap',
  ],
  [
    'a tier upside down',
    'feeTiers',
    () => [[fees(['100', '99'])]],
    'changes.0.value.bands.0.upTo',
    'tier-upside-down',
  ],
  [
    'a provider that only sells',
    'providers',
    () => [[delivers(office.id)]],
    'changes.0.value.providerOfficeId',
    'provider-needed',
  ],
  [
    'a municipality of another province',
    'providers',
    () => [
      [
        {
          ...delivers(provider.id),
          value: { ...delivers(provider.id).value, province: 'Granma', municipality: 'Playa' },
        },
      ],
    ],
    'changes.0.value.municipality',
    'invalid',
  ],
  [
    'a rate of nothing',
    'rates',
    () => [[{ action: 'Set', value: rate('0.00') }]],
    'changes.0.value.buy',
    'invalid',
  ],
])('refuses %s at its place', async (_, kind, of, field, code) => {
  expect(await put(kind, ...of())).toMatchObject(refusedAt(field, code));
});

it('refuses a change that changes nothing', async () => {
  const now = await rateAt(test.clock.now);
  expect(await set('rates', rate(now ?? ''))).toMatchObject({
    status: 409,
    body: { code: 'nothing-to-change' },
  });
});

it('quotes by what counts, in the language of who asks, and tries any moment', async () => {
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

it('a transaction that fails leaves no price behind in what is kept', async () => {
  const { db } = test.services;
  const before = await rateAt(test.clock.now);
  await expect(
    db.transaction().execute(async (tx) => {
      await tx
        .insertInto('transfer_changes')
        .values({
          kind: 'rates',
          revision: 999,
          reason: 'x',
          changed_by: person.id,
          changed_at: test.clock.now,
        })
        .execute();
      await tx
        .insertInto('transfer_settings')
        .values({
          kind: 'rates',
          change_id: (
            await tx
              .selectFrom('transfer_changes')
              .select(({ fn }) => fn.max('id').as('id'))
              .executeTakeFirstOrThrow()
          ).id,
          key: 'CUP/Floating/-/-',
          version: 999,
          action: 'Set',
          valid_from: test.clock.now,
          valid_to: null,
          value: JSON.stringify(rate('1')),
        })
        .execute();
      expect((await readTransferTables(tx, { at: test.clock.now })).rates[0]?.value.buy).toBe('1');
      throw new Error('on purpose');
    }),
  ).rejects.toThrow('on purpose');
  expect(await rateAt(test.clock.now)).toBe(before);
  expect(await set('rates', rate('401'))).toMatchObject(ok);
  expect(await rateAt(test.clock.now)).toBe('401');
});

it('nobody rewrites what counted: the database refuses', async () => {
  const { app: application, owner } = test.database;
  await expect(application.updateTable('transfer_settings').set({ key: 'x' }).execute()).rejects.toThrow();
  await expect(owner.updateTable('transfer_settings').set({ key: 'x' }).execute()).rejects.toThrow(
    /append-only/,
  );
  await expect(owner.deleteFrom('transfer_changes').execute()).rejects.toThrow(/append-only/);
});

it('is for the corporation, and quotes are for who sells', async () => {
  const admin = await test.insertUser({ roles: ['Admin'], offices: [office.id] });
  expect(await test.call('GET', path, { token: admin.token, office: office.id })).toMatchObject({
    status: 409,
    body: { code: 'not-your-role' },
  });
  const { body } = await test.call<{ sellers: { id: string }[]; providers: { id: string }[] }>(
    'GET',
    `${path}/offices`,
    as,
  );
  expect([body.sellers.map(({ id }) => id), body.providers.map(({ id }) => id)]).toEqual([
    [office.id],
    [provider.id],
  ]);
});

function fees(...bands: [from: string, upTo: string | null][]) {
  const shared = { fixed: '0', points: 1200, min: '500', max: null };
  return {
    action: 'Set',
    value: {
      method: 'HomeCash',
      payoutCurrency: null,
      zone: null,
      officeId: null,
      officeGroup: null,
      bands: bands.map(([from, upTo]) => ({ from, upTo, ...shared })),
    },
  };
}

function delivers(providerOfficeId: string) {
  return {
    action: 'Set',
    value: {
      providerOfficeId,
      province: null,
      municipality: null,
      method: null,
      payoutCurrency: null,
      costFixed: '200',
      costPoints: 150,
    },
  };
}

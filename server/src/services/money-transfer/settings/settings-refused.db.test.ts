import { expect, it } from 'vitest';
import type { SettingKind } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import type { Period } from './test-settings.ts';
import { delivers, fees, ok, path, rate, refusedAt, testSettings } from './test-settings.ts';

const { test, office, provider, as, put, set, inMinutes } = await testSettings();

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
  expect(await set('rates', rate('415'))).toMatchObject(ok);
  expect(await set('rates', rate('415'))).toMatchObject({
    status: 409,
    body: { code: 'nothing-to-change' },
  });
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

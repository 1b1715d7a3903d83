import { expect, it } from 'vitest';
import type { WireSetting } from '#domain/services/money-transfer/settings.endpoints.ts';
import type { SettingValue } from '#domain/services/money-transfer/transfer-settings.schema.ts';
import { readTransferTables } from '../pricing/read-transfer-tables.queries.ts';
import { ok, path, rate, refusedAt, stormIn, testSettings } from './test-settings.ts';

const { test, person, as, revisions, put, set, inMinutes, rateAt } = await testSettings();

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
  const bad = await put('availability', [stormIn('Granma', 'Delayed'), stormIn('Habana', 'Delayed')]);
  expect(bad).toMatchObject({ status: 422 });
  expect((await readTransferTables(test.services.db, { at: test.clock.now })).availability).toEqual([]);
  expect(
    await put('availability', [stormIn('Granma', 'Delayed'), stormIn('Holguín', 'Suspended')]),
  ).toMatchObject(ok);
  const { availability } = await readTransferTables(test.services.db, { at: test.clock.now });
  expect(availability.map(({ value }) => value.province)).toEqual(['Granma', 'Holguín']);
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

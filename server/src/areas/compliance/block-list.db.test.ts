import { beforeAll, expect, it } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import { readBasis } from '#server/compliance/lists/basis.queries.ts';
import { loadEntries } from '#server/compliance/lists/load-entries.queries.ts';
import type { TestUser } from '#server/platform/http/test-people.queries.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindLists } from './lists.routes.ts';

const test = await testApp([bindLists]);
const { app: db } = test.database;
const path = '/api/compliance/block-list';
const input = { name: 'Bárbara Dos', kind: 'person', birthDate: '1970-02-03', reason: 'Chargebacks' };
let officer: TestUser;
let office: string;

beforeAll(async () => {
  ({ id: office } = await test.insertOffice({ is_head_office: true }));
  officer = await test.insertUser({ roles: ['CorporationCompliance'], offices: [office] });
});

const call = async <Body>(
  method: 'GET' | 'POST' | 'PUT',
  where: string,
  options: { body?: unknown; version?: number; token?: string } = {},
) => await test.call<Body>(method, where, { token: officer.token, office, ...options });

it('puts a name on the list, corrects it, takes it off and back; each makes earlier answers stale', async () => {
  const seen = [await readBasis(db)];
  const look = async () => seen.push(await readBasis(db));
  const { body: made } = await call<Created>('POST', path, { body: input });
  await look();
  const own = `${path}/${made.id}`;
  expect((await loadEntries(db)).entries).toMatchObject([{ list: 'INTERNAL_BLOCK', id: made.id }]);

  const corrected = { ...input, birthDate: '1971-02-03' };
  expect(await call('PUT', own, { body: corrected, version: 1 })).toMatchObject({ body: { version: 2 } });
  await look();
  expect(await call('PUT', own, { body: corrected, version: 1 })).toMatchObject({ status: 412 });
  const off = { body: { isActive: false, reason: 'Proven innocent' } };
  expect(await call('POST', `${own}/switch`, { ...off, version: 2 })).toMatchObject({ status: 200 });
  await look();
  expect((await loadEntries(db)).entries).toEqual([]);
  const on = { body: { isActive: true, reason: 'It was them after all' } };
  expect(await call('POST', `${own}/switch`, { ...on, version: 3 })).toMatchObject({ status: 200 });
  await look();
  expect(new Set(seen).size).toBe(5);
  expect(await call('GET', own)).toMatchObject({ body: { ...corrected, isActive: true, version: 4 } });
  const log = await db.selectFrom('activity').select(['action', 'reason']).orderBy('id').execute();
  expect(log.map(({ action }) => action)).toEqual(['created', 'edited', 'deactivated', 'activated']);
});

it('holds the same person once, whatever the accents', async () => {
  const body = { ...input, name: 'barbara  dos', birthDate: '1971-02-03' };
  expect(await call('POST', path, { body })).toMatchObject({ status: 422, body: { code: 'field-refused' } });
});

it('is changed by nobody else', async () => {
  const clerk = await test.insertUser({ roles: ['Compliance'], offices: [office] });
  expect(await call('GET', path, { token: clerk.token })).toMatchObject({ status: 200 });
  expect(
    await call('POST', path, { body: { ...input, name: 'Carla Tres' }, token: clerk.token }),
  ).toMatchObject({
    status: 409,
    body: { code: 'not-your-role' },
  });
});

import { expect, it } from 'vitest';
import type { BulkPreview, BulkRun } from '#domain/kernel/bulk.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import type { Services } from '#server/platform/services.ts';
import { bindOffices } from '../../areas/offices/offices.routes.ts';
import { bindUsers } from '../../areas/users/users.routes.ts';
import { tasks } from '../../tasks.ts';
import { bindBulk } from './bulk.routes.ts';

const test = await testApp([bindOffices, bindUsers, bindBulk]);
const path = '/api/settings/offices/bulk';
const head = await test.insertOffice({ is_head_office: true, territory: 'Corporate' });
const person = { roles: ['CorporationAdmin'], offices: [head.id] } as const;
const corporate = await test.insertUser(person);
const as = { token: corporate.token, office: head.id };

async function insertOffices(count: number, territory: string) {
  return await Promise.all(Array.from({ length: count }, () => test.insertOffice({ territory })));
}

function ofTerritory(name: string) {
  return { ids: [], all: { q: '', filter: [`territory:is:${name}`] } };
}

async function order(body: object, caller = as): Promise<string> {
  const answer = await test.call<Created>('POST', path, { ...caller, body });
  expect(answer.status).toBe(200);
  return answer.body.id;
}

async function readRun(id: string, query: Record<string, string> = {}): Promise<BulkRun> {
  return (await test.call<BulkRun>('GET', `/api/bulk/${id}`, { ...as, query: { limit: '200', ...query } }))
    .body;
}

async function work(runId: string, services: Services = test.services): Promise<void> {
  await tasks['bulk']?.run(services, { runId }, { number: 1, isLast: false });
}

/** The process dies before the n-th row: every row asks the clock once. */
function dyingAt(row: number): Services {
  let asked = 0;
  return {
    ...test.services,
    clock: () => {
      asked += 1;
      if (asked >= row) throw new Error('killed');
      return test.clock.now;
    },
  };
}

it('says in a dry run what would happen and changes nothing', async () => {
  await insertOffices(2, 'Dry');
  await test.insertOffice({ territory: 'Dry', is_active: false });
  const selection = ofTerritory('Dry');
  const { body } = await test.call<BulkPreview>('POST', `${path}/dry-run`, {
    ...as,
    body: { action: 'Deactivate', selection },
  });
  expect(body).toMatchObject({ count: 3, verdicts: { Changed: 2, Unchanged: 1, Refused: 0 } });
  const active = await test.database.owner
    .selectFrom('offices')
    .select('id')
    .where('territory', '=', 'Dry')
    .where('is_active', '=', true)
    .execute();
  expect(active).toHaveLength(2);
});

it('gives the reason of every refused row, in the language of the reader', async () => {
  const body = { action: 'Deactivate', selection: { ids: [head.id] } };
  const dry = await test.call<BulkPreview>('POST', `${path}/dry-run`, { ...as, body, language: 'es' });
  expect(dry.body.rows).toMatchObject([
    { id: head.id, verdict: 'Refused', message: expect.stringContaining('central') },
  ]);
  const id = await order(body);
  await work(id);
  expect(await readRun(id)).toMatchObject({
    status: 'Done',
    rows: [{ result: 'Refused', message: 'The head office stays active.' }],
  });
});

it('works through all that the filter found, each row logged with the reason', async () => {
  const offices = await insertOffices(5, 'North');
  const id = await order({
    action: 'AddServices',
    services: ['Visa', 'Passport'],
    selection: ofTerritory('North'),
    reason: 'New season',
  });
  expect(await readRun(id)).toMatchObject({ status: 'Running', total: 5, counts: { Waiting: 5 } });
  await work(id);
  expect(await readRun(id)).toMatchObject({ status: 'Done', counts: { Waiting: 0, Changed: 5 } });
  const log = await test.database.owner
    .selectFrom('activity')
    .select(['action', 'reason', 'user_id', 'entity_version'])
    .where('entity', '=', 'office')
    .where(
      'entity_id',
      'in',
      offices.map((office) => office.id),
    )
    .execute();
  expect(log).toEqual(
    Array(5).fill({
      action: 'services-added',
      reason: 'New season',
      user_id: corporate.id,
      entity_version: 2,
    }),
  );
  const again = await order({ action: 'AddServices', services: ['Visa'], selection: ofTerritory('North') });
  await work(again);
  expect((await readRun(again)).counts).toMatchObject({ Unchanged: 5 });
  const back = await order({ action: 'RemoveServices', services: ['Visa'], selection: ofTerritory('North') });
  await work(back);
  const stored = await test.database.owner
    .selectFrom('offices')
    .select('service_types')
    .where('territory', '=', 'North')
    .execute();
  expect(stored).toEqual(Array(5).fill({ service_types: ['Passport'] }));
});

it('links and unlinks offices, an office never with itself', async () => {
  const [one, two] = await insertOffices(2, 'Linked');
  if (!one || !two) throw new Error('no offices');
  const links = async () =>
    (await test.database.owner.selectFrom('office_links').selectAll().orderBy('office_id').execute()).map(
      (link) => [link.office_id, link.linked_office_id],
    );
  await work(
    await order({ action: 'AddOffices', officeIds: [one.id, head.id], selection: ofTerritory('Linked') }),
  );
  expect(new Set(await links())).toEqual(
    new Set([
      [one.id, head.id],
      [two.id, one.id],
      [two.id, head.id],
    ]),
  );
  await work(
    await order({ action: 'RemoveOffices', officeIds: [head.id], selection: ofTerritory('Linked') }),
  );
  expect(await links()).toEqual([[two.id, one.id]]);
});

it('goes on where a killed process stopped and does nothing twice', async () => {
  const offices = await insertOffices(8, 'Killed');
  const id = await order({ action: 'Deactivate', selection: ofTerritory('Killed') });
  await expect(work(id, dyingAt(4))).rejects.toThrow('killed');
  expect(await readRun(id)).toMatchObject({ status: 'Running', counts: { Changed: 3, Waiting: 5 } });
  await Promise.all([work(id), work(id)]);
  await work(id);
  expect(await readRun(id)).toMatchObject({ status: 'Done', counts: { Changed: 8, Waiting: 0 } });
  const stored = await test.database.owner
    .selectFrom('offices')
    .select(['version', 'is_active'])
    .where('territory', '=', 'Killed')
    .execute();
  expect(stored).toEqual(Array(8).fill({ version: 2, is_active: false }));
  const log = await test.database.owner
    .selectFrom('activity')
    .select('id')
    .where('entity', '=', 'office')
    .where(
      'entity_id',
      'in',
      offices.map((office) => office.id),
    )
    .execute();
  expect(log).toHaveLength(8);
});

it('keeps to the rows that were chosen when it was ordered', async () => {
  await insertOffices(2, 'Frozen');
  const id = await order({ action: 'Deactivate', selection: ofTerritory('Frozen') });
  await test.insertOffice({ territory: 'Frozen' });
  await work(id);
  expect(await readRun(id)).toMatchObject({ total: 2, counts: { Changed: 2 } });
});

it('stops for somebody who lost the right meanwhile', async () => {
  await insertOffices(3, 'Fired');
  const fired = await test.insertUser(person);
  const caller = { token: fired.token, office: head.id };
  const id = await order({ action: 'Deactivate', selection: ofTerritory('Fired') }, caller);
  await test.database.owner
    .updateTable('users')
    .set({ roles: ['Sale'] })
    .where('id', '=', fired.id)
    .execute();
  await work(id);
  const run = (await test.call<BulkRun>('GET', `/api/bulk/${id}`, caller)).body;
  expect(run).toMatchObject({ status: 'Done', counts: { Refused: 3 } });
  expect(run.rows[0]?.message).toBe('Your role may not do this.');
});

it('tells the person who ordered it how far it is, and nobody else', async () => {
  await insertOffices(2, 'Told');
  const id = await order({ action: 'Deactivate', selection: ofTerritory('Told') });
  await work(id);
  const events = await test.database.owner
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'bulk')
    .where('kind', '=', 'event')
    .execute();
  expect(events.map((event) => event.payload)).toContainEqual({
    id,
    change: 'changed',
    userIds: [corporate.id],
  });
  const other = await test.insertUser(person);
  expect(await test.call('GET', `/api/bulk/${id}`, { token: other.token, office: head.id })).toMatchObject({
    status: 404,
  });
});

it('pages its rows and narrows them to one result', async () => {
  await insertOffices(3, 'Paged');
  const id = await order({ action: 'Deactivate', selection: ofTerritory('Paged') });
  const first = await readRun(id, { limit: '2' });
  expect(first.rows.map((row) => row.position)).toEqual([1, 2]);
  const second = await readRun(id, { limit: '2', after: String(first.next) });
  expect(second).toMatchObject({ rows: [{ position: 3 }], next: null });
  expect((await readRun(id, { result: 'Refused' })).rows).toEqual([]);
});

it.each([
  ['nothing selected', { action: 'Activate', selection: { ids: [] } }, 422],
  ['an action that does not exist', { action: 'Explode', selection: { ids: [head.id] } }, 400],
  ['services without any', { action: 'AddServices', services: [], selection: { ids: [head.id] } }, 400],
  ['an id that is none', { action: 'Activate', selection: { ids: ['1; drop table offices'] } }, 400],
  ['a filter that is none', { action: 'Activate', selection: { ids: [], all: { filter: ['x'] } } }, 400],
])('refuses %s', async (_, body, status) => {
  expect(await test.call('POST', path, { ...as, body })).toMatchObject({ status });
});

it('moves users in and out of offices and never takes the last one', async () => {
  const [from, to] = await insertOffices(2, 'Moving');
  if (!from || !to) throw new Error('no offices');
  const user = await test.insertUser({ roles: ['Sale'], offices: [from.id] });
  const users = async (body: object): Promise<BulkRun> => {
    const answer = await test.call<Created>('POST', '/api/settings/users/bulk', {
      ...as,
      body: { selection: { ids: [user.id] }, ...body },
    });
    await work(answer.body.id);
    return await readRun(answer.body.id);
  };
  expect((await users({ action: 'AddOffices', officeIds: [to.id] })).counts.Changed).toBe(1);
  expect((await users({ action: 'RemoveOffices', officeIds: [from.id] })).counts.Changed).toBe(1);
  expect((await users({ action: 'RemoveOffices', officeIds: [to.id] })).rows[0]).toMatchObject({
    result: 'Refused',
  });
  const left = await test.database.owner
    .selectFrom('user_offices')
    .select(['office_id', 'default_for_login'])
    .where('user_id', '=', user.id)
    .execute();
  expect(left).toEqual([{ office_id: to.id, default_for_login: true }]);
  expect((await users({ action: 'Deactivate', reason: 'season over' })).counts.Changed).toBe(1);
  expect((await users({ action: 'Deactivate' })).counts.Unchanged).toBe(1);
});

it('does not let a bulk block the one who ordered it', async () => {
  const body = { action: 'Deactivate', selection: { ids: [corporate.id] } };
  const dry = await test.call<BulkPreview>('POST', '/api/settings/users/bulk/dry-run', { ...as, body });
  expect(dry.body.rows).toMatchObject([
    { verdict: 'Refused', message: 'You cannot do this to your own account.' },
  ]);
});

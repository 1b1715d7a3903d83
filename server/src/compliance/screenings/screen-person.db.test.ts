import { beforeAll, expect, it } from 'vitest';
import { testApp } from '#server/platform/http/test-app.ts';
import { runAgain } from './run-again.queries.ts';
import { screenEverybody } from './screen-everybody.queries.ts';
import type { ScreeningTrigger } from './store-screenings.queries.ts';
import { listed, putCustomer, putOnList } from './test-lists.queries.ts';
import { watchPerson } from './watch-person.queries.ts';

const test = await testApp([]);
const office = await test.insertOffice();
const { owner, app } = test.database;

const suspect = listed('100', 'QUIROGA ZALDIVAR, Teodoro', {
  births: [{ year: 1961, month: 3, day: 9 }],
  sexes: ['M'],
  ids: [{ kind: 'Passport', number: 'E123456', country: 'Cuba' }],
});
const common = listed('101', 'VALDERRAMA ECHEVARRIA, Nicomedes', { births: [{ year: 1950 }] });

async function watch(id: string, trigger: ScreeningTrigger = 'create') {
  const call = { services: test.services, at: test.clock.now, by: null, trigger };
  return await app.transaction().execute((tx) => watchPerson(tx, call, { kind: 'customer', id }));
}

const stored = async () => await app.selectFrom('screenings').selectAll().orderBy('id').execute();
const cases = async () =>
  await app.selectFrom('compliance_cases').select(['customer_id', 'queue', 'score']).orderBy('id').execute();

beforeAll(() => putOnList(owner, [suspect, common]));

it('keeps a screening that found nothing, with lists, configuration and engine', async () => {
  const id = await putCustomer(owner, office.id, {});
  await watch(id);
  const row = (await stored()).at(-1);
  expect(row).toMatchObject({
    subject_kind: 'customer',
    subject_id: id,
    trigger: 'create',
    result: 'clear',
    config_version: 1,
    engine_version: '2',
    ids_sealed: null,
  });
  expect(row?.basis).toMatch(/^lists:\d+ block:0 config:1 engine:2$/);
  expect(row?.microseconds).toBeGreaterThan(0);
});

it('finds a listed customer and opens one case, however often the same is found', async () => {
  const id = await putCustomer(owner, office.id, {
    first_name: 'Teodoro',
    last_name: 'Quiroga',
    second_last_name: 'Zaldívar',
    birth_date: '1961-03-09',
  });
  const before = (await cases()).length;
  const { screened } = await watch(id);
  expect(screened).toMatchObject([{ result: 'potential', hits: [{ status: 'block' }] }]);
  expect((await watch(id, 'edit')).news).toEqual([]);
  expect((await watch(id, 'manual')).news).toEqual([]);
  const found = (await cases()).slice(before);
  expect(found).toMatchObject([{ customer_id: id, queue: 'ofac' }]);
});

it('leaves another birth cleared by itself, visible and without a case', async () => {
  const before = (await cases()).length;
  const id = await putCustomer(owner, office.id, {
    first_name: 'Teodoro',
    last_name: 'Quiroga',
    second_last_name: 'Zaldívar',
    birth_date: '1990-01-01',
  });
  const { screened } = await watch(id);
  expect(screened).toMatchObject([{ result: 'auto-cleared', hits: [{ status: 'auto-cleared' }] }]);
  expect(await cases()).toHaveLength(before);
});

it('finds an equal number of a document whatever the name, and keeps the number sealed only', async () => {
  const id = await putCustomer(owner, office.id, { first_name: 'Ana', last_name: 'Otra' });
  await owner
    .insertInto('customer_ids')
    .values({
      customer_id: id,
      type: 'Passport',
      number: 'E123456',
      country: 'CU',
      created_at: test.clock.now,
    })
    .execute();
  const { screened } = await watch(id);
  expect(screened).toMatchObject([{ hits: [{ status: 'block', hit: { entry: { id: '100' } } }] }]);
  const row = (await stored()).at(-1);
  expect(JSON.stringify(row?.subject)).not.toContain('E123456');
  expect(row?.subject).toMatchObject({ documents: ['••••3456'] });
  const hits = await app.selectFrom('screening_hits').select(['evidence', 'parts']).execute();
  expect(JSON.stringify(hits)).not.toContain('E123456');
  expect(test.services.secrets.open(row?.ids_sealed as Buffer)).toContain('E123456');
});

it('gives a name in letters that nobody can read to a person', async () => {
  const id = await putCustomer(owner, office.id, { first_name: '李', last_name: '王小' });
  const { screened, news } = await watch(id);
  expect(screened).toMatchObject([{ result: 'unreadable' }]);
  expect(news).toHaveLength(1);
});

it('answers from the lists of now as soon as they change', async () => {
  const id = await putCustomer(owner, office.id, {
    first_name: 'Gaspar',
    last_name: 'Urrutia',
    second_last_name: 'Belaúnde',
  });
  expect((await watch(id)).screened[0]?.result).toBe('clear');
  await putOnList(owner, [suspect, common, listed('102', 'URRUTIA BELAUNDE, Gaspar')]);
  const found = await Promise.all([watch(id, 'edit'), watch(id, 'edit'), watch(id, 'edit')]);
  expect(found.map(({ screened }) => screened[0]?.result)).toEqual(['potential', 'potential', 'potential']);
  await app.insertInto('block_list').values({ full_name: 'Yusnavy Quiñones', reason: 'Fraud' }).execute();
  const blocked = await putCustomer(owner, office.id, {});
  expect((await watch(blocked)).screened).toMatchObject([
    { hits: [{ hit: { entry: { list: 'INTERNAL_BLOCK' } } }] },
  ]);
});

it('screens everybody after a change, and nobody twice on the same basis', async () => {
  const found: string[] = [];
  const pass = {
    trigger: 'nightly',
    onFound: async (_tx: unknown, { id }: { id: string }) => void found.push(id),
  } as const;
  const first = await screenEverybody(test.services, pass);
  expect(first.screened).toBeGreaterThan(0);
  const people = await app.selectFrom('customers').select('id').execute();
  expect(first.persons).toBe(people.length);
  expect(await screenEverybody(test.services, pass)).toEqual({
    persons: people.length,
    screened: 0,
    found: 0,
  });
  await owner
    .updateTable('customers')
    .set({
      first_name: 'Nicomedes',
      last_name: 'Valderrama',
      second_last_name: 'Echevarría',
      birth_date: '1950-02-02',
    })
    .where('id', '=', people[0]?.id ?? '')
    .execute();
  found.length = 0;
  expect(await screenEverybody(test.services, pass)).toMatchObject({ screened: 1, found: 1 });
  expect(found).toEqual([people[0]?.id]);
});

it('comes to the same hits and scores whenever a stored screening is run again', async () => {
  const all = await stored();
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ result }) => result === 'potential').length).toBeGreaterThan(3);
  for (const { id } of all) {
    expect(await runAgain(app, test.services, id), id).toMatchObject({ isSame: true, isSameEngine: true });
  }
});

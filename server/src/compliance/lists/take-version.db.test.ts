import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/platform/http/test-app.ts';
import { readBasis } from './basis.queries.ts';
import { listStanding } from './list-standing.queries.ts';
import { main, offer, sdnFile, sdnRow } from './list-versions.fixture.ts';
import { loadEntries } from './load-entries.queries.ts';

const test = await testApp([]);
const { app: db } = test.database;
const rows = Array.from({ length: 200 }, (_, place) => sdnRow(place + 1, `PEREZ ${place}, Ana`));
const whole = sdnFile(rows);

beforeAll(async () => {
  await db.updateTable('list_sources').set({ min_rows: 100 }).where('code', '=', 'OFAC_CONS').execute();
  await offer(test, 'OFAC_CONS', [main(whole)]);
});

const activeOf = async (source: string) =>
  await db
    .selectFrom('list_versions')
    .select(['id', 'rows'])
    .where('source', '=', source)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();

describe('a file that may not be used', () => {
  const cut = Buffer.from(whole.subarray(0, Math.floor(whole.length * 0.97)));
  it.each([
    ['empty', 'of nothing', Buffer.alloc(0)],
    ['cut-off', 'cut off within a row', cut],
    ['cut-off', 'cut off after a row', Buffer.from(rows.slice(0, 199).join(''))],
    ['web-page', 'a page that says to wait', Buffer.from('<!DOCTYPE html><title>Busy</title>')],
    ['malformed', 'with rows that cannot be read', sdnFile([...rows, 'x,"A"\r\n', 'y\r\n'])],
    ['shrunk', 'with a tenth of its rows gone', sdnFile(rows.slice(21))],
  ])('%s: %s is kept as refused, and nothing else changes', async (fault, _, bytes) => {
    const before = [await activeOf('OFAC_CONS'), await loadEntries(db)];
    const freshAt = async () => (await sourceOf(await listStanding(db, test.clock.now))).freshAt;
    const fresh = await freshAt();
    test.clock.advance(1);
    const taken = await offer(test, 'OFAC_CONS', [main(bytes)]);
    expect(taken).toMatchObject({ outcome: 'rejected', fault, added: 0, changed: 0, removed: 0 });
    expect([await activeOf('OFAC_CONS'), await loadEntries(db)]).toEqual(before);
    expect(await freshAt()).toEqual(fresh);
    expect((await sourceOf(await listStanding(db, test.clock.now))).refused?.fault).toBe(fault);
    const { rows: kept } = await sql<{ size: string }>`
      select f.size from list_version_files l join files f on f.id = l.file_id
      where l.version_id = ${taken.versionId}`.execute(db);
    expect(kept).toEqual([{ size: String(bytes.length) }]);
  });

  it('is kept once, however often the publisher gives it', async () => {
    const page = Buffer.from('<!DOCTYPE html><title>Still busy</title>');
    const first = await offer(test, 'OFAC_CONS', [main(page)]);
    const again = await offer(test, 'OFAC_CONS', [main(page)]);
    expect(again.versionId).toBe(first.versionId);
  });
});

it('has too few rows when it falls below what its list must have', async () => {
  expect(await offer(test, 'CRL', [main(Buffer.from('Id,Company\nA,Uno\n'))])).toMatchObject({
    fault: 'too-few-rows',
  });
});

it('changes nothing when the file is the same, but it is fresh again', async () => {
  const before = await readBasis(db);
  test.clock.advance(60);
  expect(await offer(test, 'OFAC_CONS', [main(whole)])).toMatchObject({ outcome: 'unchanged' });
  expect(await readBasis(db)).toBe(before);
  const source = await sourceOf(await listStanding(db, test.clock.now));
  expect(source).toMatchObject({ freshAt: test.clock.now });
});

it('keeps the other files of the list when one of them is new', async () => {
  const alias = Buffer.from('1,1,"aka","PEREZ, Anita","-0- "\r\n\u001a');
  const taken = await offer(test, 'OFAC_CONS', [{ part: 'alt', name: 'alt.csv', bytes: alias }]);
  expect(taken).toMatchObject({ outcome: 'active', added: 0, changed: 1, removed: 0 });
  const [change] = await db
    .selectFrom('list_changes')
    .selectAll()
    .where('version_id', '=', taken.versionId)
    .execute();
  expect(change).toMatchObject({
    entry_id: '1',
    fields: ['aliases'],
    before: { aliases: '' },
    after: { aliases: ['aka: PEREZ, Anita'] },
    identity_changed: true,
    program_added: false,
  });
  expect((await loadEntries(db)).entries).toHaveLength(200);
});

it('makes several at once come one after the other, each compared with the one before', async () => {
  const more = (count: number) =>
    sdnFile([
      ...rows,
      ...Array.from({ length: count }, (_, place) => sdnRow(900 + place, `UNO ${place}, Ana`)),
    ]);
  const taken = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((count) => offer(test, 'OFAC_CONS', [main(more(count))])),
  );
  expect(taken.map(({ outcome }) => outcome)).toEqual(taken.map(() => 'active'));
  const versions = await db
    .selectFrom('list_versions')
    .select(['id', 'before_id', 'status', 'rows', 'added', 'removed'])
    .where('source', '=', 'OFAC_CONS')
    .where('status', '<>', 'rejected')
    .orderBy('id', 'desc')
    .limit(7)
    .execute();
  for (const [place, version] of versions.slice(0, 6).entries()) {
    const before = versions[place + 1];
    expect(version.before_id).toBe(before?.id);
    expect(version.added - version.removed).toBe(version.rows - (before?.rows ?? 0));
  }
  const [last] = versions;
  expect(versions.map(({ status }) => status)).toEqual([
    'active',
    ...versions.slice(1).map(() => 'superseded'),
  ]);
  expect((await loadEntries(db)).entries).toHaveLength(last?.rows ?? 0);
  expect(await readBasis(db)).toContain(`lists:${last?.id} `);
});

it('takes an entry that comes back for the same one', async () => {
  const with900 = sdnFile([...rows, sdnRow(900, 'UNO, Ana')]);
  await offer(test, 'OFAC_CONS', [main(with900)]);
  await offer(test, 'OFAC_CONS', [main(whole)]);
  const back = await offer(test, 'OFAC_CONS', [main(with900)]);
  expect(back).toMatchObject({ added: 1 });
  const found = await db
    .selectFrom('list_entries')
    .select(['removed_version', 'last_changed_version'])
    .where('entry_id', '=', '900')
    .execute();
  expect(found).toEqual([{ removed_version: null, last_changed_version: back.versionId }]);
});

it('tells the worker which version it was', async () => {
  const taken = await offer(test, 'OFAC_CONS', [main(sdnFile([...rows, sdnRow(901, 'TRES, Ana')]))]);
  const jobs = await db.selectFrom('outbox').select('payload').where('name', '=', 'lists-changed').execute();
  expect(jobs.map(({ payload }) => payload)).toContainEqual({ versionId: taken.versionId });
});

async function sourceOf({ sources }: Awaited<ReturnType<typeof listStanding>>) {
  const found = sources.find(({ code }) => code === 'OFAC_CONS');
  if (!found) throw new Error('no such source');
  return found;
}

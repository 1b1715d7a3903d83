import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { testApp } from '#server/platform/http/test-app.ts';
import { readBasis } from './basis.queries.ts';
import { diffRows } from './list-diff.ts';
import { main, offer } from './list-versions.fixture.ts';
import { readSdnVersion } from './read-sdn-version.ts';

const folder = new URL('../../../../data/sanctions/history/', import.meta.url);
const files = readdirSync(folder).sort();
const bytesOf = (file: string): Buffer => gunzipSync(readFileSync(new URL(file, folder)));

const test = await testApp([]);
const { app: db } = test.database;

const storedChanges = async (versionId: string) =>
  await db
    .selectFrom('list_changes')
    .select(['op', 'entry_id', 'fields', 'before', 'after', 'identity_changed', 'program_added'])
    .where('version_id', '=', versionId)
    .execute();

it('stores of nine real versions exactly what a fresh comparison of their files finds', async () => {
  expect(files).toHaveLength(9);
  const bases = new Set<string>();
  let before: Buffer | undefined;
  let changes = 0;
  for (const file of files) {
    const after = bytesOf(file);
    const taken = await offer(test, 'OFAC_SDN', [main(after)]);
    expect(taken).toMatchObject({ outcome: 'active', fault: null });
    bases.add(await readBasis(db));
    if (before !== undefined) {
      const wanted = recompute(before, after);
      const stored = (await storedChanges(taken.versionId)).map(withoutFlags).toSorted(byId);
      expect(stored).toEqual(wanted);
      expect([taken.added, taken.changed, taken.removed]).toEqual(
        ['add', 'mod', 'del'].map((op) => wanted.filter((change) => change.op === op).length),
      );
      changes += wanted.length;
    }
    before = after;
  }
  expect(changes).toBeGreaterThan(4000);
  expect(bases.size).toBe(9);
});

it('has in its entries what the last version says, and keeps what is no longer listed', async () => {
  const last = readSdnVersion(bytesOf(files.at(-1) ?? ''));
  if ('fault' in last) throw new Error(last.fault);
  const rows = await db
    .selectFrom('list_entries')
    .select(['entry_id', 'name', 'removed_version'])
    .where('source', '=', 'OFAC_SDN')
    .execute();
  const listed = rows.filter((row) => row.removed_version === null);
  const names = (list: readonly (readonly [string, string])[]) =>
    list.toSorted(([a], [b]) => Number(a) - Number(b));
  expect(names(listed.map((row) => [row.entry_id, row.name]))).toEqual(
    names(last.list.map((row) => [row.id, row.name])),
  );
  expect(rows.length).toBeGreaterThan(listed.length);
});

it('tells a change of who it is from a change of the program', async () => {
  const changes = await db
    .selectFrom('list_changes')
    .select(['fields', 'identity_changed', 'program_added'])
    .where('op', '=', 'mod')
    .execute();
  const only = (field: string) => changes.filter(({ fields }) => fields.join(',') === field);
  expect(only('program').length).toBeGreaterThan(10);
  expect(only('program').filter((change) => change.identity_changed)).toEqual([]);
  expect(only('program').some((change) => change.program_added)).toBe(true);
  expect(only('name').every((change) => change.identity_changed)).toBe(true);
});

interface Change {
  readonly op: string;
  readonly id: string;
}
const byId = (a: Change, b: Change): number => Number(a.id) - Number(b.id);

function recompute(before: Buffer, after: Buffer) {
  const [older, newer] = [readSdnVersion(before), readSdnVersion(after)];
  if ('fault' in older || 'fault' in newer) throw new Error('a real file was refused');
  return diffRows(older.list, newer.list).map((change) => ({
    fields: [],
    before: null,
    after: null,
    ...change,
  }));
}

function withoutFlags({
  entry_id: id,
  op,
  fields,
  before,
  after,
}: Awaited<ReturnType<typeof storedChanges>>[number]) {
  return { op, id, fields, before, after };
}

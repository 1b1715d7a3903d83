import { isDeepStrictEqual } from 'node:util';
import type { PublishedRow } from './published-row.ts';

/** An entry as two versions of a list are compared by. */
export interface ComparedEntry {
  readonly id: string;
  readonly name: string;
  readonly published: PublishedRow;
  readonly identityHash: string;
  readonly programs: readonly string[];
}

export interface EntryChange {
  readonly op: 'add' | 'mod' | 'del';
  readonly id: string;
  readonly name: string;
  /** The publisher's columns that differ, in their order; none for `add` and `del`. */
  readonly fields: readonly string[];
  readonly before: PublishedRow | null;
  readonly after: PublishedRow | null;
  /** Names, births, places, sexes, nationalities or numbers differ: earlier decisions have to be looked at again. */
  readonly identityChanged: boolean;
  readonly programAdded: boolean;
}

/** What a new version changed, entry by entry; an entry that only moved within the file did not change. */
export function diffPublished(
  before: readonly ComparedEntry[],
  after: readonly ComparedEntry[],
  fields: readonly string[],
): EntryChange[] {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const now = new Set(after.map(({ id }) => id));
  const changes = after.flatMap((entry): EntryChange[] => {
    const known = old.get(entry.id);
    return known ? modified(known, entry, fields) : [whole('add', entry)];
  });
  return [...changes, ...before.filter(({ id }) => !now.has(id)).map((entry) => whole('del', entry))];
}

function whole(op: 'add' | 'del', { id, name, published, programs }: ComparedEntry): EntryChange {
  return {
    op,
    id,
    name,
    fields: [],
    before: op === 'del' ? published : null,
    after: op === 'add' ? published : null,
    identityChanged: true,
    programAdded: op === 'add' && programs.length > 0,
  };
}

function modified(before: ComparedEntry, after: ComparedEntry, fields: readonly string[]): EntryChange[] {
  const differ = fields.filter(
    (field) => !isDeepStrictEqual(before.published[field], after.published[field]),
  );
  if (differ.length === 0) return [];
  return [
    {
      op: 'mod',
      id: after.id,
      name: after.name,
      fields: differ,
      before: pick(before.published, differ),
      after: pick(after.published, differ),
      identityChanged: before.identityHash !== after.identityHash,
      programAdded: after.programs.some((program) => !before.programs.includes(program)),
    },
  ];
}

function pick(row: PublishedRow, fields: readonly string[]): PublishedRow {
  return Object.fromEntries(fields.map((field) => [field, row[field] ?? '']));
}

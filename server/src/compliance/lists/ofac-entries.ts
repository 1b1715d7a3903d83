import type { EntryKind, ListAddress, ListCode, ListEntry, ListName, NameUse } from './list-entry.ts';
import type { AddRow, AltRow, CommentRow, SdnRow } from './ofac-rows.ts';
import { readRemarks } from './read-remarks.ts';

export interface OfacFiles {
  readonly sdn: readonly SdnRow[];
  readonly alt: readonly AltRow[];
  readonly add?: readonly AddRow[];
  readonly comments?: readonly CommentRow[];
}

export interface OfacEntries {
  readonly entries: readonly ListEntry[];
  /** Rows of the other files whose entry the main file lacks: files of different days. */
  readonly orphans: { readonly alt: number; readonly add: number; readonly comments: number };
}

/** Joins the files of one list, the main one and those that add aliases, addresses and overlong remarks. */
export function joinOfacFiles(list: ListCode, { sdn, alt, add = [], comments = [] }: OfacFiles): OfacEntries {
  const known = new Set(sdn.map(({ id }) => id));
  const names = groupById(alt);
  const addresses = groupById(add);
  const overflow = groupById(comments);
  const entries = sdn.map((row) =>
    toEntry(list, {
      row,
      alt: names.get(row.id) ?? [],
      add: addresses.get(row.id) ?? [],
      overflow: (overflow.get(row.id) ?? []).map(({ remarks }) => remarks).join(''),
    }),
  );
  const orphans = (rows: readonly { readonly id: string }[]): number =>
    rows.filter(({ id }) => !known.has(id)).length;
  return { entries, orphans: { alt: orphans(alt), add: orphans(add), comments: orphans(comments) } };
}

interface Parts {
  readonly row: SdnRow;
  readonly alt: readonly AltRow[];
  readonly add: readonly AddRow[];
  readonly overflow: string;
}

function toEntry(list: ListCode, { row, alt, add, overflow }: Parts): ListEntry {
  const text = row.remarks + overflow;
  const { weakNames, ...facts } = readRemarks(text);
  const names = [
    { name: row.name, use: 'primary' as const },
    ...alt.filter(({ name }) => name !== '').map(({ name, type }) => ({ name, use: useOf(type) })),
    ...weakNames,
  ];
  return {
    list,
    id: row.id,
    kind: kindOf(row.type),
    programs: row.program
      .split(/\]\s*\[|;/)
      .map((program) => program.replaceAll(/[[\]]/g, '').trim())
      .filter(Boolean),
    names: withoutRepeats(names),
    ...(row.title === '' ? {} : { title: row.title }),
    ...(text === '' ? {} : { remarks: text }),
    ...facts,
    addresses: add.map(toAddress).filter((address) => Object.keys(address).length > 0),
  };
}

function kindOf(type: string): EntryKind {
  const known = /^(individual|vessel|aircraft)$/i.exec(type)?.[0].toLowerCase();
  if (known === 'individual') return 'person';
  return known === 'vessel' || known === 'aircraft' ? known : 'organisation';
}

function useOf(type: string): NameUse {
  const use = type.toLowerCase();
  return use === 'fka' || use === 'nka' ? use : 'aka';
}

function toAddress({ street, city, country }: AddRow): ListAddress {
  return { ...(street ? { street } : {}), ...(city ? { city } : {}), ...(country ? { country } : {}) };
}

function withoutRepeats(names: readonly ListName[]): ListName[] {
  const seen = new Set<string>();
  return names.filter(({ name }) => !seen.has(name) && seen.add(name));
}

/** Rows by the number of their entry. */
export function groupById<Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.id);
    if (group) group.push(row);
    else groups.set(row.id, [row]);
  }
  return groups;
}

import type { ListCode, ListEntry } from './list-entry.ts';
import type { OfacFiles } from './ofac-entries.ts';
import { groupById, joinOfacFiles } from './ofac-entries.ts';
import type { SdnRow } from './ofac-rows.ts';
import type { PublishedRow } from './published-row.ts';
import { publishedOfac } from './published-row.ts';

/** An entry with the rows it was made from. */
export interface ReadRow {
  readonly entry: ListEntry;
  readonly published: PublishedRow;
}

/** The entries of a list of OFAC in the order of its main file. */
export function joinPublished(list: ListCode, files: OfacFiles): ReadRow[] {
  const { sdn, add = [], comments = [] } = files;
  const [aliases, addresses, overflow] = [groupById(files.alt), groupById(add), groupById(comments)];
  const { entries } = joinOfacFiles(list, files);
  return entries.map((entry, place) => ({
    entry,
    published: publishedOfac({
      row: sdn[place] as SdnRow, // one entry for each row
      alt: aliases.get(entry.id) ?? [],
      add: addresses.get(entry.id) ?? [],
      overflow: (overflow.get(entry.id) ?? []).map(({ remarks }) => remarks).join(''),
    }),
  }));
}

/** Rows of a later excerpt replace those of the same number. */
export function withNewer(rows: readonly SdnRow[], newer: readonly SdnRow[]): SdnRow[] {
  const later = new Map(newer.map((row) => [row.id, row]));
  const known = new Set(rows.map(({ id }) => id));
  return [...rows.map((row) => later.get(row.id) ?? row), ...newer.filter(({ id }) => !known.has(id))];
}

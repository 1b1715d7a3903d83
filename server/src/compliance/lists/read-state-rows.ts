import { readProhibitedAccommodations, readRestrictedList } from './cuba-entries.ts';
import type { ReadRow } from './join-published.ts';
import type { PublishedRow } from './published-row.ts';
import type { RowProblem } from './read-csv.ts';
import { readCsv } from './read-csv.ts';

/** The entries of a list of the State Department with the cells they were made from. */
export function readStateRows(
  list: 'CRL' | 'CPA',
  text: string,
): { rows: readonly ReadRow[]; problems: readonly RowProblem[] } {
  const { entries, problems } =
    list === 'CRL' ? readRestrictedList(text) : readProhibitedAccommodations(text);
  const [head = [], ...rows] = readCsv(text).rows.map(({ cells }) => cells.map((cell) => cell.trim()));
  const byId = new Map(rows.map((cells) => [cells[head.indexOf('Id')] ?? '', published(head, cells)]));
  return { rows: entries.map((entry) => ({ entry, published: byId.get(entry.id) ?? {} })), problems };
}

function published(head: readonly string[], cells: readonly string[]): PublishedRow {
  return Object.fromEntries(
    head.map((name, place) => [name, cells[place] ?? ''] as const).filter(([, value]) => value !== ''),
  );
}

import type { SdnRow } from './ofac-rows.ts';
import { sdnFields } from './ofac-rows.ts';

export type RowChange =
  | { readonly op: 'add'; readonly id: string; readonly after: RowFields }
  | { readonly op: 'del'; readonly id: string; readonly before: RowFields }
  | {
      readonly op: 'mod';
      readonly id: string;
      /** The columns that differ, in the order of the file. */
      readonly fields: readonly string[];
      readonly before: RowFields;
      readonly after: RowFields;
    };

export type RowFields = Readonly<Partial<Record<(typeof sdnFields)[number], string>>>;

const compared = sdnFields.filter((field) => field !== 'id');

/** What a new version of a list changed, row by row, by number of the entry. */
export function diffRows(before: readonly SdnRow[], after: readonly SdnRow[]): RowChange[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const now = new Set(after.map(({ id }) => id));
  const changes: RowChange[] = [];
  for (const row of after) {
    const known = old.get(row.id);
    if (!known) changes.push({ op: 'add', id: row.id, after: fieldsOf(row) });
    else changes.push(...changed(known, row));
  }
  for (const row of before)
    if (!now.has(row.id)) changes.push({ op: 'del', id: row.id, before: fieldsOf(row) });
  return changes.toSorted((a, b) => Number(a.id) - Number(b.id));
}

function changed(before: SdnRow, after: SdnRow): RowChange[] {
  const fields = compared.filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return [];
  return [{ op: 'mod', id: after.id, fields, before: pick(before, fields), after: pick(after, fields) }];
}

function fieldsOf(row: SdnRow): RowFields {
  return pick(
    row,
    sdnFields.filter((field) => row[field] !== ''),
  );
}

function pick(row: SdnRow, fields: readonly (typeof sdnFields)[number][]): RowFields {
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}

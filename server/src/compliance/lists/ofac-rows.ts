import type { CsvRow, RowProblem } from './read-csv.ts';
import { readCsv } from './read-csv.ts';

/** The columns of OFAC's files, which have no head line, in their order. */
export const sdnFields = [
  'id',
  'name',
  'type',
  'program',
  'title',
  'callSign',
  'vesselType',
  'tonnage',
  'grossTonnage',
  'flag',
  'owner',
  'remarks',
] as const;
export const altFields = ['id', 'altId', 'type', 'name', 'remarks'] as const;
export const addFields = ['id', 'addressId', 'street', 'city', 'country', 'remarks'] as const;
export const commentFields = ['id', 'remarks'] as const;

export type OfacRow<Field extends string> = Readonly<Record<Field, string>> & { readonly line: number };
export type SdnRow = OfacRow<(typeof sdnFields)[number]>;
export type AltRow = OfacRow<(typeof altFields)[number]>;
export type AddRow = OfacRow<(typeof addFields)[number]>;
export type CommentRow = OfacRow<(typeof commentFields)[number]>;

export interface OfacRows<Field extends string> {
  readonly rows: readonly OfacRow<Field>[];
  readonly problems: readonly RowProblem[];
}

/** Rows of sdn.csv or of cons_prim.csv. */
export function readSdnRows(text: string): OfacRows<(typeof sdnFields)[number]> {
  const { rows, problems } = readOfacRows(text, sdnFields);
  const faults: RowProblem[] = [...problems];
  const seen = new Set<string>();
  const kept = rows.filter((row) => {
    const problem = row.name === '' ? 'name' : seen.has(row.id) ? 'duplicate' : undefined;
    if (problem) faults.push({ line: row.line, problem });
    seen.add(row.id);
    return problem === undefined;
  });
  return { rows: kept, problems: faults };
}

export function readAltRows(text: string): OfacRows<(typeof altFields)[number]> {
  return readOfacRows(text, altFields);
}

export function readAddRows(text: string): OfacRows<(typeof addFields)[number]> {
  return readOfacRows(text, addFields);
}

/** What did not fit into the remarks of a row. */
export function readCommentRows(text: string): OfacRows<(typeof commentFields)[number]> {
  return readOfacRows(text, commentFields);
}

function readOfacRows<Field extends string>(text: string, fields: readonly Field[]): OfacRows<Field> {
  const { rows, problems } = readCsv(text);
  const faults: RowProblem[] = [...problems];
  const read: OfacRow<Field>[] = [];
  for (const row of rows) {
    if (isHead(row)) continue;
    const problem = problemOf(row, fields.length);
    if (problem) faults.push({ line: row.line, problem });
    else read.push(toRow(row, fields));
  }
  return { rows: read, problems: faults };
}

/** Some mirrors put the names of the columns on top. */
function isHead({ line, cells }: CsvRow): boolean {
  return line === 1 && /^(ent_num|uid|id)$/i.test(cells[0]?.trim() ?? '');
}

function problemOf({ cells }: CsvRow, columns: number): RowProblem['problem'] | undefined {
  if (cells.length !== columns) return 'columns';
  return /^\d{1,12}$/.test(cells[0]?.trim() ?? '') ? undefined : 'id';
}

function toRow<Field extends string>({ line, cells }: CsvRow, fields: readonly Field[]): OfacRow<Field> {
  const entries = fields.map((field, column) => [field, valueOf(cells[column] ?? '')] as const);
  return { ...(Object.fromEntries(entries) as Record<Field, string>), line };
}

/** `-0-` is how OFAC writes that there is nothing. */
function valueOf(cell: string): string {
  const text = cell.trim();
  return text === '-0-' ? '' : text;
}

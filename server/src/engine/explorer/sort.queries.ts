import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ExplorerColumn } from '#domain/kernel/explorer.ts';
import type { ColumnKind } from '#domain/kernel/filter.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { castOf } from './condition.queries.ts';
import type { ExplorerSource } from './source.ts';

export interface SortKey {
  readonly name: string;
  readonly isDescending: boolean;
  readonly kind: ColumnKind;
  /** Never null, so that comparing with a cursor is safe. */
  readonly value: RawBuilder<unknown>;
}

export interface Cursor {
  readonly values: readonly string[];
}

/** Reads `-createdAt,name`; what breaks ties and the id follow as the last keys, in the direction of the first. */
export function readSort(source: ExplorerSource, text: string): SortKey[] {
  const keys = text
    .split(',')
    .slice(0, 3)
    .map((part) => sortKey(source, part));
  const isDescending = keys[0]?.isDescending ?? true;
  const tie = tieOf(source, keys);
  return [
    ...keys,
    ...(tie === null ? [] : [{ ...sortKey(source, tie), isDescending }]),
    { name: 'id', isDescending, kind: 'reference', value: source.id },
  ];
}

/** The column behind the last one in its index, unless it is sorted by already. */
function tieOf(source: ExplorerSource, keys: readonly SortKey[]): string | null {
  const column = source.columns[keys.at(-1)?.name ?? ''];
  const tie = column !== undefined && 'value' in column ? column.tie : undefined;
  return tie === undefined || keys.some(({ name }) => name === tie) ? null : tie;
}

function sortKey(source: ExplorerSource, part: string): SortKey {
  const name = part.replace(/^-/, '');
  const definition = Object.hasOwn(source.explorer.columns, name) ? source.explorer.columns[name] : undefined;
  const column = source.columns[name];
  if (definition === undefined || column === undefined || definition.sortable === false) {
    throw new Problem('unknown-column', { column: name.slice(0, 60) });
  }
  const value = 'value' in column ? column.sort : neverNull(column, definition);
  return { name, isDescending: part.startsWith('-'), kind: definition.kind, value };
}

function neverNull(value: RawBuilder<unknown>, { kind, isList }: ExplorerColumn): RawBuilder<unknown> {
  if (isList) return sql`coalesce(array_to_string(${value}, ' '), '')`;
  if (kind === 'text') return sql`fold(coalesce(${value}, ''))`;
  if (kind === 'enum') return sql`coalesce(${value}, '')`;
  if (kind === 'boolean') return sql`coalesce(${value}, false)`;
  if (kind === 'day' || kind === 'instant') return sql`coalesce(${value}, '-infinity')`;
  return kind === 'reference' ? sql`coalesce(${value}, 0)` : sql`coalesce(${value}, '-Infinity'::numeric)`;
}

export function orderSql(sort: readonly SortKey[], isBackward: boolean): RawBuilder<unknown> {
  return sql.join(
    sort.map((key) => sql`${key.value} ${key.isDescending === isBackward ? sql`asc` : sql`desc`}`),
  );
}

/** Rows past the cursor. One direction is a row comparison, which an index serves; mixed ones are spelt out. */
export function afterSql(sort: readonly SortKey[], cursor: Cursor, isBackward: boolean): RawBuilder<unknown> {
  const bounds = sort.map((key, index) => sql`${cursor.values[index]}::text::${castOf(key.kind)}`);
  const signOf = (key: SortKey): RawBuilder<unknown> => (key.isDescending === isBackward ? sql`>` : sql`<`);
  const [first] = sort;
  if (first && sort.every((key) => key.isDescending === first.isDescending)) {
    return sql`(${sql.join(sort.map((key) => key.value))}) ${signOf(first)} (${sql.join(bounds)})`;
  }
  const branches = sort.map((key, index) => {
    const equal = sort.slice(0, index).map((earlier, at) => sql`${earlier.value} = ${bounds[at]}`);
    return sql`(${sql.join([...equal, sql`${key.value} ${signOf(key)} ${bounds[index]}`], sql` and `)})`;
  });
  return sql`(${sql.join(branches, sql` or `)})`;
}

/** A cursor is the sort it was made for and the keys of one row; of another sort it means the first page. */
export function readCursor(text: string, sort: readonly SortKey[]): Cursor | null {
  if (text === '') return null;
  try {
    const [signature, ...values] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    const isSame = signature === signatureOf(sort) && values.length === sort.length;
    return isSame && values.every((value) => typeof value === 'string') ? { values } : null;
  } catch {
    return null;
  }
}

export function writeCursor(
  row: Record<string, unknown> | undefined,
  sort: readonly SortKey[],
): string | null {
  if (row === undefined) return null;
  const values = sort.map((_, index) => row[`__key${index}`]);
  return Buffer.from(JSON.stringify([signatureOf(sort), ...values])).toString('base64url');
}

function signatureOf(sort: readonly SortKey[]): string {
  return sort.map((key) => `${key.isDescending ? '-' : ''}${key.name}`).join(',');
}

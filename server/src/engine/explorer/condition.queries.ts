import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { ExplorerColumn } from '#domain/kernel/explorer.ts';
import type { ColumnKind, Filter, Operator, RelativeRange } from '#domain/kernel/filter.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { relativeRange } from '#domain/kernel/relative-range.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import { fromWireDate, fromWireEnd, isWireDate } from '#domain/kernel/wire-date.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { ExplorerSource } from './source.ts';
import { valueOf } from './source.ts';

export interface Selection {
  readonly q: string;
  readonly filter: readonly string[];
}

type Sql = RawBuilder<unknown>;

/** Everything that narrows an explorer for this caller: visibility, search box and filters, joined by `and`. */
export async function conditionOf(
  source: ExplorerSource,
  context: OfficeContext,
  selection: Selection,
): Promise<Sql> {
  const parts: Sql[] = [sql`(${source.visible(context)})`, ...searchSql(source, selection.q.trim())];
  for (const text of selection.filter)
    parts.push(sql`(${await filterSql(source, context, readFilter(source, text))})`);
  return sql.join(parts, sql` and `);
}

function searchSql({ search, lookup }: ExplorerSource, typed: string): Sql[] {
  if (typed === '' || search === undefined) return [];
  const whole = lookup?.(typed) ?? null;
  if (whole !== null) return [sql`(${whole})`];
  const words = typed.split(/\s+/u).slice(0, 6);
  return words.map((word) => sql`(${search(pattern(word))})`);
}

function readFilter(source: ExplorerSource, text: string): Filter {
  const { columns } = source.explorer;
  const kindOf = (name: string): ColumnKind | undefined =>
    Object.hasOwn(columns, name) && columns[name]?.filterable !== false ? columns[name]?.kind : undefined;
  const filter = parseFilter(text, kindOf);
  if (filter === null) throw new Problem('wrong-filter', { filter: text.slice(0, 100) });
  return filter;
}

/** What a person typed, for `like` against folded text: `%` and `_` mean themselves. */
function pattern(word: string): string {
  return `%${foldText(word).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Letters that have no decomposition, as `unaccent` writes them. */
const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** The same folding as SQL `fold()`. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßøđðłæœı]/g, (letter) => ligatures[letter] ?? letter);
}

async function filterSql(source: ExplorerSource, context: OfficeContext, filter: Filter): Promise<Sql> {
  const column = source.columns[filter.column];
  const shown = source.explorer.columns[filter.column];
  if (column === undefined || shown === undefined) {
    throw new Problem('unknown-column', { column: filter.column });
  }
  const own = await source.filters?.[filter.column]?.(filter, context);
  return own ?? columnSql(valueOf(column), context, { ...shown, filter });
}

function columnSql(
  value: Sql,
  context: OfficeContext,
  { kind, isList = false, filter }: ExplorerColumn & { filter: Filter },
): Sql {
  if (filter.operator === 'empty') return emptySql(value, kind, isList);
  if (filter.operator === 'notEmpty') return sql`not (${emptySql(value, kind, isList)})`;
  if (isList) return listSql(value, kind, filter);
  if (kind === 'instant' || kind === 'day') return dateSql(value, context, { kind, filter });
  return plainSql(value, kind, filter);
}

function emptySql(value: Sql, kind: ColumnKind, isList: boolean): Sql {
  if (isList) return sql`coalesce(cardinality(${value}), 0) = 0`;
  return kind === 'text' || kind === 'enum' ? sql`coalesce(${value}::text, '') = ''` : sql`${value} is null`;
}

const casts: Record<ColumnKind, Sql> = {
  text: sql`text`,
  enum: sql`text`,
  reference: sql`bigint`,
  number: sql`numeric`,
  money: sql`numeric`,
  day: sql`date`,
  instant: sql`timestamptz`,
  boolean: sql`boolean`,
};

export function castOf(kind: ColumnKind): Sql {
  return casts[kind];
}

function plainSql(value: Sql, kind: ColumnKind, { operator, values }: Filter): Sql {
  const [first = '', second = ''] = values;
  const type = casts[kind];
  const build: Partial<Record<Operator, () => Sql>> = {
    contains: () => sql`fold(${value}) like ${pattern(first)}`,
    starts: () => sql`fold(${value}) like ${pattern(first).slice(1)}`,
    is: () =>
      kind === 'text' ? sql`fold(${value}) = ${foldText(first)}` : sql`${value} = ${first}::${type}`,
    // Of one value an index has the rows in the order of the columns behind it, of several it has not.
    in: () =>
      values.length === 1
        ? sql`${value} = ${first}::${type}`
        : sql`${value} = any(${[...values]}::${type}[])`,
    notIn: () => sql`not coalesce(${value} = any(${[...values]}::${type}[]), false)`,
    between: () => sql`${value} between ${first}::${type} and ${second}::${type}`,
    from: () => sql`${value} >= ${first}::${type}`,
    to: () => sql`${value} <= ${first}::${type}`,
  };
  return build[operator]?.() ?? sql`false`;
}

/** A cell with several values: any of them in common. */
function listSql(value: Sql, kind: ColumnKind, { operator, values }: Filter): Sql {
  const common = sql`coalesce(${value} && ${[...values]}::${casts[kind]}[], false)`;
  return operator === 'notIn' ? sql`not ${common}` : common;
}

/**
 * Days are those of the office's time zone; PostgreSQL turns them into moments, so DST is right. Moments come to the
 * minute (seed §7); as an end the whole minute is in.
 */
function dateSql(
  value: Sql,
  context: OfficeContext,
  { kind, filter: { operator, values } }: { kind: 'day' | 'instant'; filter: Filter },
): Sql {
  const zone = context.office.timeZone;
  const [first, last] = dayRange(operator, values, dayAt(context.now, zone));
  const moment = (text: string, plus: 0 | 1): Sql => {
    if (isWireDate(text)) return sql`${(plus === 0 ? fromWireDate : fromWireEnd)(text, zone)}::timestamptz`;
    const day = sql`${text}::date + ${plus}::int`;
    return kind === 'day' ? day : sql`(${day})::timestamp at time zone ${zone}`;
  };
  const parts = [
    ...(first === null ? [] : [sql`${value} >= ${moment(first, 0)}`]),
    ...(last === null ? [] : [sql`${value} < ${moment(last, 1)}`]),
  ];
  return sql.join(parts, sql` and `);
}

function dayRange(
  operator: Operator,
  values: readonly string[],
  today: string,
): [string | null, string | null] {
  const [first = today, second = today] = values;
  if (operator === 'within') return [...relativeRange(first as RelativeRange, today)];
  if (operator === 'between') return [first, second];
  return [operator === 'to' ? null : first, operator === 'from' ? null : first];
}

import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { PageQuery } from '#domain/kernel/explorer.endpoints.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { conditionOf } from './condition.queries.ts';
import type { Cursor, SortKey } from './sort.queries.ts';
import { afterSql, orderSql, readCursor, readSort, writeCursor } from './sort.queries.ts';
import type { ExplorerSource } from './source.ts';
import { valueOf } from './source.ts';

export type RawRow = Record<string, unknown> & { id: string };
export interface Page {
  rows: RawRow[];
  next: string | null;
  previous: string | null;
}

/**
 * One page by keyset: as fast at row 1,000,000 as at row 1, and no row is skipped or shown twice while others write.
 * Moments come as ISO strings; everything else as PostgreSQL gives it.
 */
export async function listPage(
  source: ExplorerSource,
  context: OfficeContext,
  query: PageQuery,
): Promise<Page> {
  const sort = readSort(source, query.sort || source.explorer.defaultSort);
  const isBackward = query.before !== '';
  const cursor = readCursor(isBackward ? query.before : query.after, sort);
  const found = await selectRows(source, context, { query, sort, cursor, isBackward });
  const hasMore = found.length > query.limit;
  const kept = found.slice(0, query.limit);
  if (isBackward) kept.reverse();
  const hasPrevious = isBackward ? hasMore : cursor !== null;
  const hasNext = isBackward ? cursor !== null : hasMore;
  return {
    rows: kept.map(withoutKeys),
    next: hasNext ? writeCursor(kept.at(-1), sort) : null,
    previous: hasPrevious ? writeCursor(kept[0], sort) : null,
  };
}

interface Select {
  query: PageQuery;
  sort: SortKey[];
  cursor: Cursor | null;
  isBackward: boolean;
}

async function selectRows(
  source: ExplorerSource,
  context: OfficeContext,
  { query, sort, cursor, isBackward }: Select,
): Promise<RawRow[]> {
  const condition = await conditionOf(source, context, query);
  const after = cursor === null ? sql`true` : afterSql(sort, cursor, isBackward);
  const { rows } = await sql<RawRow>`
    select ${sql.join(selected(source, sort))}
    from ${source.from(context)}
    where ${condition} and ${after}
    order by ${orderSql(sort, isBackward)}
    limit ${query.limit + 1}`.execute(context.services.db);
  return rows.map(withIsoMoments);
}

function selected(source: ExplorerSource, sort: SortKey[]): RawBuilder<unknown>[] {
  const named = (name: string, value: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`${value} as ${sql.id(name)}`;
  return [
    named('id', source.id),
    ...Object.entries(source.columns).map(([name, column]) => named(name, valueOf(column))),
    ...Object.entries(source.extra ?? {}).map(([name, value]) => named(name, value)),
    ...sort.map((key, index) => named(`__key${index}`, sql`(${key.value})::text`)),
  ];
}

function withIsoMoments(row: RawRow): RawRow {
  for (const [name, value] of Object.entries(row)) if (value instanceof Date) row[name] = value.toISOString();
  return row;
}

function withoutKeys(row: RawRow): RawRow {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith('__key'))) as RawRow;
}

import { type RawBuilder, sql } from 'kysely';
import type { SelectionQuery, Totals } from '#domain/kernel/explorer.endpoints.ts';
import { countLimit, sumLimit } from '#domain/kernel/explorer.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { conditionOf } from './condition.queries.ts';
import type { ExplorerSource } from './source.ts';
import { valueOf } from './source.ts';

/**
 * Count and sums over the whole filter, each up to its limit; a request of its own, so that rows never wait for it.
 */
export async function countTotals(
  source: ExplorerSource,
  context: OfficeContext,
  selection: SelectionQuery,
): Promise<Totals> {
  const condition = await conditionOf(source, context, selection);
  const summed = source.sumsFor?.(context) ?? columnsOf(source);
  const names = Object.keys(summed);
  const values = Object.entries(summed).map(([name, value]) => sql`${value} as ${sql.id(name)}`);
  const sums = names.map((name) => sql`coalesce(sum(${sql.id(name)}), 0)::text as ${sql.id(name)}`);
  const limit = names.length === 0 ? countLimit : sumLimit;
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join([sql`count(*)::text as "__count"`, ...sums])} from (
      select ${sql.join([sql`1 as "__one"`, ...values])} from ${source.from(context)} where ${condition}
      limit ${limit + 1}
    ) as found`.execute(context.services.db);
  const { __count: count = '0', ...rest } = rows[0] ?? {};
  const found = Number(count);
  return {
    count: Math.min(found, countLimit),
    isCapped: found > countLimit,
    sums: found > limit && names.length > 0 ? null : rest,
  };
}

function columnsOf({ sums = [], columns, id }: ExplorerSource): Record<string, RawBuilder<unknown>> {
  return Object.fromEntries(sums.map((name) => [name, valueOf(columns[name] ?? id)]));
}

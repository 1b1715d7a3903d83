import type { RawBuilder } from 'kysely';
import type { Explorer } from '#domain/kernel/explorer.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

/**
 * Where a column comes from. Give `sort` where an index serves the order; it must never be null. `tie` is the column that
 * stands between it and the id in that index.
 */
export type ColumnSource =
  | RawBuilder<unknown>
  | { value: RawBuilder<unknown>; sort: RawBuilder<unknown>; tie?: string };

type FilterSql = RawBuilder<unknown> | null;

/**
 * The SQL behind an explorer. Rows, totals, export and bulk run the same `from`, `visible` and filters.
 *
 * @example
 * export const usersSource: ExplorerSource = {
 *   explorer: usersExplorer,
 *   from: () => sql`users u`,
 *   visible: (context) => sql`${isCorporation(context)} or ...`,
 *   id: sql`u.id`,
 *   columns: { name: sql`u.first_name || ' ' || u.last_name`, status: sql`u.status` },
 *   search: (q) => sql`fold(u.first_name || ' ' || u.last_name) like ${q}`,
 * };
 */
export interface ExplorerSource {
  readonly explorer: Explorer;
  readonly from: (context: OfficeContext) => RawBuilder<unknown>;
  /** Condition that hides what the caller may not see. */
  readonly visible: (context: OfficeContext) => RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
  readonly columns: Readonly<Record<string, ColumnSource>>;
  /** Selected besides the columns: version, ids of links. */
  readonly extra?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Condition for the search box; `pattern` is folded, escaped and wrapped in `%`. */
  readonly search?: (pattern: string) => RawBuilder<unknown>;
  /** Condition for what the search box holds as a whole, where it can be looked up; null leaves it to its words. */
  readonly lookup?: (typed: string) => RawBuilder<unknown> | null;
  /**
   * SQL of a filter by column, where comparing with what the column shows would miss or be slow (any document of a
   * customer, not the newest). Null leaves it to the column; a refusal may be thrown. What there are few of may be
   * looked up before, so that the planner knows what it looks for.
   */
  readonly filters?: Readonly<
    Record<string, (filter: Filter, context: OfficeContext) => FilterSql | Promise<FilterSql>>
  >;
  /** Columns summed over the whole filter. */
  readonly sums?: readonly string[];
  /**
   * What is summed for this caller instead, by name: a column, or `column.CUP` for the part of it in one currency.
   * Null leaves it to `sums`.
   */
  readonly sumsFor?: (context: OfficeContext) => Readonly<Record<string, RawBuilder<unknown>>> | null;
}

export function valueOf(column: ColumnSource): RawBuilder<unknown> {
  return 'value' in column ? column.value : column;
}

import type { RawBuilder } from 'kysely';
import type { Explorer } from '#domain/kernel/explorer.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

/** Where a column comes from. Give `sort` where an index serves the order; it must never be null. */
export type ColumnSource = RawBuilder<unknown> | { value: RawBuilder<unknown>; sort: RawBuilder<unknown> };

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
  /**
   * SQL of a filter by column, where comparing with what the column shows would miss or be slow (any document of a
   * customer, not the newest). Null leaves it to the column; a refusal may be thrown.
   */
  readonly filters?: Readonly<
    Record<string, (filter: Filter, context: OfficeContext) => RawBuilder<unknown> | null>
  >;
  /** Columns summed over the whole filter. */
  readonly sums?: readonly string[];
}

export function valueOf(column: ColumnSource): RawBuilder<unknown> {
  return 'value' in column ? column.value : column;
}

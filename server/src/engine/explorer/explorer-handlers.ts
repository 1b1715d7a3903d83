import type { Totals } from '#domain/kernel/explorer.ts';
import type { PageQuery, SelectionQuery } from '#domain/kernel/explorer.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { countTotals } from './count-totals.queries.ts';
import type { Page, RawRow } from './list-page.queries.ts';
import { listPage } from './list-page.queries.ts';
import type { ExplorerSource } from './source.ts';

/**
 * The handlers of an explorer's rows and totals.
 *
 * @example
 * const explorer = explorerHandlers(usersSource, toRow);
 * 'GET /api/users': explorer.rows, 'GET /api/users/totals': explorer.totals,
 */
export function explorerHandlers<Row>(
  source: ExplorerSource,
  toRow: (raw: RawRow, context: OfficeContext) => Row,
) {
  return {
    async rows(context: OfficeContext, { query }: { query: PageQuery }) {
      const page: Page = await listPage(source, context, query);
      return { ...page, rows: page.rows.map((raw) => toRow(raw, context)) };
    },
    async totals(context: OfficeContext, { query }: { query: SelectionQuery }): Promise<Totals> {
      return await countTotals(source, context, query);
    },
  };
}

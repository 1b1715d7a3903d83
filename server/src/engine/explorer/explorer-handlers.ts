import type { PageQuery, SelectionQuery, Totals } from '#domain/kernel/explorer.endpoints.ts';
import type { ExportLabels } from '#domain/kernel/export-labels.ts';
import type { Download } from '#server/platform/http/bind.ts';
import type { FastifyRequest } from 'fastify';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { ExportRequest } from '../export/export-explorer.ts';
import { exportExplorer } from '../export/export-explorer.ts';
import { countTotals } from './count-totals.queries.ts';
import type { Page, RawRow } from './list-page.queries.ts';
import { listPage } from './list-page.queries.ts';
import type { ExplorerSource } from './source.ts';
import { whileAsked } from './while-asked.queries.ts';

interface ExplorerParts<Row> {
  readonly source: ExplorerSource;
  readonly toRow: (raw: RawRow, context: OfficeContext) => Row;
  readonly labels: ExportLabels;
}

/**
 * The three handlers of an explorer.
 *
 * @example
 * const users = explorerHandlers({ source: usersSource, toRow, labels: usersLabels });
 * 'GET /api/users': users.rows, 'GET /api/users/totals': users.totals, 'POST /api/users/export': users.export,
 */
export function explorerHandlers<Row>(parts: ExplorerParts<Row>) {
  const { source, toRow } = parts;
  return {
    async rows(context: OfficeContext, { query }: { query: PageQuery }) {
      const page: Page = await listPage(source, context, query);
      return { ...page, rows: page.rows.map((raw) => toRow(raw, context)) };
    },
    async totals(
      context: OfficeContext,
      { query, request }: { query: SelectionQuery; request: Pick<FastifyRequest, 'signal'> },
    ): Promise<Totals> {
      return await whileAsked(
        context,
        request.signal,
        async (there) => await countTotals(source, there, query),
      );
    },
    async export(context: OfficeContext, { body }: { body: ExportRequest }): Promise<Download> {
      return await exportExplorer(parts, context, body);
    },
  };
}

import { sql } from 'kysely';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Selection } from '../explorer/condition.queries.ts';
import { conditionOf } from '../explorer/condition.queries.ts';
import type { RawRow } from '../explorer/list-page.queries.ts';
import { listPage } from '../explorer/list-page.queries.ts';
import type { ExplorerSource } from '../explorer/source.ts';

/** Rows fetched at once: few enough for constant memory, many enough to be quick. */
export const pageRows = 2000;

/** The explorer narrowed to chosen rows; what the caller may not see stays out. */
export function onlyRows(source: ExplorerSource, ids: readonly string[]): ExplorerSource {
  if (ids.length === 0) return source;
  return {
    ...source,
    visible: (context) => sql`(${source.visible(context)}) and ${source.id} = any(${[...ids]}::bigint[])`,
  };
}

/** How many rows the selection has, exactly: it stands in the activity log. */
export async function countRows(
  source: ExplorerSource,
  context: OfficeContext,
  selection: Selection,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${source.from(context)}
    where ${await conditionOf(source, context, selection)}`.execute(context.services.db);
  return Number(rows[0]?.count ?? 0);
}

/** The rows of the selection in the order of the screen, page by page; the next page is read when this one is taken. */
export async function* rowPages(
  source: ExplorerSource,
  context: OfficeContext,
  selection: Selection & { readonly sort: string },
): AsyncGenerator<RawRow[]> {
  const { q, sort } = selection;
  let after: string | null = '';
  while (after !== null) {
    const query = { q, filter: [...selection.filter], sort, after, before: '', limit: pageRows };
    const page = await listPage(source, context, query);
    yield page.rows;
    after = page.next;
  }
}

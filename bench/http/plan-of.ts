import type { ActivityScopeName } from '#domain/areas/activity/activity.explorer.ts';
import { activitySource, findHistory } from '#server/areas/activity/activity.queries.ts';
import { countTotals } from '#server/engine/explorer/count-totals.queries.ts';
import { listPage } from '#server/engine/explorer/list-page.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { explain } from './explain-page.queries.ts';
import type { Probe } from './probes.ts';

/** The plans of the statements behind a probe, as PostgreSQL ran them. */
export function planOf(
  { path, query }: Probe,
  context: OfficeContext,
  url: string,
): Promise<readonly string[]> {
  const [, , , scope = 'all', last] = path.split('/');
  const { filter, ...rest } = query;
  const page = {
    q: '',
    sort: '',
    after: '',
    before: '',
    limit: 50,
    ...rest,
    filter: filter === undefined ? [] : [filter],
  };
  return explain(url, async (db) => {
    const there = { ...context, services: { ...context.services, db } };
    if (scope === 'entity') return findHistory(there, 'office', '1');
    const source = activitySource(scope as ActivityScopeName);
    return last === 'totals' ? countTotals(source, there, page) : listPage(source, there, page);
  });
}

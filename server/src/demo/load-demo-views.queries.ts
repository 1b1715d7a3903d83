import { viewState } from '#domain/areas/views/view-state.schema.ts';
import { formatFilter } from '#domain/kernel/filter.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { demoViews } from './demo-views.ts';
import type { DemoTime } from './demo-time.ts';
import type { DemoPeople } from './load-demo-people.queries.ts';

export async function loadDemoViews(tx: Tx, people: DemoPeople, at: DemoTime): Promise<void> {
  const { user, now } = people.contextOf('admin', at(30, '15:00'));
  const rows = demoViews.map((view, position) => ({
    explorer: view.explorer,
    name: view.name,
    owner_id: user.id,
    is_shared: view.isShared,
    state: JSON.stringify(viewState.parse({ filter: view.filters.map(formatFilter), sort: view.sort })),
    position,
    created_at: now,
    updated_at: now,
  }));
  await tx.insertInto('saved_views').values(rows).execute();
}

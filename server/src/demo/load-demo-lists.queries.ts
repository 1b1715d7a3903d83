import { configurationKeys } from '#domain/areas/configuration/configuration.keys.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { DemoTime } from './demo-time.ts';
import type { DemoPeople } from './load-demo-people.queries.ts';

/**
 * A demo calls nobody, and its lists are those that are shipped, which are old: downloads are off until somebody
 * switches them on, and pay-outs do not wait for them.
 */
export async function loadDemoLists(tx: Tx, people: DemoPeople, at: DemoTime): Promise<void> {
  await tx.updateTable('list_sources').set({ is_download_on: false }).execute();
  const { user, now } = people.contextOf('admin', at(90, '14:00'));
  await tx
    .insertInto('configuration')
    .values({
      key: 'ListStaleness',
      version: 1,
      value: JSON.stringify({ ...configurationKeys.ListStaleness.initial, isBlockOn: false }),
      reason: 'A demo has only the lists that are shipped',
      changed_by: user.id,
      changed_at: now,
    })
    .execute();
}

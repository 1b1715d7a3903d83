import { hashPassword } from '#server/platform/auth/password-hash.ts';
import type { Services } from '#server/platform/services.ts';
import { demoPassword } from './demo-people.ts';
import { partiesFor } from './demo-parties.ts';
import { demoTime } from './demo-time.ts';
import { loadDemoGateways } from './load-demo-gateways.queries.ts';
import { loadDemoHistory } from './load-demo-history.queries.ts';
import { loadDemoLists } from './load-demo-lists.queries.ts';
import { loadDemoNotices } from './load-demo-notices.queries.ts';
import { loadDemoOffices } from './load-demo-offices.queries.ts';
import { loadDemoParties } from './load-demo-parties.queries.ts';
import { loadDemoPeople } from './load-demo-people.queries.ts';
import { loadDemoViews } from './load-demo-views.queries.ts';
import { loadDemoTransferSettings } from './transfer-settings-load.queries.ts';

/**
 * The demo business on an empty database, all of it or nothing: offices, people, gateways, notices, views, customers
 * and what has happened so far, but for the transfers (fill-demo). The same ids and data every time. Marks the installation as a demo for good.
 */
export async function loadDemo(services: Services): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  const at = demoTime(services.clock());
  await services.db.transaction().execute(async (tx) => {
    const offices = await loadDemoOffices(tx, services, at);
    const people = await loadDemoPeople(tx, services, { offices, at, passwordHash });
    await loadDemoGateways(tx, people, at);
    await loadDemoTransferSettings(tx, people, at);
    await loadDemoNotices(tx, people, at);
    await loadDemoViews(tx, people, at);
    await loadDemoLists(tx, people, at);
    await loadDemoHistory(tx, people, at);
    await loadDemoParties(tx, services, { at, count: partiesFor(services.config.demoOrders) });
    await tx.insertInto('installation').values({ is_demo: true, created_at: services.clock() }).execute();
  });
}

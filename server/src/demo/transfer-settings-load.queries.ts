import {
  insertChange,
  lastRevision,
} from '#server/services/money-transfer/settings/change-settings.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { DemoTime } from './demo-time.ts';
import { demoOffice } from './load-demo-offices.queries.ts';
import type { DemoPeople } from './load-demo-people.queries.ts';
import { demoTransferSettings } from './transfer-settings.ts';

/** The price list as it grew: entered before the first order, changed since, with one change still to come. */
export async function loadDemoTransferSettings(tx: Tx, people: DemoPeople, at: DemoTime): Promise<void> {
  const changes = demoTransferSettings((code) => demoOffice(people.offices, code).id);
  const entered = changes.map((change) => ({ ...change, day: change.enteredDaysAgo ?? change.daysAgo }));
  for (const { kind, daysAgo, day, reason, values } of entered.toSorted((a, b) => b.day - a.day)) {
    const context = people.contextOf('corporation-accounting', at(day, '10:30'));
    const revision = (await lastRevision(tx, kind)) + 1;
    await insertChange(tx, context, {
      kind,
      revision,
      change: {
        reason,
        validFrom: day === daysAgo ? null : at(daysAgo, '05:00').toISOString(),
        validTo: null,
        changes: values.map((value) => ({ action: 'Set', value: { ...value } })),
      },
    });
  }
}

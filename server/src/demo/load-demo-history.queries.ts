import { lockOffice, saveOffice } from '#server/areas/offices/save-office.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { demoPeople } from './demo-people.ts';
import { demoStaff } from './demo-staff.ts';
import type { DemoTime } from './demo-time.ts';
import { demoOffice } from './load-demo-offices.queries.ts';
import type { DemoPeople } from './load-demo-people.queries.ts';

/** What has happened in the offices since they opened. */
export async function loadDemoHistory(tx: Tx, people: DemoPeople, at: DemoTime): Promise<void> {
  await holdAndRelease(tx, people, at);
  await raiseCredit(tx, people, at);
  await logIns(tx, people, at);
}

async function holdAndRelease(tx: Tx, people: DemoPeople, at: DemoTime): Promise<void> {
  const { id } = demoOffice(people.offices, 'KEN');
  const reason = 'Deposit slip of Friday is missing';
  await saveOffice(tx, people.contextOf('admin', at(9, '14:15')), {
    office: await lockOffice(tx, id),
    set: { hold_reason: reason },
    entry: { action: 'held', reason },
  });
  await saveOffice(tx, people.contextOf('admin', at(8, '19:40')), {
    office: await lockOffice(tx, id),
    set: { hold_reason: null },
    entry: { action: 'released' },
  });
}

async function raiseCredit(tx: Tx, people: DemoPeople, at: DemoTime): Promise<void> {
  const { id } = demoOffice(people.offices, 'HOU');
  await saveOffice(tx, people.contextOf('admin', at(5, '16:00')), {
    office: await lockOffice(tx, id),
    set: { credit_limit: '1500000' },
    entry: { action: 'edited', reason: 'Sales of the last quarter' },
  });
}

/** Logins are written down, not made: there is no browser behind them. */
async function logIns(tx: Tx, people: DemoPeople, at: DemoTime): Promise<void> {
  const active = [...demoPeople, ...demoStaff.filter((person) => person.status === 'Active')];
  for (let daysAgo = 7; daysAgo >= 1; daysAgo -= 1) {
    for (const [index, { login }] of active.entries()) {
      if ((index + daysAgo) % 4 !== 0) continue;
      const minute = String((index * 7) % 60).padStart(2, '0');
      const context = people.contextOf(login, at(daysAgo, `13:${minute}`));
      const { id, email } = context.user;
      await recordActivity(tx, context, {
        scope: 'security',
        action: 'login',
        entity: 'user',
        entityId: id,
        label: email,
        reason: 'Demo data',
      });
      await tx.updateTable('users').set({ last_login_at: context.now }).where('id', '=', id).execute();
    }
  }
}

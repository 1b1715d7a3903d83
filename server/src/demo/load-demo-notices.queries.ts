import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { demoNotices } from './demo-notices.ts';
import type { DemoTime } from './demo-time.ts';
import type { DemoPeople } from './load-demo-people.queries.ts';

export async function loadDemoNotices(tx: Tx, people: DemoPeople, at: DemoTime): Promise<void> {
  for (const notice of demoNotices) {
    const writtenAt = at(notice.writtenDaysAgo, '00:30');
    const context = people.contextOf('admin', writtenAt);
    const isOut = notice.status === 'Dispatched';
    const version = isOut ? 2 : 1;
    const { id } = await tx
      .insertInto('notices')
      .values({
        status: notice.status,
        severity: notice.severity,
        title_en: notice.title.en,
        title_es: notice.title.es,
        body_en: notice.body.en,
        body_es: notice.body.es,
        publish_start: writtenAt,
        publish_end: at(-notice.lastsDays, '23:00'),
        must_acknowledge: notice.mustAcknowledge,
        dispatches: isOut ? 1 : 0,
        dispatched_at: isOut ? writtenAt : null,
        created_by: context.user.id,
        version,
        created_at: writtenAt,
        updated_at: writtenAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = {
      scope: 'settings',
      entity: 'notice',
      entityId: id,
      label: notice.title.en,
      reason: 'Demo data',
    } as const;
    await recordActivity(tx, context, { ...entry, action: 'created', entityVersion: 1 });
    if (isOut) await recordActivity(tx, context, { ...entry, action: 'dispatched', entityVersion: version });
  }
}

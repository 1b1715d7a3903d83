import { sql } from 'kysely';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { systemContext } from '#server/engine/orders/doer.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { Services } from '#server/platform/services.ts';

/** Told in one run; the rest comes with the next. */
const batch = 500;

/**
 * Money that lies at a counter with a PIN that has run out: the log of the order says so once and the watch list of
 * the selling office shows it. Nothing moves by itself; the office gives a new PIN or cancels.
 */
export const tellEndedPins: Task = { maxAttempts: 2, schedule: '7 * * * *', run: tellEnded };

interface Ended {
  readonly id: string;
  readonly number: string;
  readonly office_id: string;
  readonly provider_office_id: string | null;
}

async function tellEnded(services: Services): Promise<void> {
  const context = systemContext(services, 'task-ended-pins');
  await services.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Ended>`
      update money_transfers t set pin_end_told_at = ${context.now}
      from orders o
      where o.id = t.order_id and t.order_id in (
        select t.order_id from money_transfers t join orders o on o.id = t.order_id
        where t.pin is not null and t.pin_expires_at < ${context.now} and o.status = 'ReadyForPickup'
          -- A PIN given anew ends later than the one that was told of.
          and (t.pin_end_told_at is null or t.pin_end_told_at < t.pin_expires_at)
        order by t.pin_expires_at limit ${batch} for update of t skip locked)
      returning o.id::text, o.number, o.office_id::text, o.provider_office_id::text`.execute(tx);
    for (const { id, number, office_id, provider_office_id } of rows) {
      await recordActivity(tx, context, {
        scope: 'orders',
        action: 'pin-expired',
        entity: 'order',
        entityId: id,
        label: number,
      });
      const officeIds = [office_id, ...(provider_office_id === null ? [] : [provider_office_id])];
      await publish(tx, { topic: 'transfers', id, change: 'changed', officeIds });
    }
  });
}

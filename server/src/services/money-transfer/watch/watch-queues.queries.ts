import { sql } from 'kysely';
import type { WatchQueue } from '#domain/services/money-transfer/money-watch.endpoints.ts';
import { queueHours } from '#domain/services/money-transfer/money-watch.ts';
import { visibleOrders } from '#server/engine/orders/visible-orders.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

interface RawCount {
  readonly provider_id: string;
  readonly code: string;
  readonly name: string;
  readonly status: WatchQueue['statuses'][number]['status'];
  readonly count: string;
  readonly oldest: Date;
  readonly over: string[];
}

/** How much lies at each provider, by status and by the hours since it was submitted. */
export async function readQueues(context: OfficeContext): Promise<WatchQueue[]> {
  const over = sql.join(
    queueHours.map(
      (hours) => sql`count(*) filter (where o.submitted_at < ${hoursBefore(context.now, hours)})`,
    ),
  );
  const { rows } = await sql<RawCount>`
    select given.id::text as provider_id, given.code, given.name, o.status, count(*) as count,
      min(o.submitted_at) as oldest, array[${over}]::text[] as over
    from orders o join offices given on given.id = o.provider_office_id
    where o.service = 'MoneyTransfer' and o.submitted_at is not null
      and o.status in ('Submitted', 'Approved', 'ReadyForPickup', 'OutForDelivery', 'OutForDeliveryDismissed')
      and ${visibleOrders(context)}
    group by given.id, given.code, given.name, o.status
    order by given.code, min(o.submitted_at)`.execute(context.services.db);
  return [...Map.groupBy(rows, ({ provider_id }) => provider_id).values()].map(toQueue);
}

function toQueue(rows: readonly RawCount[]): WatchQueue {
  const { provider_id: id = '', code = '', name = '' } = rows[0] ?? {};
  return {
    provider: { id, code, name },
    statuses: rows.map(({ status, count, oldest, over }) => ({
      status,
      count: Number(count),
      over: over.map(Number),
      oldest: oldest.toISOString(),
    })),
  };
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { CourierRun, RunOutcome } from '#domain/services/money-transfer/courier-runs.endpoints.ts';
import { isActor } from '#domain/order/actors.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

interface RawOrder extends Omit<CourierRun['orders'][number], 'outcome' | 'at'> {
  readonly went_to: string | null;
  readonly at: string | null;
}

interface RawRun {
  readonly id: string;
  readonly version: number;
  readonly status: 'Open' | 'Closed';
  readonly courier_id: string;
  readonly courier: string;
  readonly opened_at: Date;
  readonly opened_by: string;
  readonly note: string;
  readonly closed_at: Date | null;
  readonly closed_by: string | null;
  readonly reason: string | null;
  readonly cash: {
    currency: CourierRun['cash'][number]['currency'];
    float: string;
    counted: string | null;
  }[];
  readonly orders: RawOrder[];
}

/** Closed runs that a screen shows; older ones are found by their orders. */
const mostClosed = 100;

/** Who hands out cash and counts it; couriers only see what is theirs. */
export function maySend({ user, office }: OfficeContext): boolean {
  return isActor('PROV', { ...user, office }, 'MoneyTransfer');
}

export async function readRuns(context: OfficeContext, status: CourierRun['status'] | undefined) {
  const ofStatus = status === undefined ? sql`true` : sql`r.status = ${status}`;
  const runs = await findRuns(context.services.db, context, ofStatus);
  return { runs, mayOpen: maySend(context) };
}

export async function readRun(db: Kysely<Tables>, context: OfficeContext, id: string): Promise<CourierRun> {
  const [run] = await findRuns(db, context, sql`r.id = ${id}`);
  if (run === undefined) throw new Problem('not-found');
  return run;
}

async function findRuns(
  db: Kysely<Tables>,
  context: OfficeContext,
  condition: ReturnType<typeof sql>,
): Promise<CourierRun[]> {
  const own = maySend(context) ? sql`true` : sql`r.courier_id = ${context.user.id}`;
  const { rows } = await sql<RawRun>`
    select r.id::text, r.version, r.status, r.courier_id::text, r.opened_at, r.note, r.closed_at, r.reason,
      c.first_name || ' ' || c.last_name as courier, ob.first_name || ' ' || ob.last_name as opened_by,
      cb.first_name || ' ' || cb.last_name as closed_by,
      (select json_agg(json_build_object('currency', m.currency, 'float', m.float_amount::text,
          'counted', m.counted::text) order by m.currency)
        from courier_run_cash m where m.run_id = r.id) as cash,
      (select json_agg(json_build_object('id', o.id::text, 'number', o.number, 'receiver', o.receiver_name,
          'municipality', o.municipality, 'amount', ro.amount::text, 'currency', ro.currency,
          'went_to', e.to_status, 'at', e.at) order by o.municipality, o.id)
        from courier_run_orders ro join orders o on o.id = ro.order_id
        left join lateral (
          -- What ended this trip; it may have gone out again since.
          select to_status, at from order_events
          where order_id = ro.order_id and version > ro.order_version
            and from_status = 'OutForDelivery' and to_status <> 'OutForDelivery'
          order by version limit 1) e on true
        where ro.run_id = r.id) as orders
    from courier_runs r
    join users c on c.id = r.courier_id join users ob on ob.id = r.opened_by
    left join users cb on cb.id = r.closed_by
    where r.office_id = ${context.office.id} and ${own} and ${condition}
    order by r.status = 'Open' desc, r.opened_at desc, r.id desc
    limit ${mostClosed}`.execute(db);
  return rows.map((row) => toRun(row, context));
}

function toRun(row: RawRun, context: OfficeContext): CourierRun {
  const orders = row.orders.map(({ went_to, at, ...order }) => ({
    ...order,
    outcome: outcomeOf(went_to),
    at: at === null ? null : new Date(at).toISOString(),
  }));
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    courier: { id: row.courier_id, name: row.courier },
    openedAt: row.opened_at.toISOString(),
    openedBy: row.opened_by,
    note: row.note,
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by,
    reason: row.reason,
    mayClose: row.status === 'Open' && maySend(context) && row.courier_id !== context.user.id,
    cash: row.cash.map((cash) => cashOf(cash, orders)),
    orders,
  };
}

function outcomeOf(wentTo: string | null): RunOutcome {
  if (wentTo === null) return 'Out';
  return wentTo === 'Delivered' ? 'Delivered' : 'Returned';
}

/** Only what was delivered has been paid out. */
function cashOf(
  { currency, float, counted }: RawRun['cash'][number],
  orders: CourierRun['orders'],
): CourierRun['cash'][number] {
  const paidOut = orders
    .filter((order) => order.outcome === 'Delivered' && order.currency === currency)
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const expected = BigInt(float) - paidOut;
  return {
    currency,
    float,
    paidOut: String(paidOut),
    expected: String(expected),
    counted,
    difference: counted === null ? null : String(BigInt(counted) - expected),
  };
}

import { sql } from 'kysely';
import type { OpenRunInput } from '#domain/services/money-transfer/courier-runs.schema.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { maySend } from './read-runs.queries.ts';

interface Carried {
  readonly id: string;
  readonly version: number;
  readonly amount: string;
  readonly currency: string;
}

/** Gives a courier the cash for orders that are out with them; the float covers at least what they carry. */
export async function openRun(context: OfficeContext, input: OpenRunInput): Promise<Created> {
  return await transact(context, async (tx) => {
    if (!maySend(context)) throw new Problem('not-your-role');
    const orders = await lockCarried(tx, context, input);
    checkFloats(input, orders);
    const { id } = await tx
      .insertInto('courier_runs')
      .values({
        office_id: context.office.id,
        courier_id: input.courierId,
        note: input.note,
        opened_at: context.now,
        opened_by: context.user.id,
        updated_at: context.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const floats = input.floats.map(({ currency, amount }) => ({
      run_id: id,
      currency,
      float_amount: amount,
    }));
    await tx.insertInto('courier_run_cash').values(floats).execute();
    await insertOrders(tx, id, orders);
    await recordActivity(tx, context, {
      scope: 'orders',
      action: 'opened',
      entity: 'courier-run',
      entityId: id,
      entityVersion: 1,
      label: `${context.office.code} ${id}`,
      changes: input.floats.map(({ currency, amount }) => ({
        field: `float ${currency}`,
        before: null,
        after: amount,
      })),
    });
    await publish(tx, { topic: 'courier-runs', id, change: 'created', officeIds: [context.office.id] });
    return { id, version: 1 };
  });
}

/** The orders, locked; each is out with this courier and in no other open run. */
async function lockCarried(
  tx: Tx,
  context: OfficeContext,
  { courierId, orderIds }: OpenRunInput,
): Promise<Carried[]> {
  const ids = [...new Set(orderIds)];
  const rows = await tx
    .selectFrom('orders as o')
    .innerJoin('money_transfers as t', 't.order_id', 'o.id')
    .select(['o.id', 'o.version', 't.payout_amount as amount', 't.payout_currency as currency'])
    .where('o.id', 'in', ids)
    .where('o.status', '=', 'OutForDelivery')
    .where('o.provider_office_id', '=', context.office.id)
    .where('t.courier_id', '=', courierId)
    .orderBy('o.id')
    .forNoKeyUpdate('o')
    .execute();
  if (rows.length !== ids.length) throw new Problem('run-order-not-out');
  return rows;
}

async function insertOrders(tx: Tx, runId: string, orders: readonly Carried[]): Promise<void> {
  const inserted = await tx
    .insertInto('courier_run_orders')
    .values(
      orders.map(({ id, version, amount, currency }) => ({
        run_id: runId,
        order_id: id,
        order_version: version,
        amount,
        currency,
      })),
    )
    // A literal, so that a kept plan still knows the partial index.
    .onConflict((conflict) => conflict.column('order_id').where('is_open', '=', sql.lit(true)).doNothing())
    .returning('order_id')
    .execute();
  if (inserted.length !== orders.length) throw new Problem('run-order-taken');
}

function checkFloats({ floats }: OpenRunInput, orders: readonly Carried[]): void {
  for (const [currency, carried] of Map.groupBy(orders, (order) => order.currency)) {
    const needed = carried.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    const index = floats.findIndex((float) => float.currency === currency);
    if (BigInt(floats[index]?.amount ?? 0) >= needed) continue;
    const path = index === -1 ? 'floats' : `floats.${index}.amount`;
    throw fieldProblem(path, 'run-float-short', { amount: units(needed), currency });
  }
}

/** Minor units as they are read; every payout currency has two places. */
function units(minor: bigint): string {
  return `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;
}

import type { CourierRun } from '#domain/services/money-transfer/courier-runs.endpoints.ts';
import type { CloseRunInput } from '#domain/services/money-transfer/courier-runs.schema.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { maySend, readRun } from './read-runs.queries.ts';

interface Counted {
  readonly currency: string;
  readonly expected: bigint;
  readonly counted: bigint;
}

/** Counts what is brought back. Nobody counts their own, and nothing may still be on the way. */
export async function closeRun(context: OfficeContext, id: string, input: CloseRunInput): Promise<Created> {
  return await transact(context, async (tx) => {
    await lockRun(tx, context, id);
    const run = await readRun(tx, context, id);
    await checkVersion(tx, context, { entity: 'courier-run', id, version: run.version });
    checkClosable(context, run);
    const counts = compare(run, input);
    if (counts.some(({ expected, counted }) => expected !== counted) && input.reason === '') {
      throw fieldProblem('reason', 'reason-missing');
    }
    await store(tx, context, { run, counts, reason: input.reason });
    return { id, version: run.version + 1 };
  });
}

async function lockRun(tx: Tx, { office }: OfficeContext, id: string): Promise<void> {
  await tx
    .selectFrom('courier_runs')
    .select('id')
    .where('id', '=', id)
    .where('office_id', '=', office.id)
    .forUpdate()
    .execute();
}

function checkClosable(context: OfficeContext, { status, courier, orders }: CourierRun): void {
  if (!maySend(context)) throw new Problem('not-your-role');
  if (courier.id === context.user.id) throw new Problem('another-person');
  if (status !== 'Open') throw new Problem('not-in-this-status', { status });
  const out = orders.filter(({ outcome }) => outcome === 'Out').length;
  if (out > 0) throw new Problem('run-still-out', { count: out });
}

/** Every currency of the run, and no other. */
function compare({ cash }: CourierRun, { counts }: CloseRunInput): Counted[] {
  const unknown = counts.find((count) => cash.every(({ currency }) => currency !== count.currency));
  if (unknown !== undefined || counts.length !== cash.length) throw fieldProblem('counts', 'invalid');
  return cash.map(({ currency, expected }) => ({
    currency,
    expected: BigInt(expected),
    counted: BigInt(counts.find((count) => count.currency === currency)?.amount ?? 0),
  }));
}

async function store(
  tx: Tx,
  context: OfficeContext,
  { run, counts, reason }: { run: CourierRun; counts: readonly Counted[]; reason: string },
): Promise<void> {
  const { id } = run;
  const version = run.version + 1;
  await tx
    .updateTable('courier_runs')
    .set({
      status: 'Closed',
      reason: reason || null,
      closed_at: context.now,
      closed_by: context.user.id,
      updated_at: context.now,
      version,
    })
    .where('id', '=', id)
    .execute();
  for (const { currency, expected, counted } of counts) {
    await tx
      .updateTable('courier_run_cash')
      .set({ expected, counted })
      .where('run_id', '=', id)
      .where('currency', '=', currency)
      .execute();
  }
  await tx.updateTable('courier_run_orders').set({ is_open: false }).where('run_id', '=', id).execute();
  await recordActivity(tx, context, {
    scope: 'orders',
    action: 'closed',
    entity: 'courier-run',
    entityId: id,
    entityVersion: version,
    label: `${context.office.code} ${id}`,
    changes: counts.map(({ currency, expected, counted }) => ({
      field: `cash ${currency}`,
      before: String(expected),
      after: String(counted),
    })),
    ...(reason !== '' && { reason }),
  });
  await publish(tx, { topic: 'courier-runs', id, change: 'changed', officeIds: [context.office.id] });
}

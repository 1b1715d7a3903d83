import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { ActionBody } from '#domain/order/order.schema.ts';
import { openAct, runAct } from '#server/engine/orders/act.queries.ts';
import type { OrderEngine, OrderRow } from '#server/engine/orders/order-engine.ts';
import { neutralReason } from '#server/engine/orders/sees-review.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { agreeWith } from './agree-with.queries.ts';
import { openHits } from './case-hits.queries.ts';
import { answeredSteps, isChecklistDone, refuseEnded, refuseUnclaimed } from './case-rules.ts';
import { type DeskStep, finishStep, lockCase } from './desk-step.queries.ts';
import { lockOrderOf } from './lock-order-of.queries.ts';
import { refuseOwn } from './own-case.queries.ts';

interface Decision {
  readonly id: string;
  readonly action: 'Release' | 'Reject' | 'Lock';
  readonly note: string;
}

interface HeldStep extends DeskStep {
  readonly order: OrderRow;
  readonly needsTwo: boolean;
}

/**
 * The order of a case is released, rejected or its money blocked, by the engine's own action. Where two persons are
 * needed the first one asks with this call and another one does it with the same.
 */
export async function decideOrder(
  engine: OrderEngine,
  context: OfficeContext,
  { id, action, note }: Decision,
): Promise<Created> {
  return await transact(context, async (tx) => {
    const order = await lockOrderOf(tx, id);
    const row = await lockCase(tx, context, id);
    await checkVersion(tx, context, { entity: 'case', id, version: row.version });
    const step = await heldStep({ tx, context, row }, { order, action });
    await refusals[action](step);
    if (step.needsTwo && (await askedByAnother(step, action)) === null) {
      return await ask(step, action, note);
    }
    await finishStep(step, { kind: 'approved', data: { action, note } });
    if (action === 'Release') await agreeWith(step);
    await runAct(
      openAct({
        engine,
        tx,
        context: { ...context, ifMatch: null },
        order: step.order,
        input: inputOf(context, action),
      }),
    );
    return await tx
      .selectFrom('compliance_cases')
      .select(['id', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  });
}

async function heldStep(
  step: DeskStep,
  { order, action }: { order: OrderRow | undefined; action: Decision['action'] },
): Promise<HeldStep> {
  refuseEnded(step.row);
  if (order === undefined || step.row.hold_id === null) throw new Problem('nothing-held');
  const hold = await step.tx
    .selectFrom('order_holds')
    .select(['needs_two', 'closed_at'])
    .where('id', '=', step.row.hold_id)
    .executeTakeFirstOrThrow();
  if (hold.closed_at !== null) throw new Problem('nothing-held');
  return { ...step, order, needsTwo: action === 'Lock' || (action === 'Release' && hold.needs_two) };
}

const refusals: Record<Decision['action'], (step: HeldStep) => Promise<void>> = {
  Release: async (step) => {
    await refuseNotMine(step, 'Release');
    if (step.row.cleared_at === null) throw new Problem('case-not-cleared');
    await refuseOwn(step);
  },
  Reject: async (step) => await refuseNotMine(step, 'Reject'),
  Lock: async (step) => {
    await refuseNotMine(step, 'Lock');
    const hits = await openHits(step.tx, step.row.id);
    if (!hits.some(({ decision }) => decision === 'true-match')) throw new Problem('no-true-match');
    if (!isChecklistDone(answeredSteps(step.row))) throw new Problem('checklist-open');
    await refuseOwn(step);
  },
};

/** The first person works on the case; the second one has not to take it from them. */
async function refuseNotMine(step: HeldStep, action: Decision['action']): Promise<void> {
  const by = step.needsTwo ? await askedByAnother(step, action) : null;
  if (by === null) refuseUnclaimed(step.row, step.context.user.id);
}

/** Who asked for it before; null while nobody did. Who asked does not approve it themselves. */
async function askedByAnother({ tx, order, context }: HeldStep, action: string): Promise<string | null> {
  const open = await tx
    .selectFrom('order_approvals')
    .select('requested_by')
    .where('order_id', '=', order.id)
    .where('action', '=', action)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (open?.requested_by === context.user.id) throw new Problem('another-person');
  return open?.requested_by ?? null;
}

async function ask(step: HeldStep, action: 'Release' | 'Reject' | 'Lock', note: string): Promise<Created> {
  const { tx, order, context } = step;
  await tx
    .insertInto('order_approvals')
    .values({
      order_id: order.id,
      action,
      reason: note,
      requested_by: context.user.id,
      requested_at: context.now,
    })
    .execute();
  const patch = { asked_action: action, asked_by: context.user.id, asked_at: context.now };
  return await finishStep(step, { patch, kind: 'asked', data: { action, note } });
}

function inputOf({ language }: OfficeContext, action: Decision['action']): ActionBody {
  if (action === 'Reject') return { action, reason: neutralReason[language] };
  return action === 'Lock' ? { action, isTrueMatch: true } : { action };
}

import type { ChecklistInput, HitDecisionInput } from '#domain/areas/compliance/cases.schema.ts';
import { checklistSteps } from '#domain/areas/compliance/cases.values.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { decideHit } from '#server/compliance/screenings/decide-hit.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { agreeWith } from './agree-with.queries.ts';
import {
  answeredSteps,
  isAlone,
  isChecklistDone,
  nextStep,
  refuseEnded,
  refuseUnclaimed,
} from './case-rules.ts';
import { openHits } from './case-hits.queries.ts';
import { type DeskStep, deskStep, type StepResult } from './desk-step.queries.ts';
import { refuseOwn } from './own-case.queries.ts';
import { takeBack } from './take-back.queries.ts';

/** The next question; one that was answered before may be answered again, which takes back what came after it. */
export async function answerChecklist(
  context: OfficeContext,
  id: string,
  { step, answer, note }: ChecklistInput,
): Promise<Created> {
  return await deskStep(context, { id, withOrder: true }, async ({ tx, row }) => {
    refuseUnclaimed(row, context.user.id);
    const answered = answeredSteps(row);
    const place = checklistSteps.indexOf(step);
    const isAgain = place < answered.length;
    if (!isAgain && nextStep(answered) !== step) throw new Problem('checklist-order');
    const line = { step, answer, note, by: context.user.id, at: context.now.toISOString() };
    const checklist = JSON.stringify([...answered.slice(0, place), line]);
    const patch = { checklist, ...(await takeBack(tx, row, context.now)) };
    return { patch, kind: 'checklist', data: { step, answer, note } };
  });
}

/** One possible match is decided; a false alarm is remembered. */
export async function decideCaseHit(
  context: OfficeContext,
  { id, hitId }: { id: string; hitId: string },
  input: HitDecisionInput,
): Promise<Created> {
  return await deskStep(context, { id, withOrder: true }, async (step) => {
    const { tx, row } = step;
    refuseUnclaimed(row, context.user.id);
    await refuseOwn(step);
    const hit = (await openHits(tx, id)).find((one) => one.id === hitId);
    if (hit === undefined) throw new Problem('not-found');
    const memory = await decideHit(tx, {
      hitId,
      decision: input.decision,
      reasonCode: input.reasonCode,
      note: input.note,
      decidedBy: context.user.id,
      secondBy: null,
      now: context.now,
      scope: row.order_id === null ? 'all' : input.scope,
    });
    const data = { hitId, source: hit.source, entryId: hit.entry_id, score: hit.score, ...input, memory };
    return { patch: await takeBack(tx, row, context.now), kind: 'hit-decided', data };
  });
}

/** The checks are done: what is held may be let go; a case that holds nothing ends. */
export async function clearCase(
  context: OfficeContext,
  id: string,
  { note }: { note: string },
): Promise<Created> {
  return await deskStep(context, { id, withOrder: true }, async (step) => {
    const { tx, row } = step;
    if (row.asked_action !== 'Clear') refuseUnclaimed(row, context.user.id);
    refuseEnded(row);
    if (row.asked_by === context.user.id) throw new Problem('another-person');
    if (row.info_requested_at !== null) throw new Problem('case-waits');
    await refuseOwn(step);
    const { isConfirmed, isAlone } = await refuseUndone(step);
    if (row.hold_id === null) return await endCase(step, { note, isConfirmed, isAlone });
    if (isConfirmed) throw new Problem('true-match-found');
    const at = { cleared_at: context.now, cleared_by: context.user.id };
    await tx.updateTable('order_holds').set(at).where('id', '=', row.hold_id).execute();
    return { patch: at, kind: 'cleared', data: { note } };
  });
}

/** A case that holds nothing ends with this; nobody releases after it, so what is nearly the listed name takes another one here. */
async function endCase(
  step: DeskStep,
  { note, isConfirmed, isAlone }: { note: string; isConfirmed: boolean; isAlone: boolean },
): Promise<StepResult> {
  const { row, context } = step;
  const { now, user } = context;
  if (isAlone && row.asked_action === null) {
    const patch = { asked_action: 'Clear', asked_by: user.id, asked_at: now };
    return { patch, kind: 'asked', data: { action: 'Clear', note } };
  }
  if (!isConfirmed) await agreeWith(step);
  const outcome = isConfirmed ? 'Confirmed' : 'Cleared';
  const patch = {
    cleared_at: now,
    cleared_by: user.id,
    closed_at: now,
    closed_by: user.id,
    asked_action: null,
    outcome,
  };
  return { patch, kind: 'closed', data: { note, outcome } };
}

/** Every hit decided, and the checklist gone through where there were any. */
async function refuseUndone({
  tx,
  row,
  context,
}: DeskStep): Promise<{ isConfirmed: boolean; isAlone: boolean }> {
  const hits = await openHits(tx, row.id);
  const undecided = hits.filter(({ decision }) => decision === 'open' || decision === 'need-info');
  if (undecided.length > 0) throw new Problem('hits-open', { count: undecided.length });
  if (hits.length > 0 && !isChecklistDone(answeredSteps(row))) throw new Problem('checklist-open');
  const isConfirmed = hits.some(({ decision }) => decision === 'true-match');
  return { isConfirmed, isAlone: !isConfirmed && isAlone({ row, hits }, context.user.id) };
}

import type { ChecklistInput, HitDecisionInput } from '#domain/areas/compliance/cases.schema.ts';
import { checklistSteps } from '#domain/areas/compliance/cases.values.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { decideHit } from '#server/compliance/screenings/decide-hit.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { answeredSteps, isChecklistDone, nextStep, refuseAlone, refuseUnclaimed } from './case-rules.ts';
import { openHits } from './case-hits.queries.ts';
import { type DeskStep, deskStep } from './desk-step.queries.ts';
import { refuseOwn } from './own-case.queries.ts';

/** The next question; one that was answered before may be answered again, which takes back what came after it. */
export async function answerChecklist(
  context: OfficeContext,
  id: string,
  { step, answer, note }: ChecklistInput,
): Promise<Created> {
  return await deskStep(context, { id }, async ({ row }) => {
    refuseUnclaimed(row, context.user.id);
    const answered = answeredSteps(row);
    const place = checklistSteps.indexOf(step);
    const isAgain = place < answered.length;
    if (!isAgain && nextStep(answered) !== step) throw new Problem('checklist-order');
    const line = { step, answer, note, by: context.user.id, at: context.now.toISOString() };
    const checklist = JSON.stringify([...answered.slice(0, place), line]);
    // What was cleared on other answers is not cleared any more.
    const patch = { checklist, cleared_at: null, cleared_by: null };
    return await Promise.resolve({ patch, kind: 'checklist', data: { step, answer, note } });
  });
}

/** One possible match is decided; a false alarm is remembered. */
export async function decideCaseHit(
  context: OfficeContext,
  { id, hitId }: { id: string; hitId: string },
  input: HitDecisionInput,
): Promise<Created> {
  return await deskStep(context, { id }, async (step) => {
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
    return { patch: { cleared_at: null, cleared_by: null }, kind: 'hit-decided', data };
  });
}

/** The checks are done: what is held may be let go; a case that holds nothing ends. */
export async function clearCase(
  context: OfficeContext,
  id: string,
  { note }: { note: string },
): Promise<Created> {
  return await deskStep(context, { id }, async (step) => {
    const { tx, row } = step;
    refuseUnclaimed(row, context.user.id);
    if (row.info_requested_at !== null) throw new Problem('case-waits');
    await refuseOwn(step);
    const { isConfirmed } = await refuseUndone(step);
    const at = { cleared_at: context.now, cleared_by: context.user.id };
    if (row.hold_id === null) {
      const outcome = isConfirmed ? 'Confirmed' : 'Cleared';
      const patch = { ...at, closed_at: context.now, closed_by: context.user.id, outcome };
      return { patch, kind: 'closed', data: { note, outcome } };
    }
    if (isConfirmed) throw new Problem('true-match-found');
    await tx.updateTable('order_holds').set(at).where('id', '=', row.hold_id).execute();
    return { patch: at, kind: 'cleared', data: { note } };
  });
}

/** Every hit decided, and the checklist gone through where there were any. */
async function refuseUndone({ tx, row, context }: DeskStep): Promise<{ isConfirmed: boolean }> {
  const hits = await openHits(tx, row.id);
  const undecided = hits.filter(({ decision }) => decision === 'open' || decision === 'need-info');
  if (undecided.length > 0) throw new Problem('hits-open', { count: undecided.length });
  if (hits.length > 0 && !isChecklistDone(answeredSteps(row))) throw new Problem('checklist-open');
  const isConfirmed = hits.some(({ decision }) => decision === 'true-match');
  if (!isConfirmed) refuseAlone({ row, hits }, context.user.id);
  return { isConfirmed };
}

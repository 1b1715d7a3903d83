import { type ChecklistStep, checklistSteps } from '#domain/areas/compliance/cases.values.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { SECOND_PERSON_SCORE } from '#server/compliance/screenings/second-person.ts';
import type { CaseRecord } from './desk-step.queries.ts';

/** One answered question, as the case keeps it. */
export interface AnsweredStep {
  readonly step: ChecklistStep;
  readonly answer: 'yes' | 'no' | 'unknown';
  readonly note: string;
  readonly by: string;
  readonly at: string;
}

/** A "no" to one of these ends it: what is on no list, of another type or alike in one part only is no match. */
const deciding: readonly ChecklistStep[] = ['isListed', 'isSameType', 'hasMoreThanOneNamePart'];

export function answeredSteps({ checklist }: Pick<CaseRecord, 'checklist'>): readonly AnsweredStep[] {
  return checklist as AnsweredStep[];
}

/** The question that comes next; null when nothing is left to ask. */
export function nextStep(answered: readonly AnsweredStep[]): ChecklistStep | null {
  if (answered.some(({ step, answer }) => deciding.includes(step) && answer === 'no')) return null;
  return checklistSteps[answered.length] ?? null;
}

/** Finished, and nothing in it is left unknown: who does not know asks first. */
export function isChecklistDone(answered: readonly AnsweredStep[]): boolean {
  if (nextStep(answered) !== null) return false;
  const last = answered.at(-1);
  if (last !== undefined && deciding.includes(last.step) && last.answer === 'no') return true;
  const compared = answered.find(({ step }) => step === 'isEntryCompared');
  return compared?.answer === 'yes' && answered.every(({ answer }) => answer !== 'unknown');
}

/** Open, with nobody's funds blocked. */
export function refuseEnded({ closed_at, outcome }: Pick<CaseRecord, 'closed_at' | 'outcome'>): void {
  if (closed_at !== null) throw new Problem('case-closed');
  if (outcome === 'Locked') throw new Problem('case-blocked');
}

/** Who decides took the case first, so that two do not decide at once. */
export function refuseUnclaimed(
  row: Pick<CaseRecord, 'closed_at' | 'outcome' | 'assignee_id'>,
  userId: string,
): void {
  refuseEnded(row);
  if (row.assignee_id !== userId) throw new Problem('case-not-claimed');
}

interface Decided {
  readonly row: { readonly hold_id: string | null };
  readonly hits: readonly { readonly score: string; readonly decided_by: string | null }[];
}

/** Whether somebody would end it alone, though what is nearly the listed name takes a second pair of eyes. */
export function isAlone({ row, hits }: Decided, userId: string): boolean {
  return (
    row.hold_id === null &&
    hits.some(({ score, decided_by }) => Number(score) >= SECOND_PERSON_SCORE && decided_by === userId)
  );
}

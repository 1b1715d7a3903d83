import type { CaseActionChoice } from '#domain/areas/compliance/cases.rows.ts';
import { type CaseAction, caseActions } from '#domain/areas/compliance/cases.values.ts';
import { Problem, type ProblemCode, problemMessage } from '#domain/kernel/problem.ts';
import type { ProblemParams } from '#domain/kernel/problem.messages.en.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { openHits } from './case-hits.queries.ts';
import { answeredSteps, isChecklistDone, nextStep, refuseEnded, refuseUnclaimed } from './case-rules.ts';
import type { CaseRecord } from './desk-step.queries.ts';

/** What is known of a case when its buttons are drawn. */
export interface Standing {
  readonly row: CaseRecord;
  readonly context: OfficeContext;
  readonly hits: Awaited<ReturnType<typeof openHits>>;
  readonly isDecider: boolean;
  readonly isOwn: boolean;
  readonly holderName: string;
}

type Check = (standing: Standing) => void;

/** Every button with whether it would go through, judged as the call would be. */
export function actionsOfCase(standing: Standing): CaseActionChoice[] {
  const { language } = standing.context;
  return caseActions.map((action) => {
    try {
      if (!standing.isDecider && !forOffices.includes(action)) refuse('compliance-only');
      checks[action](standing);
      return { action, allowed: true, reason: null };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { code, params } = error;
      return { action, allowed: false, reason: { code, message: problemMessage(code, language, params) } };
    }
  });
}

/** What compliance of an office may do with a case of its own. */
const forOffices: readonly CaseAction[] = ['answer', 'note', 'file'];

const checks: Record<CaseAction, Check> = {
  claim: ({ row, context, holderName }) => {
    refuseEnded(row);
    const { assignee_id } = row;
    if (assignee_id === context.user.id) refuse('nothing-to-change');
    if (assignee_id !== null) refuse('case-held', { name: holderName });
  },
  unclaim: mine,
  assign: ({ row }) => refuseEnded(row),
  checklist: (standing) => {
    mine(standing);
    if (standing.hits.length === 0 || nextStep(answeredSteps(standing.row)) === null)
      refuse('nothing-to-change');
  },
  decide: (standing) => {
    mine(standing);
    notOwn(standing);
    if (standing.hits.length === 0) refuse('nothing-to-change');
  },
  clear: (standing) => {
    refuseEnded(standing.row);
    forSecond(standing, 'Clear');
    notWaiting(standing);
    notOwn(standing);
    allDone(standing);
    if (standing.row.cleared_at !== null) refuse('nothing-to-change');
    if (standing.row.hold_id !== null) noTrueMatch(standing);
  },
  release: (standing) => {
    held(standing);
    if (standing.row.cleared_at === null) refuse('case-not-cleared');
    notOwn(standing);
    forSecond(standing, 'Release');
  },
  reject: (standing) => {
    held(standing);
    mine(standing);
  },
  'block-funds': (standing) => {
    held(standing);
    if (!standing.hits.some(({ decision }) => decision === 'true-match')) refuse('no-true-match');
    if (!isChecklistDone(answeredSteps(standing.row))) refuse('checklist-open');
    notOwn(standing);
    forSecond(standing, 'Lock');
  },
  'request-information': (standing) => {
    mine(standing);
    notWaiting(standing);
  },
  answer: ({ row }) => {
    if (row.info_requested_at === null) refuse('nothing-asked');
  },
  escalate: (standing) => {
    mine(standing);
    if (standing.row.queue === 'aml') refuse('case-at-aml');
  },
  note: () => undefined,
  file: () => undefined,
  export: () => undefined,
};

function mine({ row, context }: Standing): void {
  refuseUnclaimed(row, context.user.id);
}

function notOwn({ isOwn }: Standing): void {
  if (isOwn) refuse('own-order');
}

function notWaiting({ row }: Standing): void {
  if (row.info_requested_at !== null) refuse('case-waits');
}

function held({ row }: Standing): void {
  refuseEnded(row);
  if (row.hold_id === null) refuse('nothing-held');
}

/** The first person works on it; the second is another. */
function forSecond(standing: Standing, action: 'Release' | 'Lock' | 'Clear'): void {
  const { row, context } = standing;
  if (row.asked_action !== action) return mine(standing);
  if (row.asked_by === context.user.id) refuse('another-person');
}

function allDone({ hits, row }: Standing): void {
  const undecided = hits.filter(({ decision }) => decision === 'open' || decision === 'need-info');
  if (undecided.length > 0) refuse('hits-open', { count: undecided.length });
  if (hits.length > 0 && !isChecklistDone(answeredSteps(row))) refuse('checklist-open');
}

function noTrueMatch({ hits }: Standing): void {
  if (hits.some(({ decision }) => decision === 'true-match')) refuse('true-match-found');
}

function refuse(code: ProblemCode, params: ProblemParams = {}): never {
  throw new Problem(code, params);
}

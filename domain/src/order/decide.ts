import { type ActorKey, type Doer, hasActorRole, isActor } from './actors.ts';
import { contradict, type Facts, type GuardName } from './guards.ts';
import { type Refusal, refuseByGuard, refuseByStatus, refuseByWho, refuseUndo } from './refusal.ts';
import { isPlace, type Lifecycle, type Transition } from './transition.ts';

/** Where a thing stands and who looks at it. */
export interface Standing<Status extends string = string> {
  readonly status: Status;
  /** The status before the last change of status; null if there was none, or it was an undo. */
  readonly previousStatus: Status | null;
  readonly doer: Doer;
}

export interface Attempt<
  Status extends string = string,
  Action extends string = string,
> extends Standing<Status> {
  readonly action: Action;
  /** What is known of the guards that `guardsToAsk` names. */
  readonly facts: Facts;
}

export type Decision<Status extends string = string, Action extends string = string> =
  | { readonly allowed: true; readonly row: Transition<Status, Action>; readonly to: Status }
  | { readonly allowed: false; readonly reason: Refusal; readonly possible: readonly Action[] };

/**
 * The one decision about an action: rows of the status and action, then who may, then the first row whose guards
 * all hold. If none holds, the first guard that fails is the reason.
 */
export function decide<Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  attempt: Attempt<Status, Action>,
): Decision<Status, Action> {
  const { status, action, doer, facts } = attempt;
  const refuse = (reason: (possible: readonly Action[]) => Refusal): Decision<Status, Action> => {
    const possible = actionsOf(lifecycle, attempt);
    return { allowed: false, reason: reason(possible), possible };
  };
  const candidates = rowsOf(lifecycle, attempt);
  if (candidates.length === 0) {
    return refuse((possible) => refuseByStatus(lifecycle, { status, action, possible }));
  }
  const open = candidates.filter(({ who }) => mayAct(lifecycle, who, doer));
  if (open.length === 0) return refuse(() => refuseByWho(...whoFails(candidates, doer)));
  const row = open.find(({ guard }) => guard.every((name) => holds(facts, name)));
  if (row === undefined) return refuse(() => refuseByGuard(...failing(open, facts)));
  const to = targetOf(row, attempt);
  return to === null ? refuse(refuseUndo) : { allowed: true, row, to };
}

/** The guards that the decision about an action may ask for, each once; nobody needs to find out more. */
export function guardsToAsk<Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  asked: Pick<Attempt<Status, Action>, 'status' | 'action' | 'doer'>,
): GuardName[] {
  const open = rowsOf(lifecycle, asked).filter(({ who }) => mayAct(lifecycle, who, asked.doer));
  return [...new Set(open.flatMap(({ guard }) => guard))];
}

/** What a doer may try in a status, whatever the guards will say, in the order of the rows. */
export function actionsOf<Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  { status, doer }: Pick<Standing<Status>, 'status' | 'doer'>,
): Action[] {
  const open = lifecycle.rows.filter(({ from, who }) => from === status && mayAct(lifecycle, who, doer));
  return [...new Set(open.map(({ action }) => action))];
}

/** Whether a doer is one of the actors of a row: a pair of roles and office each, never one list of both. */
export function mayAct(
  { service }: Pick<Lifecycle, 'service'>,
  who: readonly ActorKey[],
  doer: Doer,
): boolean {
  return who.some((key) => isActor(key, doer, service));
}

function rowsOf<Status extends string, Action extends string>(
  { rows }: Lifecycle<Status, Action>,
  { status, action }: { readonly status: Status; readonly action: Action },
): Transition<Status, Action>[] {
  return rows.filter((row) => row.from === status && row.action === action);
}

function targetOf<Status extends string>(
  { to }: Transition<Status>,
  { status, previousStatus }: Standing<Status>,
): Status | null {
  if (isPlace(to)) return to;
  return to === '=' ? status : previousStatus;
}

/** A guard nobody looked into is a mistake of the program, not a reason to refuse. */
function holds(facts: Facts, name: GuardName): boolean {
  const fact = facts[name];
  if (fact === undefined) throw new Error(`Nothing is known of the guard ${name}`);
  return typeof fact === 'boolean' ? fact : fact.holds;
}

/**
 * The first guard that fails, of the first row that was meant: a row whose failing guard excludes one that holds
 * is about another case. That a full payment is too small says nothing to who pays in part.
 */
function failing(rows: readonly Transition[], facts: Facts): [GuardName, Facts] {
  const failures = rows.flatMap(({ guard }) => guard.find((name) => !holds(facts, name)) ?? []);
  const meant = failures.find((name) => !isRuledOut(rows, name, facts));
  const first = meant ?? failures[0];
  if (first === undefined) throw new Error('A row holds');
  return [first, facts];
}

function isRuledOut(rows: readonly Transition[], name: GuardName, facts: Facts): boolean {
  const others = rows.flatMap(({ guard }) => guard);
  return others.some((other) => contradict([name], [other]) && holds(facts, other));
}

function whoFails(
  rows: readonly Transition[],
  doer: Doer,
): [readonly ActorKey[], 'not-your-role' | 'wrong-office'] {
  const who = [...new Set(rows.flatMap((row) => row.who))];
  return [who, who.some((key) => hasActorRole(key, doer)) ? 'wrong-office' : 'not-your-role'];
}

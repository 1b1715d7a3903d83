import { actionsOf, decide, guardsToAsk, type Standing } from './decide.ts';
import { type ActionInput, type Facts, type GuardName, inputOf } from './guards.ts';
import type { Refusal } from './refusal.ts';
import type { Lifecycle } from './transition.ts';

/** A button of a paper. */
export interface ActionChoice<Action extends string = string> {
  readonly action: Action;
  readonly allowed: boolean;
  /** Why not; null if it is allowed. */
  readonly reason: Refusal | null;
  /** What has to be entered with it. */
  readonly needs: readonly ActionInput[];
}

/**
 * Everything a doer may try here, and whether it would go through. What the doer has yet to enter is taken for
 * good unless a fact says otherwise; the same `decide` judges it again when it arrives.
 */
export function possibleActions<Status extends string, Action extends string>(
  lifecycle: Lifecycle<Status, Action>,
  standing: Standing<Status> & { readonly facts: Facts },
): ActionChoice<Action>[] {
  return actionsOf(lifecycle, standing).map((action) => {
    const guards = guardsToAsk(lifecycle, { ...standing, action });
    const facts = { ...entered(guards), ...standing.facts };
    const decision = decide(lifecycle, { ...standing, action, facts });
    const needs = [...new Set(guards.flatMap((guard) => inputOf(guard) ?? []))];
    return { action, allowed: decision.allowed, reason: decision.allowed ? null : decision.reason, needs };
  });
}

/** The guards of all actions that a paper has to ask about; those of input wait for it. */
export function guardsOfPaper<Status extends string>(
  lifecycle: Lifecycle<Status>,
  standing: Pick<Standing<Status>, 'status' | 'doer'>,
): GuardName[] {
  const all = actionsOf(lifecycle, standing).flatMap((action) =>
    guardsToAsk(lifecycle, { ...standing, action }),
  );
  return [...new Set(all)].filter((guard) => inputOf(guard) === undefined);
}

function entered(guards: readonly GuardName[]): Facts {
  return Object.fromEntries(
    guards.filter((guard) => inputOf(guard) !== undefined).map((guard) => [guard, true]),
  );
}

import type { ServiceType } from '../access/service-type.ts';
import type { Language } from '../kernel/problem.ts';
import type { ActorKey } from './actors.ts';
import type { EffectName } from './effects.ts';
import type { GuardName } from './guards.ts';

/** `=` keeps the status; `<prev>` brings back the one before the last change of status. */
export type Target<Status extends string> = Status | '=' | '<prev>';

/** One row of a lifecycle: in this status this action leads there, for these actors, while all guards hold. */
export interface Transition<Status extends string = string, Action extends string = string> {
  readonly from: Status;
  readonly action: Action;
  readonly to: Target<Status>;
  readonly who: readonly ActorKey[];
  readonly guard: readonly GuardName[];
  /** In this order, in the same transaction. */
  readonly effects: readonly EffectName[];
}

/** Rows as they are written: several statuses at once, and nothing where there is nothing. */
export interface RowGroup<Status extends string = string, Action extends string = string> {
  readonly from: readonly Status[];
  readonly action: Action;
  readonly to: Target<Status>;
  readonly who: readonly ActorKey[];
  readonly guard?: readonly GuardName[];
  readonly effects?: readonly EffectName[];
}

export interface Lifecycle<Status extends string = string, Action extends string = string> {
  readonly name: string;
  /** What a provider office must handle to act; null if it belongs to no service. */
  readonly service: ServiceType | null;
  /** Every status it can stand in, in the order in which they are met. */
  readonly statuses: readonly Status[];
  readonly initial: Status;
  /** Where it may rest for good. Some can still be left, by a claim for instance. */
  readonly ends: readonly Status[];
  readonly rows: readonly Transition<Status, Action>[];
  /** Pairs of rows that may hold at once, as `from action`, and why the first of them goes first. */
  readonly ordered?: Readonly<Record<string, string>>;
  /** Words of this lifecycle for statuses that mean something else elsewhere. */
  readonly words?: Readonly<Partial<Record<Status, Readonly<Record<Language, string>>>>>;
}

/** Written groups as single rows, in their order. */
export function expand<Status extends string, Action extends string>(
  groups: readonly RowGroup<Status, Action>[],
): Transition<Status, Action>[] {
  return groups.flatMap(({ from, guard = [], effects = [], ...rest }) =>
    from.map((status) => ({ ...rest, from: status, guard, effects })),
  );
}

/** Whether a target names a status itself. */
export function isPlace<Status extends string>(to: Target<Status>): to is Status {
  return to !== '=' && to !== '<prev>';
}

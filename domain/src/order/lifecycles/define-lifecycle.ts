import { expand, type Lifecycle, type RowGroup } from '../transition.ts';

interface LifecycleLiteral<Status extends string, Action extends string> extends Omit<
  Lifecycle<Status, Action>,
  'rows'
> {
  readonly rows: readonly RowGroup<Status, Action>[];
}

/** A lifecycle of what is no order: a manifest, a claim, a payment. The same engine runs it. */
export function defineLifecycle<const Status extends string, const Action extends string>(
  literal: LifecycleLiteral<Status, Action>,
): Lifecycle<Status, Action> {
  return { ...literal, rows: expand(literal.rows) };
}

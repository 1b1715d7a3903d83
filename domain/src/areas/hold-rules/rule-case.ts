import type { JudgedOrder, PastOrder } from './judged-order.ts';
import type { RuleWindow } from './rule.schema.ts';
import type { KeyDim, RuleDim } from './rule.values.ts';
import { windowStart } from './rule-window.ts';

/** An order with those before it that have a key in common; days are those of the time zone. */
export interface RuleCase {
  readonly order: JudgedOrder;
  readonly past: readonly PastOrder[];
  readonly timeZone: string;
}

/** Cents and counts as text, so that they stay exact; lists are what is missing or was found. */
export type Figures = Readonly<Record<string, string | readonly string[]>>;

export type Verdict =
  | { readonly outcome: 'clear' }
  /** The order does not carry what the rule asks for. */
  | { readonly outcome: 'unknown' }
  | {
      readonly outcome: 'hit';
      readonly measured: Figures;
      readonly threshold: Figures;
      /** The orders before it that made it together with this one. */
      readonly orders: readonly string[];
    };

export const clear: Verdict = { outcome: 'clear' };
export const unknown: Verdict = { outcome: 'unknown' };

/** The orders before it that share one key of a dimension, one list for each of its keys. */
export function sharing({ order, past }: RuleCase, dim: RuleDim): readonly (readonly PastOrder[])[] {
  if (dim !== 'pair') return byKey(order, past, dim);
  const ofSender = past.filter(({ senderId }) => senderId !== null && senderId === order.senderId);
  return byKey(order, ofSender, 'receiver');
}

function byKey(order: JudgedOrder, past: readonly PastOrder[], dim: KeyDim): readonly PastOrder[][] {
  return (order.keys[dim] ?? []).map((key) => past.filter(({ keys }) => keys[dim]?.includes(key) === true));
}

/** Those within the window that counted at the moment of the order. */
export function alive(
  { order, timeZone }: RuleCase,
  past: readonly PastOrder[],
  window: RuleWindow,
): readonly PastOrder[] {
  const start = windowStart(window, order.at, timeZone);
  return past.filter(({ at, diedAt }) => at >= start && (diedAt === null || diedAt > order.at));
}

export function sumOf(orders: readonly { readonly amount: bigint }[]): bigint {
  return orders.reduce((sum, { amount }) => sum + amount, 0n);
}

export function idsOf(orders: readonly { readonly id: string }[]): string[] {
  return orders.map(({ id }) => id);
}

/** The gravest of several verdicts; `weight` tells hits apart. */
export function gravest(verdicts: readonly Verdict[], weight: (measured: Figures) => bigint): Verdict {
  const hits = verdicts.filter((verdict) => verdict.outcome === 'hit');
  const [first, ...rest] = hits;
  if (first === undefined) return clear;
  return rest.reduce((top, hit) => (weight(hit.measured) > weight(top.measured) ? hit : top), first);
}

import { type ActiveRule, evaluateRule } from '#domain/areas/hold-rules/evaluate-rule.ts';
import type { JudgedOrder, PastOrder } from '#domain/areas/hold-rules/judged-order.ts';
import type { KeyDim } from '#domain/areas/hold-rules/rule.values.ts';

export interface ReplayOrders {
  /** Orders to judge, the newest first. */
  readonly judged: readonly { readonly order: JudgedOrder }[];
  /** Everything that shares a key with one of them, oldest first, themselves included. */
  readonly past: readonly PastOrder[];
}

export interface Replayed {
  /** Ids of the orders in which the rule finds something. */
  readonly found: ReadonlySet<string>;
  /** Orders that do not carry what it asks for. */
  readonly unknown: number;
}

/** Judges every order as it would have been judged then: by those before it. */
export function replayRule(
  rule: Pick<ActiveRule, 'measure' | 'services'> | null,
  { judged, past }: ReplayOrders,
  timeZone: string,
): Replayed {
  const found = new Set<string>();
  if (rule === null) return { found, unknown: 0 };
  const byKey = indexed(past);
  let unknown = 0;
  for (const { order } of judged) {
    const verdict = evaluateRule(rule, { order, past: before(order, byKey), timeZone });
    if (verdict.outcome === 'hit') found.add(order.id);
    if (verdict.outcome === 'unknown') unknown += 1;
  }
  return { found, unknown };
}

function indexed(past: readonly PastOrder[]): Map<string, PastOrder[]> {
  const byKey = new Map<string, PastOrder[]>();
  for (const order of past) {
    for (const name of namesOf(order.keys)) {
      const group = byKey.get(name) ?? [];
      group.push(order);
      byKey.set(name, group);
    }
  }
  return byKey;
}

function before(order: JudgedOrder, byKey: ReadonlyMap<string, readonly PastOrder[]>): PastOrder[] {
  const groups = namesOf(order.keys).flatMap((name) => byKey.get(name) ?? []);
  return [...new Set(groups)].filter((other) => isBefore(other, order));
}

/** Of two at the same moment the one with the lower id was first. */
function isBefore(other: PastOrder, order: JudgedOrder): boolean {
  const [earlier, later] = [other.at.getTime(), order.at.getTime()];
  return earlier < later || (earlier === later && BigInt(other.id) < BigInt(order.id));
}

function namesOf(keys: JudgedOrder['keys']): string[] {
  return Object.entries(keys).flatMap(([dim, values]) => values.map((key) => `${dim as KeyDim} ${key}`));
}

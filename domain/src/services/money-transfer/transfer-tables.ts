import type { SettingKind, SettingValue } from './transfer-settings.schema.ts';

/** A row of a table in the version that counts at a moment. */
export interface SettingRow<K extends SettingKind> {
  readonly id: string;
  readonly version: number;
  readonly value: SettingValue<K>;
}

/** All that a price depends on, as it counts at one moment. */
export type TransferTables = { readonly [K in SettingKind]: readonly SettingRow<K>[] };

type Weighed<V> = readonly [field: keyof V & string, wanted: unknown, weight: number];

/**
 * The row that says most about a case: each field of its scope is null (any) or equals the case.
 * Weights are powers of two, so one heavy field beats all lighter ones; the rows must differ in their scope.
 */
export function mostSpecific<V>(
  rows: readonly { readonly value: V; readonly id: string; readonly version: number }[],
  scope: readonly Weighed<V>[],
): { readonly value: V; readonly id: string; readonly version: number } | undefined {
  let best: { score: number; row: (typeof rows)[number] } | undefined;
  for (const row of rows) {
    const score = scoreOf(row.value, scope);
    if (score !== null && (best === undefined || score > best.score)) best = { score, row };
  }
  return best?.row;
}

/** Rows that hold for a case, however general. */
export function matching<V, R extends { readonly value: V }>(
  rows: readonly R[],
  scope: readonly Weighed<V>[],
): R[] {
  return rows.filter((row) => scoreOf(row.value, scope) !== null);
}

function scoreOf<V>(value: V, scope: readonly Weighed<V>[]): number | null {
  let score = 0;
  for (const [field, wanted, weight] of scope) {
    if (value[field] === null) continue;
    if (value[field] !== wanted) return null;
    score += weight;
  }
  return score;
}

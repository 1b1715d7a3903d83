import type { RuleMeasure, RuleWindow } from './rule.schema.ts';
import type { KeyDim, RuleDim } from './rule.values.ts';
import { windowStart } from './rule-window.ts';

/** By which dimensions the rules count, and since when each has to be known. */
export type NeededHistory = ReadonlyMap<KeyDim, Date>;

/** What is not asked for is not read: only dimensions that a rule counts by, only as far back as it looks. */
export function neededHistory(measures: readonly RuleMeasure[], at: Date, timeZone: string): NeededHistory {
  const needed = new Map<KeyDim, Date>();
  for (const measure of measures) {
    for (const [counted, window] of asked(measure)) {
      const dim = counted === 'pair' ? 'receiver' : counted;
      const start = windowStart(window, at, timeZone);
      const known = needed.get(dim);
      if (known === undefined || start < known) needed.set(dim, start);
    }
  }
  return needed;
}

function asked({ kind, params }: RuleMeasure): [RuleDim, RuleWindow][] {
  if (kind === 'distinct') return params.dims.map((dim) => [dim, params.window]);
  if (kind === 'tier') return params.window === null ? [] : [['sender', params.window]];
  if (kind === 'sum' && params.over === null) return [];
  if ('dim' in params) return [[params.dim, params.window]];
  return [];
}

/** Whether any rule counts the cash that moved. */
export function countsCash(measures: readonly RuleMeasure[]): boolean {
  return measures.some(({ kind, params }) => kind === 'sum' && params.of === 'cash' && params.over !== null);
}

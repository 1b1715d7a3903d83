import type { Catalog, Translate } from '#web/lib/i18n.ts';
import { formatMoney } from '#web/lib/format.ts';

type Words = Translate<Catalog['case']>;
type Figure = keyof Catalog['case']['rules']['figure'];

/** Figures of rules that are US cents; the others are counts, factors and words. */
const money: ReadonlySet<string> = new Set(['sum', 'amount', 'mean', 'over', 'from', 'to', 'cash', 'value']);
/** What is measured, and the threshold it is held against, the gravest pair first. */
const pairs: readonly (readonly [measured: string, threshold: string])[] = [
  ['sum', 'over'],
  ['sum', 'from'],
  ['amount', 'over'],
  ['amount', 'from'],
  ['count', 'atLeast'],
  ['distinct', 'atLeast'],
  ['days', 'atLeast'],
];

/** A figure of a rule in words: `Sum $9,400.00`. */
export function figureText([name, value]: readonly [string, unknown], t: Words): string {
  const word = t(($) => $.rules.figure[name as Figure], { defaultValue: name } as never);
  return `${word} ${figureValue(name, value)}`;
}

function figureValue(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(', ');
  const text = String(value);
  return money.has(name) && /^-?\d+$/.test(text) ? formatMoney(text, 'USD') : text;
}

/** How far what was measured is beyond the threshold, 1 is at it; undefined where the two are no figures. */
export function beyond(
  measured: Readonly<Record<string, unknown>>,
  threshold: Readonly<Record<string, unknown>>,
): number | undefined {
  const usual = Number(measured['mean']) * Number(threshold['times']);
  if (usual > 0) return Number(measured['amount']) / usual;
  for (const [one, other] of pairs) {
    const [found, allowed] = [Number(measured[one]), Number(threshold[other])];
    if (found > 0 && allowed > 0) return found / allowed;
  }
  return undefined;
}

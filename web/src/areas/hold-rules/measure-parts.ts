import type { RuleKind, RuleMeasure, RuleParams } from '#domain/areas/hold-rules/rule.schema.ts';
import type { RuleDim } from '#domain/areas/hold-rules/rule.values.ts';
import type { RuleWords } from './use-rule-words.ts';

type Words = Pick<RuleWords, 't' | 'amount' | 'window'>;
type Parts<K extends RuleKind> = (params: RuleParams<K>, words: Words) => (string | null)[];

/** The condition of a rule, part by part: what is measured, by whom, within which time. */
export function measureParts({ kind, params }: RuleMeasure, words: Words): string[] {
  const all = (parts[kind] as (params: unknown, words: Words) => (string | null)[])(params, words);
  return all.filter((part) => part !== null);
}

const by = (dims: readonly RuleDim[], { t }: Words): string =>
  t(($) => $.text.by, { dim: dims.map((dim) => t(($) => $.dim[dim])).join(', ') });
const orders = (count: number, { t }: Words): string => t(($) => $.text.orders, { count });
const from = (cents: string, { t, amount }: Words): string =>
  t(($) => $.text.from, { amount: amount(cents) });
/** From a cent on is always. */
const fromUnlessAll = (cents: string, words: Words): string | null =>
  cents === '1' ? null : from(cents, words);

const parts: { readonly [K in RuleKind]: Parts<K> } = {
  sum: (p, words) => [
    p.over === null
      ? words.t(($) => $.text.noLimit)
      : words.t(($) => (p.of === 'cash' ? $.text.overCash : $.text.over), { amount: words.amount(p.over) }),
    p.minOrders > 1 ? orders(p.minOrders, words) : null,
    by([p.dim], words),
    words.window(p.window),
  ],
  average: (p, words) => [
    words.t(($) => $.text.times, { times: p.times }),
    from(p.from, words),
    by([p.dim], words),
    words.window(p.window),
  ],
  count: (p, words) => [
    orders(p.atLeast, words),
    fromUnlessAll(p.from, words),
    by([p.dim], words),
    words.window(p.window),
  ],
  distinct: (p, words) => [
    words.t(($) => $.text.different, { count: p.atLeast, of: words.t(($) => $.of[p.of]) }),
    p.over === null ? null : words.t(($) => $.text.over, { amount: words.amount(p.over) }),
    by(p.dims, words),
    words.window(p.window),
  ],
  band: (p, words) => [
    orders(p.atLeast, words),
    p.bands
      .map((band) =>
        words.t(($) => $.text.band, { from: words.amount(band.from), to: words.amount(band.to) }),
      )
      .join(', '),
    by([p.dim], words),
    words.window(p.window),
  ],
  tier: (p, words) => [
    fromUnlessAll(p.from, words),
    p.window === null ? null : words.window(p.window),
    p.minOrders > 1 ? orders(p.minOrders, words) : null,
    p.needs.map((need) => words.t(($) => $.need[need])).join(', '),
  ],
  certification: (_, { t }) => [t(($) => $.text.signed)],
  flag: ({ flag }, { t }) => [t(($) => $.flag[flag])],
  keyword: ({ words: given, fields }, { t }) => [
    given.length > 4 ? `${given.slice(0, 4).join(', ')} +${given.length - 4}` : given.join(', '),
    fields.map((field) => t(($) => $.keyword[field])).join(', '),
  ],
  limit: ({ fact, over }, { t }) => [t(($) => $.text.more, { what: t(($) => $.number[fact]), over })],
  newAndBig: (p, words) => [words.t(($) => $.text.newer, { days: p.days }), from(p.from, words)],
  dormant: (p, words) => [words.t(($) => $.text.quiet, { days: p.days }), from(p.from, words)],
  refunds: (p, words) => [
    words.t(($) => $.text.returned, { count: p.atLeast }),
    by([p.dim], words),
    words.window(p.window),
  ],
};

import type { RuleParams } from './rule.schema.ts';
import { alive, clear, idsOf, type RuleCase, sharing, sumOf, unknown, type Verdict } from './rule-case.ts';

const DAY = 86_400_000;

/** From an amount on, something has to be known of the sender. */
export function measureTier(params: RuleParams<'tier'>, given: RuleCase): Verdict {
  const { order } = given;
  const groups = params.window === null ? [] : (sharing(given, 'sender')[0] ?? []);
  const orders = params.window === null ? [] : alive(given, groups, params.window);
  const sum = sumOf(orders) + order.amount;
  if (sum < BigInt(params.from) || orders.length + 1 < params.minOrders) return clear;
  const missing = params.needs.filter((need) => order.facts.met[need] === false);
  if (missing.length === 0) {
    return params.needs.every((need) => order.facts.met[need] === true) ? clear : unknown;
  }
  return {
    outcome: 'hit',
    measured: { sum: String(sum), missing },
    threshold: { from: params.from, needs: params.needs },
    orders: idsOf(orders),
  };
}

/** The sender signed for a class that is allowed; an empty list leaves the class to the form. */
export function measureCertification({ classes }: RuleParams<'certification'>, { order }: RuleCase): Verdict {
  const { certification } = order.facts;
  if (certification === undefined || certification === null) return unknown;
  const isAllowed = classes.length === 0 || classes.includes(certification.class);
  if (certification.isSigned && isAllowed) return clear;
  return {
    outcome: 'hit',
    measured: { class: certification.class, signed: certification.isSigned ? 'yes' : 'no' },
    threshold: { classes },
    orders: [],
  };
}

export function measureFlag({ flag }: RuleParams<'flag'>, { order }: RuleCase): Verdict {
  const found = order.facts.flags[flag];
  if (found === undefined) return unknown;
  return found ? { outcome: 'hit', measured: { found: [flag] }, threshold: { flag }, orders: [] } : clear;
}

/** Whole words, without regard to accents and capitals. */
export function measureKeyword({ fields, words }: RuleParams<'keyword'>, { order }: RuleCase): Verdict {
  const { texts } = order.facts;
  const known = fields.map((field) => texts[field]).filter((text) => text !== undefined);
  if (known.length === 0) return unknown;
  const text = known.map(plain).join('');
  const found = words.filter((word) => text.includes(plain(word)));
  return found.length === 0 ? clear : { outcome: 'hit', measured: { found }, threshold: {}, orders: [] };
}

/** ` word word ` in lower case without accents. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return ` ${bare.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

export function measureLimit({ fact, over }: RuleParams<'limit'>, { order }: RuleCase): Verdict {
  const value = order.facts.numbers[fact];
  if (value === undefined) return unknown;
  if (value <= Number(over)) return clear;
  return { outcome: 'hit', measured: { [fact]: String(value) }, threshold: { over }, orders: [] };
}

export function measureNew({ days, from }: RuleParams<'newAndBig'>, { order }: RuleCase): Verdict {
  const since = order.facts.senderSince;
  if (since === undefined || since === null) return unknown;
  const age = Math.floor((order.at.getTime() - Date.parse(since)) / DAY);
  if (order.amount < BigInt(from) || age >= days) return clear;
  return big(order.amount, { days: String(age) }, { days: String(days), from });
}

export function measureDormant({ days, from }: RuleParams<'dormant'>, { order }: RuleCase): Verdict {
  const last = order.facts.lastOrderAt;
  if (last === undefined) return unknown;
  if (last === null) return clear;
  const quiet = Math.floor((order.at.getTime() - Date.parse(last)) / DAY);
  if (order.amount < BigInt(from) || quiet < days) return clear;
  return big(order.amount, { days: String(quiet) }, { days: String(days), from });
}

function big(amount: bigint, measured: Record<string, string>, threshold: Record<string, string>): Verdict {
  return { outcome: 'hit', measured: { amount: String(amount), ...measured }, threshold, orders: [] };
}

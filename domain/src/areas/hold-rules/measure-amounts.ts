import type { CashMove, PastOrder } from './judged-order.ts';
import type { RuleParams } from './rule.schema.ts';
import { alive, clear, gravest, idsOf, type RuleCase, sharing, sumOf, type Verdict } from './rule-case.ts';
import { windowStart } from './rule-window.ts';

/** More than an amount by one key within a window. */
export function measureSum(params: RuleParams<'sum'>, given: RuleCase): Verdict {
  const { over, dim } = params;
  if (over === null) return clear;
  const verdicts = sharing(given, dim).map((group) =>
    params.of === 'cash' ? cashSum(params, given, group) : amountSum(params, given, group),
  );
  return gravest(verdicts, ({ sum }) => BigInt(String(sum)));
}

function amountSum(params: RuleParams<'sum'>, given: RuleCase, group: readonly PastOrder[]): Verdict {
  const orders = alive(given, group, params.window);
  return overSum(params, { sum: sumOf(orders) + given.order.amount, orders });
}

/** Cash that has moved has moved, whatever became of the order. */
function cashSum(params: RuleParams<'sum'>, given: RuleCase, group: readonly PastOrder[]): Verdict {
  const start = windowStart(params.window, given.order.at, given.timeZone);
  const within = (moves: readonly CashMove[]): bigint =>
    sumOf(moves.filter(({ at }) => at >= start && at <= given.order.at));
  const orders = group.filter(({ cash }) => within(cash) > 0n);
  const earlier = orders.reduce((sum, { cash }) => sum + within(cash), 0n);
  const own = within(given.order.cash);
  return own === 0n ? clear : overSum(params, { sum: earlier + own, orders });
}

function overSum(
  { over, minOrders }: RuleParams<'sum'>,
  { sum, orders }: { sum: bigint; orders: readonly PastOrder[] },
): Verdict {
  const count = orders.length + 1;
  if (over === null || sum <= BigInt(over) || count < minOrders) return clear;
  return {
    outcome: 'hit',
    measured: { sum: String(sum), orders: String(count) },
    threshold: { over, orders: String(minOrders) },
    orders: idsOf(orders),
  };
}

/** Far above what the same key used to move. */
export function measureAverage(params: RuleParams<'average'>, given: RuleCase): Verdict {
  const { amount } = given.order;
  if (amount < BigInt(params.from)) return clear;
  const verdicts = sharing(given, params.dim).map((group): Verdict => {
    const orders = alive(given, group, params.window);
    if (orders.length < params.minOrders) return clear;
    const mean = Number(sumOf(orders)) / orders.length;
    if (Number(amount) <= Number(params.times) * mean) return clear;
    return {
      outcome: 'hit',
      measured: { amount: String(amount), mean: String(Math.round(mean)), orders: String(orders.length) },
      threshold: { times: params.times, from: params.from },
      orders: idsOf(orders),
    };
  });
  return gravest(verdicts, ({ amount: sum }) => BigInt(String(sum)));
}

/** So many orders of at least an amount. */
export function measureCount(params: RuleParams<'count'>, given: RuleCase): Verdict {
  const least = BigInt(params.from);
  if (given.order.amount < least) return clear;
  const verdicts = sharing(given, params.dim).map((group): Verdict => {
    const orders = alive(given, group, params.window).filter(({ amount }) => amount >= least);
    return countOf(orders, params.atLeast - 1);
  });
  return gravest(verdicts, ({ count }) => BigInt(String(count)));
}

/** Amounts that all stay within one band, this one among them. */
export function measureBand(params: RuleParams<'band'>, given: RuleCase): Verdict {
  const verdicts = params.bands.flatMap(({ from, to }) => {
    const isIn = ({ amount }: { amount: bigint }): boolean => amount >= BigInt(from) && amount <= BigInt(to);
    if (!isIn(given.order)) return [];
    return sharing(given, params.dim).map((group): Verdict => {
      const verdict = countOf(alive(given, group, params.window).filter(isIn), params.atLeast - 1);
      if (verdict.outcome !== 'hit') return verdict;
      return { ...verdict, threshold: { ...verdict.threshold, from, to } };
    });
  });
  return gravest(verdicts, ({ count }) => BigInt(String(count)));
}

/** Orders that were paid and then taken back, or given back. */
export function measureRefunds(params: RuleParams<'refunds'>, given: RuleCase): Verdict {
  const { order, timeZone } = given;
  const start = windowStart(params.window, order.at, timeZone);
  const verdicts = sharing(given, params.dim).map((group): Verdict => {
    const dead = group.filter(({ at, diedAt }) => at >= start && diedAt !== null && diedAt <= order.at);
    if (dead.length < params.atLeast) return clear;
    return {
      outcome: 'hit',
      measured: { count: String(dead.length) },
      threshold: { atLeast: String(params.atLeast) },
      orders: idsOf(dead),
    };
  });
  return gravest(verdicts, ({ count }) => BigInt(String(count)));
}

/** `before` orders besides this one are enough. */
function countOf(orders: readonly PastOrder[], before: number): Verdict {
  if (orders.length < before) return clear;
  return {
    outcome: 'hit',
    measured: { count: String(orders.length + 1) },
    threshold: { atLeast: String(before + 1) },
    orders: idsOf(orders),
  };
}

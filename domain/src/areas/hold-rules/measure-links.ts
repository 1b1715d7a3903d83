import type { JudgedOrder, PastOrder } from './judged-order.ts';
import type { RuleParams } from './rule.schema.ts';
import type { DistinctOf } from './rule.values.ts';
import { alive, clear, gravest, idsOf, type RuleCase, sharing, sumOf, type Verdict } from './rule-case.ts';

type Counted = Pick<JudgedOrder, 'senderId' | 'receiverId' | 'officeId' | 'sellerId'>;

const whoOf: Readonly<Record<DistinctOf, (order: Counted) => string | null>> = {
  sender: ({ senderId }) => senderId,
  receiver: ({ receiverId }) => receiverId,
  office: ({ officeId }) => officeId,
  seller: ({ sellerId }) => sellerId,
};

/** So many different ones meet in one key: senders in a receiver, offices in a sender. */
export function measureDistinct(params: RuleParams<'distinct'>, given: RuleCase): Verdict {
  const groups = params.dims.flatMap((dim) => sharing(given, dim));
  const verdicts = groups.map((group) => meeting(params, given, alive(given, group, params.window)));
  return gravest(verdicts, ({ count }) => BigInt(String(count)));
}

function meeting(
  { of, atLeast, over }: RuleParams<'distinct'>,
  { order }: RuleCase,
  orders: readonly PastOrder[],
): Verdict {
  const who = new Set([order, ...orders].map(whoOf[of]).filter((id) => id !== null));
  const sum = sumOf(orders) + order.amount;
  if (who.size < atLeast || (over !== null && sum <= BigInt(over))) return clear;
  return {
    outcome: 'hit',
    measured: { count: String(who.size), sum: String(sum) },
    threshold: { atLeast: String(atLeast), ...(over !== null && { over }) },
    orders: idsOf(orders),
  };
}

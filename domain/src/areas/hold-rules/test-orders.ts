import type { JudgedOrder, OrderFacts, PastOrder } from './judged-order.ts';
import { type ActiveRule, evaluateRule } from './evaluate-rule.ts';
import type { Verdict } from './rule-case.ts';
import type { RuleMeasure } from './rule.schema.ts';

const NO_FACTS: OrderFacts = { flags: {}, numbers: {}, texts: {}, met: {} };

/** An order of one sender to one receiver. */
export function judged(changes: Partial<JudgedOrder> = {}): JudgedOrder {
  return {
    id: '1000',
    at: new Date('2026-11-20T15:00:00Z'),
    service: 'MoneyTransfer',
    officeId: '1',
    sellerId: '1',
    senderId: '7',
    receiverId: '8',
    amount: 10_000n,
    cash: [],
    keys: { sender: ['7'], receiver: ['8', 'ci:x'], office: ['1'], seller: ['1'], phone: ['p'] },
    facts: NO_FACTS,
    ...changes,
  };
}

let next = 0;

/** One before it, by default of the same people. */
export function earlier(changes: Partial<PastOrder> = {}): PastOrder {
  const { facts: _facts, service: _service, ...order } = judged();
  next += 1;
  return { ...order, id: String(next), at: new Date('2026-11-20T14:00:00Z'), diedAt: null, ...changes };
}

export function verdictOf(
  rule: RuleMeasure | Pick<ActiveRule, 'measure' | 'services'>,
  order: JudgedOrder,
  past: readonly PastOrder[] = [],
): Verdict {
  const version = 'measure' in rule ? rule : { measure: rule, services: [] };
  return evaluateRule(version, { order, past, timeZone: 'America/New_York' });
}

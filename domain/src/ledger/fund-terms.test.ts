import { describe, expect, test } from 'vitest';

import { availableIn, floorOf, fundRefusal, type FundTerms, takenFrom } from './fund-terms.ts';

const today = '2026-11-20';
const state = { balance: -40_000n, held: 0n, oldestUnpaidDay: '2026-11-10' };
const credit: FundTerms = { model: 'Credit', limit: 50_000n };

describe('the floor of a fund', () => {
  test.each([
    [{ model: 'NoLimit', limit: 50_000n }, null],
    [{ model: 'Prepay', limit: 50_000n }, 0n],
    [credit, -50_000n],
    [{ ...credit, temporary: { limit: 10_000n, until: today } }, -60_000n],
    [{ ...credit, temporary: { limit: 10_000n, until: '2026-11-19' } }, -50_000n],
    [{ model: 'Prepay', limit: 0n, temporary: { limit: 10_000n, until: today } }, -10_000n],
  ] as const)('%o', (terms, floor) => expect(floorOf(terms, today)).toBe(floor));

  test('what is held is not available', () => {
    expect(availableIn(credit, { ...state, held: 3_000n }, today)).toBe(7_000n);
    expect(availableIn({ model: 'NoLimit', limit: 0n }, state, today)).toBeNull();
  });
});

describe('a sale', () => {
  const refusal = (terms: FundTerms, needed: bigint) => fundRefusal(terms, state, { needed, today });

  test('may take the last cent and not one more', () => {
    expect(refusal(credit, 10_000n)).toBeNull();
    expect(refusal(credit, 10_001n)).toBe('fund-insufficient');
  });

  test('is refused when a debt is older than the grace days, and only for Credit', () => {
    expect(refusal({ ...credit, graceDays: 10 }, 1n)).toBeNull();
    expect(refusal({ ...credit, graceDays: 9 }, 1n)).toBe('fund-overdue');
    expect(refusal({ model: 'NoLimit', limit: 0n, graceDays: 9 }, 1n)).toBeNull();
  });

  test('takes what its postings take, less a commission that stays', () => {
    const lines = [
      { account: 'fund.proxy.7', currency: 'USD', amount: 10_900n },
      { account: 'fund.proxy.7', currency: 'USD', amount: -300n },
      { account: 'customer_funds', currency: 'USD', amount: -10_600n },
    ] as const;
    expect(takenFrom('fund.proxy.7', [{ lines }])).toBe(10_600n);
  });
});

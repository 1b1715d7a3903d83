import { expect, test } from 'vitest';
import type { FundStanding } from '#domain/areas/funds/fund-standing.schema.ts';
import { fundStateOf } from './fund-state.ts';

const fund = {
  creditModel: 'Prepay',
  available: '5000',
  limit: '0',
  isLow: false,
  overdueSince: null,
} as const;
const standing = (patch: Partial<NonNullable<FundStanding['fund']>>): FundStanding => ({
  fund: { ...fund, ...patch },
  lapsedLicence: null,
  isHeld: false,
});

test('the worst is said, and only what a sale can take to the last cent is fine', () => {
  expect(fundStateOf(standing({}), 5000n)).toBe('calm');
  expect(fundStateOf(standing({}), 5001n)).toBe('short');
  expect(fundStateOf(standing({ isLow: true }), 0n)).toBe('low');
  expect(fundStateOf(standing({ available: '0', isLow: true }), 0n)).toBe('empty');
  expect(fundStateOf(standing({ available: '-1' }), 0n)).toBe('empty');
  expect(fundStateOf(standing({ overdueSince: '2026-11-09' }), 0n)).toBe('overdue');
  expect(fundStateOf({ ...standing({ available: '0' }), lapsedLicence: 'ST-1' }, 0n)).toBe('licence');
  expect(fundStateOf({ fund: null, lapsedLicence: 'ST-1', isHeld: true }, 0n)).toBe('held');
  expect(fundStateOf({ fund: null, lapsedLicence: null, isHeld: false }, 99n)).toBeNull();
});

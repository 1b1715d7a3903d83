import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { EffectName } from '../order/effects.ts';
import { orderTypes, services } from '../services/services.ts';
import { isBookable } from './book-effects.ts';
import { clearingOf, leftovers } from './clearing.ts';
import { TestOrder } from './test-order.ts';

const sold = orderTypes.filter((type) => !['Invoice', 'OfficeFund', 'PurchaseOrder'].includes(type));
const off = ['<prev>', 'Discarded', 'Cancelled', 'Rejected', 'Hold'];
const dead = ['Cancelled', 'Rejected', 'Discarded'];

describe.each(sold)('%s', (type) => {
  const { ends, rows } = services[type].lifecycle;
  const done = new Set<EffectName>();

  test('wherever an order rests, its books are closed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 10, maxLength: 60 }), (seed, choices) => {
        const order = new TestOrder(type, seed);
        const met = new Set<string>();
        for (const n of choices) {
          const row = choose(order, met, n);
          if (row === undefined) break;
          const before = order.status;
          met.add(before);
          order.take(row, n);
          if (ends.includes(order.status)) checkRest(order, before);
        }
        for (const effect of order.done) done.add(effect);
      }),
      { numRuns: 600, seed: 20_261_120 },
    );
  });

  test('the walks met every effect on the books', () => {
    const all = new Set(rows.flatMap(({ effects }) => effects.filter(isBookable)));
    expect([...all].filter((effect) => !done.has(effect))).toEqual([]);
  });
});

/** Mostly onward to where it has not been, so that walks come to the end; now and then anything. */
function choose(order: TestOrder, met: ReadonlySet<string>, n: number) {
  const possible = order.possible();
  const onward = possible.filter(({ to }) => to !== '=' && !met.has(to) && !off.includes(to));
  const from = n % 3 === 0 || onward.length === 0 ? possible : onward;
  return from[Math.floor(n / 3) % from.length];
}

function checkRest(order: TestOrder, before: string): void {
  expect(leftovers(order.status, clearingOf(order.posted))).toEqual([]);
  expect(order.hold).toBeNull();
  if (!dead.includes(order.status) && !(order.status === 'Refunded' && dead.includes(before))) return;
  expect(order.sum('expense.commission')).toBe(0n);
  expect(order.sum('commission.payable.user')).toBe(0n);
  expect(order.sum('cost.provider')).toBe(0n);
  expect(order.sum('fund.provider')).toBe(0n);
  expect(order.sum('revenue.fee') + order.sum('revenue.price')).toBe(0n);
  expect(order.sum('rewards')).toBe(0n);
  expect(order.sum('coupon.budget') + order.sum('coupon.uses')).toBe(0n);
  expect(order.sum('cogs')).toBe(0n);
  // What the customer did not get back: the penalty, and what an authority has been paid.
  if (order.status === 'Refunded') {
    const kept =
      order.sum('fund.sale') +
      order.sum('fund.proxy') +
      order.sum('card.clearing') +
      order.sum('commission.payable.office');
    expect(kept).toBe(-order.sum('penalty_rev') - order.sum('corp.bank'));
  }
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleMeasure, RuleParams } from './rule.schema.ts';
import { earlier, judged, verdictOf } from './test-orders.ts';

const cents = fc.integer({ min: 1, max: 2_000_000 }).map(BigInt);
const sum = (changes: Partial<RuleParams<'sum'>>): RuleMeasure => ({
  kind: 'sum',
  params: {
    dim: 'sender',
    window: { unit: 'days', length: 1 },
    of: 'amount',
    over: '300000',
    minOrders: 1,
    clock: null,
    ...changes,
  },
});
const at = (iso: string) => new Date(iso);

describe('sums', () => {
  it('count exactly what is alive and within the window, and hit from one cent above', () => {
    const orders = fc.array(fc.record({ amount: cents, isDead: fc.boolean(), isOld: fc.boolean() }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(orders, cents, (given, amount) => {
        const past = given.map(({ amount: one, isDead, isOld }) =>
          earlier({
            amount: one,
            diedAt: isDead ? at('2026-11-20T14:30:00Z') : null,
            at: at(isOld ? '2026-11-20T04:59:59Z' : '2026-11-20T05:00:00Z'),
          }),
        );
        const counted = given.filter(({ isDead, isOld }) => !isDead && !isOld);
        const total = counted.reduce((all, one) => all + one.amount, amount);
        const order = judged({ amount });
        expect(verdictOf(sum({ over: String(total) }), order, past)).toEqual({ outcome: 'clear' });
        const below = total - 1n;
        if (below === 0n) return;
        expect(verdictOf(sum({ over: String(below) }), order, past)).toMatchObject({
          outcome: 'hit',
          measured: { sum: String(total), orders: String(counted.length + 1) },
        });
      }),
    );
  });

  it('a null threshold never hits, and another sender never counts', () => {
    fc.assert(
      fc.property(cents, cents, (mine, theirs) => {
        const order = judged({ amount: mine });
        const past = [earlier({ amount: theirs, senderId: '9', keys: { sender: ['9'], receiver: ['8'] } })];
        expect(verdictOf(sum({ over: null }), order, past)).toEqual({ outcome: 'clear' });
        expect(verdictOf(sum({ over: String(mine) }), order, past)).toEqual({ outcome: 'clear' });
        expect(verdictOf(sum({ dim: 'pair', over: String(mine) }), order, past)).toEqual({
          outcome: 'clear',
        });
      }),
    );
  });

  it('cash that moved counts although its order is dead, in and out', () => {
    const moves = [
      { at: at('2026-11-20T14:00:00Z'), amount: 600_000n },
      { at: at('2026-11-20T14:30:00Z'), amount: 300_000n },
      { at: at('2026-11-19T14:30:00Z'), amount: 900_000n },
    ];
    const past = [earlier({ cash: moves, diedAt: at('2026-11-20T14:30:00Z') })];
    const rule = sum({ of: 'cash', over: '1000000', clock: 'CTR' });
    const paying = (amount: bigint) => judged({ cash: [{ at: judged().at, amount }] });
    expect(verdictOf(rule, paying(100_000n), past)).toEqual({ outcome: 'clear' });
    expect(verdictOf(rule, paying(100_001n), past)).toMatchObject({ measured: { sum: '1000001' } });
    expect(verdictOf(rule, judged({ amount: 5_000_000n }), past)).toEqual({ outcome: 'clear' });
  });
});

describe('windows', () => {
  // The last moment that counts and the first, in the calendar of the East Coast.
  it.each([
    ['a day in autumn has 25 hours', 'days', 1, '2026-11-02T04:30:00Z', '2026-11-01T04:00:00Z'],
    ['a day in spring has 23 hours', 'days', 1, '2026-03-09T03:30:00Z', '2026-03-08T05:00:00Z'],
    ['just before midnight it is still the day', 'days', 1, '2026-07-02T03:59:59Z', '2026-07-01T04:00:00Z'],
    ['just after midnight it is the next', 'days', 1, '2026-07-02T04:00:00Z', '2026-07-02T04:00:00Z'],
    ['three days are today and two before', 'days', 3, '2026-07-15T15:00:00Z', '2026-07-13T04:00:00Z'],
    ['hours do not mind the clocks', 'hours', 24, '2026-11-01T18:00:00Z', '2026-10-31T18:00:00Z'],
    ['a month is one of the calendar', 'month', 1, '2026-11-30T15:00:00Z', '2026-11-01T04:00:00Z'],
    [
      'a quarter too, over the change of clocks',
      'quarter',
      1,
      '2026-12-31T15:00:00Z',
      '2026-10-01T04:00:00Z',
    ],
  ] as const)('%s', (_, unit, length, now, first) => {
    const rule = sum({ window: { unit, length }, over: '10000' });
    const order = judged({ at: at(now) });
    const start = at(first);
    expect(verdictOf(rule, order, [earlier({ at: start })])).toMatchObject({ outcome: 'hit' });
    expect(verdictOf(rule, order, [earlier({ at: new Date(start.getTime() - 1) })])).toEqual({
      outcome: 'clear',
    });
  });
});

describe('bands', () => {
  it('hit only by amounts that all lie within one of them, the present one among them', () => {
    const rule: RuleMeasure = {
      kind: 'band',
      params: {
        dim: 'sender',
        window: { unit: 'days', length: 3 },
        bands: [
          { from: '250000', to: '299999' },
          { from: '90000', to: '99999' },
        ],
        atLeast: 2,
      },
    };
    const isIn = (amount: bigint) =>
      amount >= 250_000n && amount <= 299_999n ? 1 : amount >= 90_000n && amount <= 99_999n ? 2 : 0;
    const edges = fc.oneof(
      cents,
      fc.constantFrom(89_999n, 90_000n, 99_999n, 100_000n, 249_999n, 250_000n, 299_999n, 300_000n),
    );
    fc.assert(
      fc.property(edges, edges, (now, before) => {
        const verdict = verdictOf(rule, judged({ amount: now }), [earlier({ amount: before })]);
        const expected = isIn(now) !== 0 && isIn(now) === isIn(before) ? 'hit' : 'clear';
        expect(verdict.outcome).toBe(expected);
      }),
    );
  });
});

describe('different ones in one key', () => {
  const rule = (changes: Partial<RuleParams<'distinct'>>): RuleMeasure => ({
    kind: 'distinct',
    params: {
      dims: ['receiver'],
      of: 'sender',
      window: { unit: 'days', length: 7 },
      atLeast: 3,
      over: null,
      ...changes,
    },
  });

  it('so many senders to one receiver, each once, found by the document as well', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 }), (senders) => {
        const past = senders.map((sender) =>
          earlier({ senderId: String(sender), receiverId: '99', keys: { receiver: ['99', 'ci:x'] } }),
        );
        const who = new Set(['7', ...senders.map(String)]);
        expect(verdictOf(rule({}), judged(), past).outcome).toBe(who.size >= 3 ? 'hit' : 'clear');
      }),
    );
  });

  it('and only with the sum that is asked for', () => {
    const past = ['1', '2'].map((senderId) => earlier({ senderId, amount: 100_000n }));
    const order = judged({ amount: 100_000n });
    expect(verdictOf(rule({ over: '299999' }), order, past).outcome).toBe('hit');
    expect(verdictOf(rule({ over: '300000' }), order, past).outcome).toBe('clear');
  });
});

it('a rule of other services says nothing', () => {
  const measure = sum({ over: '1' });
  const of = (services: readonly string[]) => verdictOf({ measure, services }, judged()).outcome;
  expect([of(['ShipmentOrder']), of(['MoneyTransfer']), of([])]).toEqual(['clear', 'hit', 'hit']);
});

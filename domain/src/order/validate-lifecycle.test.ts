import { describe, expect, test } from 'vitest';

import { services } from '../services/services.ts';
import { exclusiveGuards, guardInputs, guardNames } from './guards.ts';
import { effectNames } from './effects.ts';
import { actorKeys } from './actors.ts';
import { otherLifecycles } from './lifecycles/lifecycles.ts';
import type { Lifecycle } from './transition.ts';
import { unusedWords, validateLifecycle } from './validate-lifecycle.ts';

const ofServices: readonly Lifecycle[] = Object.values(services).map(({ lifecycle }) => lifecycle);
const all: readonly Lifecycle[] = [...ofServices, ...Object.values(otherLifecycles)];

test.each(all.map((lifecycle) => [lifecycle.name, lifecycle] as const))(
  '%s holds together',
  (_, lifecycle) => {
    expect(validateLifecycle(lifecycle)).toEqual([]);
  },
);

test('every status and action of the specification is used or explained', () => {
  expect(unusedWords(ofServices)).toEqual([]);
});

test('no guard, effect or actor is written for nothing', () => {
  const rows = all.flatMap((lifecycle) => lifecycle.rows);
  const guards = new Set(rows.flatMap(({ guard }) => guard));
  expect(guardNames.filter((guard) => !guards.has(guard))).toEqual([]);
  expect(exclusiveGuards.flat().filter((guard) => !guards.has(guard))).toEqual([]);
  expect(Object.keys(guardInputs).filter((guard) => !(guards as Set<string>).has(guard))).toEqual([]);
  const effects = new Set(rows.flatMap((row) => row.effects));
  expect(effectNames.filter((effect) => !effects.has(effect))).toEqual([]);
  const actors = new Set(rows.flatMap(({ who }) => who));
  expect(actorKeys.filter((key) => !actors.has(key))).toEqual([]);
});

describe('what is wrong is found', () => {
  const claim = otherLifecycles.Claim;
  const row = {
    from: 'Submitted',
    action: 'Take',
    to: 'InReview',
    who: ['CLAIM'],
    guard: [],
    effects: [],
  } as const;
  const broken = (change: Partial<Lifecycle>) => validateLifecycle({ ...claim, ...change });

  test('a status that nothing leads to', () => {
    expect(broken({ statuses: [...claim.statuses, 'Lost'], ends: ['Closed', 'Lost'] })).toEqual([
      'Lost is never reached',
    ]);
  });

  test('a status without a way on', () => {
    const rows = [...claim.rows, { ...row, action: 'Lose', to: 'Lost' }];
    expect(broken({ statuses: [...claim.statuses, 'Lost'], rows })).toEqual(['Lost is a dead end']);
  });

  test('a way out that is only an undo', () => {
    const lost = { ...row, action: 'Lose', to: 'Lost' };
    const rows = [...claim.rows, lost, { ...row, from: 'Lost', action: 'Undo', to: 'Submitted' }];
    expect(broken({ statuses: [...claim.statuses, 'Lost'], rows })).toEqual(['Lost is a dead end']);
  });

  test('a status that does not exist, and one that only the history shows', () => {
    expect(broken({ rows: [...claim.rows, { ...row, action: 'Ask', to: 'Undo' }] })).toEqual([
      'Undo is no status of Claim',
      'Submitted Ask → Undo would store what only the history shows',
    ]);
  });

  test('two rows that hold at once', () => {
    expect(broken({ rows: [...claim.rows, { ...row, to: 'Closed' }] })).toEqual([
      'Submitted Take is ambiguous',
    ]);
    expect(broken({ rows: [...claim.rows, { ...row, to: 'Closed', who: ['SYS'] }] })).toEqual([]);
    expect(broken({ ordered: { 'Submitted Take': 'for no reason' } })).toEqual([
      'Submitted Take needs no order',
    ]);
  });

  test('the same guard in both rows keeps nothing apart', () => {
    const proposed = { ...row, action: 'Ask', guard: ['refundProposed'] } as const;
    const rows = [...claim.rows, proposed, { ...proposed, to: 'Closed' }];
    expect(broken({ rows })).toEqual(['Submitted Ask is ambiguous']);
  });

  test('two actors in one row that can be one person are still one row, twice named is a slip', () => {
    expect(broken({ rows: [...claim.rows, { ...row, action: 'Ask', who: ['CLAIM', 'CLAIM'] }] })).toEqual([
      'Submitted Ask → InReview names an actor, guard or effect twice',
    ]);
  });

  test('a row for nobody', () => {
    expect(broken({ rows: [...claim.rows, { ...row, action: 'Ask', who: [] }] })).toEqual([
      'Submitted Ask → InReview is for nobody',
    ]);
  });
});

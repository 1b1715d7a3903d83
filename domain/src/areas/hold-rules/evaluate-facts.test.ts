import { describe, expect, it } from 'vitest';
import type { JudgedOrder, OrderFacts } from './judged-order.ts';
import { refusalWords } from './rule-refusals.ts';
import type { RuleMeasure } from './rule.schema.ts';
import { earlier, judged, verdictOf } from './test-orders.ts';

const withFacts = (facts: Partial<OrderFacts>, changes: Partial<JudgedOrder> = {}) =>
  judged({ ...changes, facts: { flags: {}, numbers: {}, texts: {}, met: {}, ...facts } });

describe('a tier', () => {
  const tier: RuleMeasure = {
    kind: 'tier',
    params: {
      from: '300000',
      window: { unit: 'days', length: 1 },
      minOrders: 2,
      needs: ['taxIdOrPassport', 'occupation'],
    },
  };
  const met = { taxIdOrPassport: true, occupation: false };

  it('asks from the amount on, over the orders of the day, for what is missing', () => {
    const half = withFacts({ met }, { amount: 150_000n });
    expect(verdictOf(tier, half, [earlier({ amount: 149_999n })])).toEqual({ outcome: 'clear' });
    expect(verdictOf(tier, half, [earlier({ amount: 150_000n })])).toMatchObject({
      measured: { sum: '300000', missing: ['occupation'] },
    });
    expect(verdictOf(tier, withFacts({ met }, { amount: 400_000n }))).toEqual({ outcome: 'clear' });
    const complete = withFacts({ met: { ...met, occupation: true } }, { amount: 150_000n });
    expect(verdictOf(tier, complete, [earlier({ amount: 150_000n })])).toEqual({ outcome: 'clear' });
  });

  it('does not know what an order does not carry', () => {
    const order = withFacts({ met: { taxIdOrPassport: true } }, { amount: 150_000n });
    expect(verdictOf(tier, order, [earlier({ amount: 150_000n })])).toEqual({ outcome: 'unknown' });
  });

  it('says at the counter what is missing, in both languages, and nothing else', () => {
    const name = { en: 'Record', es: 'Registro' };
    expect(refusalWords({ measure: tier, name }, { sum: '300000', missing: ['occupation'] })).toEqual({
      en: 'For 3,000.00 or more we need: occupation',
      es: 'Para 3,000.00 o más se necesita: ocupación',
    });
  });
});

describe('facts', () => {
  const flag: RuleMeasure = { kind: 'flag', params: { flag: 'photoRejected' } };
  const limit: RuleMeasure = { kind: 'limit', params: { fact: 'giftValue', over: '80000' } };
  const certification: RuleMeasure = { kind: 'certification', params: { classes: ['Family'] } };
  const keyword: RuleMeasure = {
    kind: 'keyword',
    params: { fields: ['occupation', 'employer'], words: ['minfar', 'comité central'] },
  };

  it.each([
    [flag, {}, 'unknown'],
    [flag, { flags: { photoRejected: false } }, 'clear'],
    [flag, { flags: { photoRejected: true } }, 'hit'],
    [limit, {}, 'unknown'],
    [limit, { numbers: { giftValue: 80_000 } }, 'clear'],
    [limit, { numbers: { giftValue: 80_001 } }, 'hit'],
    [certification, {}, 'unknown'],
    [certification, { certification: { isSigned: true, class: 'Family' } }, 'clear'],
    [certification, { certification: { isSigned: false, class: 'Family' } }, 'hit'],
    [certification, { certification: { isSigned: true, class: 'Other' } }, 'hit'],
    [keyword, {}, 'unknown'],
    [keyword, { texts: { occupation: 'Contadora' } }, 'clear'],
    [keyword, { texts: { occupation: 'Chofer del MINFAR.' } }, 'hit'],
    [keyword, { texts: { employer: 'Minfarma SA' } }, 'clear'],
    [keyword, { texts: { employer: 'COMITE  CENTRAL' } }, 'hit'],
    [keyword, { texts: { occupation: 'comité', employer: 'central' } }, 'clear'],
  ] as const)('%o of %o: %s', (rule, facts, outcome) => {
    expect(verdictOf(rule, withFacts(facts as Partial<OrderFacts>)).outcome).toBe(outcome);
  });

  it('new and dormant customers by whole days', () => {
    const fresh: RuleMeasure = { kind: 'newAndBig', params: { days: 30, from: '10000' } };
    const dormant: RuleMeasure = { kind: 'dormant', params: { days: 180, from: '10000' } };
    const before = (days: number, ms = 0) =>
      new Date(judged().at.getTime() - days * 86_400_000 - ms).toISOString();
    expect(verdictOf(fresh, withFacts({ senderSince: before(30, -1) })).outcome).toBe('hit');
    expect(verdictOf(fresh, withFacts({ senderSince: before(30) })).outcome).toBe('clear');
    expect(verdictOf(fresh, withFacts({ senderSince: before(1) }, { amount: 9_999n })).outcome).toBe('clear');
    expect(verdictOf(dormant, withFacts({ lastOrderAt: before(180) })).outcome).toBe('hit');
    expect(verdictOf(dormant, withFacts({ lastOrderAt: before(180, -1) })).outcome).toBe('clear');
    expect(verdictOf(dormant, withFacts({ lastOrderAt: null })).outcome).toBe('clear');
    expect(verdictOf(dormant, withFacts({})).outcome).toBe('unknown');
  });
});

it('only what was given back counts as given back', () => {
  const rule: RuleMeasure = {
    kind: 'refunds',
    params: { dim: 'sender', window: { unit: 'days', length: 30 }, atLeast: 2 },
  };
  const dead = () => earlier({ diedAt: new Date('2026-11-20T14:30:00Z') });
  const later = earlier({ diedAt: new Date('2026-11-20T15:00:01Z') });
  expect(verdictOf(rule, judged(), [dead(), earlier(), later]).outcome).toBe('clear');
  expect(verdictOf(rule, judged(), [dead(), dead(), earlier()])).toMatchObject({ measured: { count: '2' } });
});

it('far above the own mean, with orders enough to have one', () => {
  const rule: RuleMeasure = {
    kind: 'average',
    params: { dim: 'sender', window: { unit: 'days', length: 90 }, times: '3', minOrders: 2, from: '20000' },
  };
  const past = [earlier({ amount: 10_000n }), earlier({ amount: 20_000n })];
  expect(verdictOf(rule, judged({ amount: 45_000n }), past).outcome).toBe('clear');
  expect(verdictOf(rule, judged({ amount: 45_001n }), past)).toMatchObject({ measured: { mean: '15000' } });
  expect(verdictOf(rule, judged({ amount: 90_000n }), past.slice(1)).outcome).toBe('clear');
});

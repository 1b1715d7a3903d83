import { describe, expect, it } from 'vitest';
import type { HeldId } from './id-state.ts';
import { idState, isExpired } from './id-state.ts';

const id = (type: HeldId['type'], expiresOn: string | null): HeldId => ({
  type,
  number: 'K123456',
  expiresOn,
});
const on = '2026-11-20';

describe('idState', () => {
  it.each([
    ['nothing', [], 'Missing'],
    ['a card without a photo', [id('SocialSecurity', null)], 'Missing'],
    ['one that was good until yesterday', [id('Passport', '2026-11-19')], 'Expired'],
    ['one that is good today for the last time', [id('Passport', on)], 'ExpiresSoon'],
    ['one with 29 days left', [id('Passport', '2026-12-19')], 'ExpiresSoon'],
    ['one with 30 days left', [id('Passport', '2026-12-20')], 'Valid'],
    ['one without expiry', [id('CarnetDeIdentidad', null)], 'Valid'],
    ['an old and a new one', [id('Passport', '2020-01-01'), id('DriverLicense', '2030-01-01')], 'Valid'],
  ])('of %s', (_, ids, state) => {
    expect(idState(ids, on).state).toBe(state);
  });

  it('names the document that decides', () => {
    const ids = [id('Passport', '2027-01-01'), id('DriverLicense', '2030-01-01')];
    expect(idState(ids, on)).toEqual({
      state: 'Valid',
      type: 'DriverLicense',
      last4: '3456',
      expiresOn: '2030-01-01',
    });
  });
});

it('a document is good on its last day', () => {
  expect([isExpired(on, on), isExpired('2026-11-19', on), isExpired(null, on)]).toEqual([false, true, false]);
});

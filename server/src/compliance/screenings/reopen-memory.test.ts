import { describe, expect, it } from 'vitest';
import { identityHash } from '../lists/identity-hash.ts';
import type { ListEntry } from '../lists/list-entry.ts';
import { defaultConfig } from '../screening/match-config.ts';
import type { Memory, Remembering } from './reopen-memory.ts';
import { whyReopened } from './reopen-memory.ts';
import { listed } from './test-lists.queries.ts';

const entry = listed('7', 'QUIROGA ZALDIVAR, Teodoro');
const settings = { ...defaultConfig, maxHits: 25 };
const memory: Memory = {
  id: '1',
  subjectHash: 'who',
  identityHash: identityHash(entry),
  entry,
  subject: { name: 'Teodoro Quiroga', birthDate: '1980-01-01' },
  score: 0.88,
  settings,
  configVersion: 1,
  expiresAt: new Date('2027-11-20'),
  scope: 'all',
  orderId: null,
  reopenedWhy: null,
};

interface Now {
  readonly entry?: Partial<ListEntry>;
  readonly score?: number;
  readonly status?: 'alert' | 'block';
  readonly now?: Partial<Remembering>;
  readonly memory?: Partial<Memory>;
}

function why({
  entry: changed = {},
  score = 0.88,
  status = 'alert',
  now = {},
  memory: known = {},
}: Now = {}) {
  const hit = {
    entry: { ...entry, ...changed },
    name: 'QUIROGA ZALDIVAR, Teodoro',
    score,
    nameScore: score,
    portalScore: 90,
    status,
    evidence: [],
    parts: [],
  };
  return whyReopened(
    { ...memory, ...known },
    {
      hit,
      subjectHash: 'who',
      subject: memory.subject,
      settings,
      configVersion: 1,
      at: new Date('2026-11-20'),
      ...now,
    },
  );
}

it('counts while nothing has changed, and for scores up to 0.02 higher', () => {
  expect(why()).toEqual([]);
  expect(why({ score: 0.9 })).toEqual([]);
  expect(why({ score: 0.5 })).toEqual([]);
});

describe('asks again', () => {
  it.each([
    ['a birth', { births: [{ year: 1961 }] }, 'births', [], ['1961']],
    [
      'another name',
      { names: [...entry.names, { name: 'QUIROGA, Teo', use: 'aka' as const }] },
      'names',
      ['QUIROGA ZALDIVAR, Teodoro'],
      ['QUIROGA ZALDIVAR, Teodoro', 'QUIROGA, Teo'],
    ],
    ['a number', { ids: [{ kind: 'Passport', number: 'A1' }] }, 'ids', [], ['Passport A1']],
    ['a nationality', { nationalities: ['Cuba'] }, 'nationalities', [], ['Cuba']],
  ])('when the entry got %s', (_what, change, field, before, after) => {
    expect(why({ entry: change })).toEqual([{ what: 'entry', field, before, after }]);
  });

  it('when a program that blocks was added, not when one left or an address changed', () => {
    expect(why({ entry: { programs: ['SDGT', 'CUBA-EO14404'] } })).toEqual([
      { what: 'programs', field: 'programs', before: ['SDGT'], after: ['SDGT', 'CUBA-EO14404'] },
    ]);
    expect(why({ entry: { programs: [] } })).toEqual([]);
    expect(why({ entry: { addresses: [{ country: 'Cuba' }], remarks: 'moved' } })).toEqual([]);
    const mild = { list: 'OFAC_CONS' as const, programs: ['SDGT', 'SSI'] };
    expect(why({ entry: mild })).toEqual([]);
  });

  it('when the person changed, with what', () => {
    const subject = { name: 'Teodoro Quiroga', birthDate: '1961-03-09' };
    expect(why({ now: { subjectHash: 'else', subject } })).toEqual([
      { what: 'person', field: 'birthDate', before: '1980-01-01', after: '1961-03-09' },
    ]);
  });

  it('when a threshold went down, not when it went up', () => {
    const other = (alert: number) => ({
      settings: { ...settings, thresholds: { ...settings.thresholds, alert } },
      configVersion: 2,
    });
    expect(why({ now: other(0.82) })).toEqual([
      { what: 'config', field: 'alert', before: 0.85, after: 0.82 },
    ]);
    expect(why({ now: other(0.9) })).toEqual([]);
  });

  it('when the score is more than 0.02 higher', () => {
    expect(why({ score: 0.9001 })).toEqual([{ what: 'score', field: 'score', before: 0.88, after: 0.9001 }]);
  });

  it('when it has expired', () => {
    expect(why({ now: { at: new Date('2027-11-20') } })).toMatchObject([{ what: 'expired' }]);
  });

  it('always for what would freeze funds', () => {
    expect(why({ status: 'block' })).toMatchObject([{ what: 'block' }]);
  });

  it('until somebody decides anew, also when the entry is again as it was', () => {
    const reopenedWhy = [{ what: 'entry' as const, field: 'births', before: [], after: ['1961'] }];
    expect(why({ memory: { reopenedWhy } })).toEqual(reopenedWhy);
  });
});

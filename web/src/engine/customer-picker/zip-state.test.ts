import { expect, test } from 'vitest';
import { usStates } from '#domain/kernel/us-states.ts';
import { stateOfZip } from './zip-state.ts';

test.each([
  ['33012', 'FL'],
  ['34112-1234', 'FL'],
  ['07047', 'NJ'],
  ['10001', 'NY'],
  ['00901', 'PR'],
  ['02108', 'MA'],
  ['20001', 'DC'],
  ['20170', 'VA'],
  ['73301', 'TX'],
  ['77001', 'TX'],
  ['88510', 'TX'],
  ['96813', 'HI'],
  ['99501', 'AK'],
])('%s lies in %s', (zip, state) => {
  expect(stateOfZip(zip)).toBe(state);
  expect(usStates.map(({ code }) => code)).toContain(state);
});

test.each(['', '33', '09012', '34012', '96205', 'abc'])('%j lies in none', (zip) =>
  expect(stateOfZip(zip)).toBeUndefined(),
);

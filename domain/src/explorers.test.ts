import { expect, test } from 'vitest';
import { allEndpoints } from './endpoints.ts';
import { allExplorers } from './explorers.ts';

test('every list of the contract is known, each by a name of its own', () => {
  const lists = Object.keys(allEndpoints).filter((key) => key.startsWith('GET ') && key.endsWith('/totals'));
  expect(allExplorers.map(({ path }) => `GET ${path}/totals`).toSorted()).toEqual(lists.toSorted());
  expect(new Set(allExplorers.map(({ name }) => name)).size).toBe(allExplorers.length);
});

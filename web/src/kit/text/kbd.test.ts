import { expect, test } from 'vitest';
import { printed } from './kbd.tsx';

test.each([
  ['ctrl+k', 'Ctrl K'],
  ['g u', 'G U'],
  ['n', 'N'],
  ['?', '?'],
  ['+', '+'],
  ['Ctrl ↵', 'Ctrl ↵'],
])('%s is printed %s', (keys, words) => {
  expect(printed(keys)).toBe(words);
});

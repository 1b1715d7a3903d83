import { expect, test } from 'vitest';
import { isLuhn } from './luhn.ts';

test('one wrong digit, or two neighbours changed over, do not fit', () => {
  expect(isLuhn('9225129976542318')).toBe(false);
  expect(isLuhn('4111111111111111')).toBe(true);
  expect(isLuhn('4111111111111112')).toBe(false);
  expect(isLuhn('5555555555554444')).toBe(true);
  expect(isLuhn('378282246310005')).toBe(true);
  expect(isLuhn('378282246310050')).toBe(false);
});

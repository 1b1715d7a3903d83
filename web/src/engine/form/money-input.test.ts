import { describe, expect, test } from 'vitest';
import { centsOf, dollarsOf } from './money-input.ts';

describe('an amount as it is typed', () => {
  test.each([
    ['1500', '150000'],
    ['1,500.5', '150050'],
    ['$ 0.07', '7'],
    ['12.', '1200'],
    ['0', '0'],
    ['', ''],
    ['12.345', '12.345'],
    ['twelve', 'twelve'],
  ])('%s is %s cents', (text, cents) => expect(centsOf(text)).toBe(cents));

  test.each([
    ['150050', '1500.50'],
    ['7', '0.07'],
    ['0', '0.00'],
    ['', ''],
    ['twelve', 'twelve'],
  ])('%s cents read as %s', (cents, text) => expect(dollarsOf(cents)).toBe(text));
});

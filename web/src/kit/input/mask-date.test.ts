import { expect, test } from 'vitest';
import { maskDate } from './mask-date.ts';

test('the dashes come by themselves while one types', () => {
  let text = '';
  for (const digit of '20261120') text = maskDate(text + digit, text);
  expect(text).toBe('2026-11-20');
});

test('what is pasted in another spelling keeps its digits', () => {
  expect(maskDate('2026/11/20')).toBe('2026-11-20');
  expect(maskDate('2026-11-20T10:00')).toBe('2026-11-20');
});

test('Backspace goes back over a dash', () => {
  expect(maskDate('2026', '2026-')).toBe('2026');
  expect(maskDate('202', '2026')).toBe('202');
  expect(maskDate('', '2')).toBe('');
});

import { afterEach, expect, test, vi } from 'vitest';
import {
  formatPhone,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatRelative,
  formatTime,
  setOfficeZone,
} from './format.ts';

afterEach(() => {
  setOfficeZone(undefined);
  vi.unstubAllGlobals();
});

test('a moment is shown in the zone of the office', () => {
  setOfficeZone('America/New_York');
  expect(formatDateTime('2026-11-20T03:05:00Z')).toBe('19/11/2026 10:05 pm');
  setOfficeZone('America/Havana');
  expect(formatTime('2026-07-20T16:00:00Z')).toBe('12:00 pm');
  setOfficeZone('UTC');
  expect(formatTime('2026-07-20T00:30:00Z')).toBe('12:30 am');
});

test('a browser without Temporal shows the same, at midnight, noon and both sides of a change of the clocks', () => {
  const moments = [
    '2026-03-08T06:59:59Z',
    '2026-03-08T07:00:00Z',
    '2026-11-01T05:30:00Z',
    '2026-11-01T06:30:00Z',
    '2026-07-20T04:00:00Z',
    '2026-07-20T16:00:00Z',
    '1900-01-01T12:00:00Z',
    '2099-12-31T23:59:59Z',
  ];
  const zones = ['America/New_York', 'America/Havana', 'Asia/Kolkata', 'UTC'];
  const shown = () =>
    zones.map((zone) => {
      setOfficeZone(zone);
      return moments.map((moment) => `${formatDate(moment)} ${formatTime(moment)}`);
    });
  const byTemporal = shown();
  expect(byTemporal[0]?.[1]).toBe('08/03/2026 03:00 am');
  vi.stubGlobal('Temporal', undefined);
  expect(shown()).toEqual(byTemporal);
});

test('a plain date is never shifted, whatever the zone', () => {
  setOfficeZone('Pacific/Honolulu');
  expect(formatDate('2026-11-20')).toBe('20/11/2026');
});

test('what is no date is a dash', () => {
  expect([formatDate('soon'), formatDateTime('soon'), formatRelative('soon')]).toEqual(['—', '—', '—']);
});

test('money keeps every minor unit, also where a float could not', () => {
  expect(formatMoney(56_000n, 'USD')).toBe('$560.00');
  expect(formatMoney('-5', 'USD')).toBe('-$0.05');
  expect(formatMoney('9007199254740993', 'USD')).toBe('$90,071,992,547,409.93');
  expect(formatMoney(1200, 'JPY')).toMatch(/^JPY\s1,200$/);
  expect(formatMoney(1200, 'EUR')).toMatch(/^EUR\s12\.00$/);
});

test('numbers group by thousands', () => {
  expect(formatNumber(1234567.5, 2)).toBe('1,234,567.50');
});

test('relative time picks the largest unit that fits', () => {
  const now = '2026-11-20T12:00:00Z';
  expect(formatRelative('2026-11-20T11:59:40Z', now)).toBe('now');
  expect(formatRelative('2026-11-20T09:00:00Z', now)).toBe('3 hours ago');
  expect(formatRelative('2026-11-21T12:00:00Z', now)).toBe('tomorrow');
});

test('phones of the US and of Cuba are grouped, others stay as they are', () => {
  expect(formatPhone('+13055550110')).toBe('+1 305 555 0110');
  expect(formatPhone('+5352841190')).toBe('+53 5 284 1190');
  expect(formatPhone('+34915550110')).toBe('+34915550110');
});

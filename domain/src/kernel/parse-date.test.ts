import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate } from './date-format.ts';
import { parseDate } from './parse-date.ts';
import { fromWireDate, fromWireEnd, toWireDate } from './wire-date.ts';

const zone = 'America/New_York';
const moment = new Date('2026-11-20T17:05:09.500Z');

test('the formats of the product', () => {
  expect(formatDate(moment, 'dd/MM/yyyy', zone)).toBe('20/11/2026');
  expect(formatDate(moment, 'yyyy-MM-dd', zone)).toBe('2026-11-20');
  expect(formatDate(moment, 'yyyy-MM-dd hh:mm a', zone)).toBe('2026-11-20 12:05 PM');
  expect(formatDate(moment, "yyyy-MM-dd'T'HH:mm:ss", zone)).toBe('2026-11-20T12:05:09');
  expect(formatDate(new Date('2026-11-21T05:00:00Z'), 'yyyy-MM-dd hh:mm a', zone)).toBe(
    '2026-11-21 12:00 AM',
  );
  expect(formatDate(new Date(Number.NaN), 'dd/MM/yyyy', zone)).toBe('');
});

describe('parsing', () => {
  test.each([
    ['2026-11-20', '2026-11-20T05:00:00Z'],
    ['20/11/2026', '2026-11-20T05:00:00Z'],
    ['2026-11-20 12:05 AM', '2026-11-20T05:05:00Z'],
    ['2026-11-20 12:05 pm', '2026-11-20T17:05:00Z'],
    ['2026-11-20 11:59 PM', '2026-11-21T04:59:00Z'],
    ['2026-11-20T12:05', '2026-11-20T17:05:00Z'],
    ['2026-11-20T12:05:09', '2026-11-20T17:05:09Z'],
    ['2026-11-20T12:05:09.25', '2026-11-20T17:05:09.250Z'],
    ['2026-11-20T12:05:09Z', '2026-11-20T12:05:09Z'],
    ['2026-11-20T12:05:09.250+02:00', '2026-11-20T10:05:09.250Z'],
    ['1900-01-01T00:00:00Z', '1900-01-01T00:00:00Z'],
    ['2099-12-31T23:59:59Z', '2099-12-31T23:59:59Z'],
  ])('%s', (text, instant) => {
    expect(parseDate(text, zone)).toEqual(new Date(instant));
  });

  test.each([
    '',
    'today',
    '2026-02-29',
    '31/04/2026',
    '11/20/2026',
    '1899-12-31',
    '2100-01-01T00:00:00Z',
    '2026-11-20 00:05 AM',
    '2026-11-20 13:05 PM',
    '2026-11-20 12:60 PM',
    '2026-11-20 12:05',
    '2026-11-20T24:00',
    '2026-11-20T12:05:60',
    '2026-11-20T12:05:09+99:99',
    '2026-11-20T12:05 PM',
    ' 2026-11-20',
  ])('"%s" yields an invalid date', (text) => {
    expect(parseDate(text, zone).getTime()).toBeNaN();
  });
});

describe('on the wire', () => {
  test('a date comes back to the minute, whatever the zone', () => {
    const instants = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2099-12-30'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom('UTC', zone, 'America/Havana', 'Asia/Kathmandu');
    fc.assert(
      fc.property(instants, zones, (instant, anyZone) => {
        const text = toWireDate(instant, anyZone);
        expect(text).toMatch(/^\d{4}-\d\d-\d\d (0[1-9]|1[0-2]):[0-5]\d (AM|PM)$/);
        const back = fromWireDate(text, anyZone);
        expect(toWireDate(back, anyZone)).toBe(text);
        // The second pass of a repeated hour reads as the first: the format has no word for it.
        const lost = instant.getTime() - back.getTime();
        expect(lost % 3_600_000).toBeLessThan(60_000);
        expect([0, 1]).toContain(Math.floor(lost / 3_600_000));
      }),
    );
  });

  test('only the wire format is read', () => {
    expect(fromWireDate('2026-11-20', zone).getTime()).toBeNaN();
    expect(fromWireDate('2026-11-20T12:05:09', zone).getTime()).toBeNaN();
    expect(fromWireDate('2026-11-20 12:05 XM', zone).getTime()).toBeNaN();
  });

  test('an end names the last minute in the range', () => {
    expect(fromWireEnd('2026-11-20 11:59 PM', zone)).toEqual(new Date('2026-11-21T05:00:00Z'));
    expect(fromWireEnd('nonsense', zone).getTime()).toBeNaN();
  });
});

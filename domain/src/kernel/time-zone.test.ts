import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { dayAt, dayBounds, instantAt, isTimeZone, wallTime } from './time-zone.ts';

const zones = [
  'UTC',
  'America/Havana',
  'America/New_York',
  'America/Santiago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
];
const anyInstant = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-30'), noInvalidDate: true });

test.each([
  ['an ordinary day', '2026-11-20', 'America/New_York', '2026-11-20T05:00:00Z', '2026-11-21T05:00:00Z'],
  [
    'clocks go forward at two',
    '2026-03-08',
    'America/New_York',
    '2026-03-08T05:00:00Z',
    '2026-03-09T04:00:00Z',
  ],
  ['clocks go back at two', '2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  [
    'midnight itself is skipped',
    '2026-03-08',
    'America/Havana',
    '2026-03-08T05:00:00Z',
    '2026-03-09T04:00:00Z',
  ],
  ['midnight occurs twice', '2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  [
    'the hour before midnight occurs twice',
    '2026-04-04',
    'America/Santiago',
    '2026-04-04T03:00:00Z',
    '2026-04-05T04:00:00Z',
  ],
  ['east of Greenwich', '2026-11-20', 'Asia/Kathmandu', '2026-11-19T18:15:00Z', '2026-11-20T18:15:00Z'],
])('a day: %s', (_, day, zone, start, end) => {
  expect(dayBounds(day, zone)).toEqual([new Date(start), new Date(end)]);
});

test('an instant lies in the bounds of its day and of no other', () => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...zones), (instant, zone) => {
      const day = dayAt(instant, zone);
      const [start, end] = dayBounds(day, zone);
      expect(start <= instant && instant < end).toBe(true);
      expect(dayAt(start, zone)).toBe(day);
      expect(dayAt(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1));
      expect(dayBounds(addDays(day, 1), zone)[0]).toEqual(end);
    }),
  );
});

test('a wall time that occurs leads back to itself', () => {
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...zones), (instant, zone) => {
      const wall = wallTime(instant, zone);
      const back = instantAt(wall, zone);
      expect(wallTime(back, zone)).toEqual(wall);
      expect(back <= instant).toBe(true);
    }),
  );
});

test('an hour that is skipped or occurs twice', () => {
  const zone = 'America/New_York';
  expect(instantAt({ day: '2026-03-08', time: '02:30' }, zone)).toEqual(
    new Date('2026-03-08T03:30:00-04:00'),
  );
  expect(instantAt({ day: '2026-11-01', time: '01:30' }, zone)).toEqual(
    new Date('2026-11-01T01:30:00-04:00'),
  );
  expect(instantAt({ day: '2026-11-01', time: '02:00' }, zone)).toEqual(
    new Date('2026-11-01T02:00:00-05:00'),
  );
});

test('names of zones', () => {
  expect(isTimeZone('America/Havana')).toBe(true);
  expect(isTimeZone('America/Miami')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});

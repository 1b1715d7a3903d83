import { expect, it } from 'vitest';
import { isRoutingNumber, isTimeZone } from './office.schema.ts';

it.each(['021000021', '011401533', '123456780'])('accepts the routing number %s', (text) => {
  expect(isRoutingNumber(text)).toBe(true);
});

it.each(['021000022', '120000021', '000000000', '02100002', '0210000210', '02100002a'])(
  'refuses %s: a digit wrong, two swapped, empty, too short, too long, no number',
  (text) => {
    expect(isRoutingNumber(text)).toBe(false);
  },
);

it.each([
  ['America/New_York', true],
  ['America/Havana', true],
  ['UTC', true],
  ['EST', false],
  ['+05:00', false],
  ['Mars/Olympus', false],
  ['', false],
])('knows whether %s is a place with a clock', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});

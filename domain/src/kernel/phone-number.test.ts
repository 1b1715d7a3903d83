import { describe, expect, it, test } from 'vitest';
import phones from '../../../data/reference/phones_cu.json' with { type: 'json' };
import {
  cubanArea,
  cubanAreaCodes,
  formatPhone,
  isCubanMobile,
  maskPhone,
  readPhone,
} from './phone-number.ts';

describe('readPhone', () => {
  it.each([
    ['(305) 555-0142', 'US', '+13055550142'],
    ['1 305 555 0142', 'US', '+13055550142'],
    ['+1.305.555.0142', 'CU', '+13055550142'],
    ['5 234 5678', 'CU', '+5352345678'],
    ['+53 5234 5678', 'US', '+5352345678'],
    ['53 63123456', 'CU', '+5363123456'],
    ['011 53 7 832 2211', 'US', '+5378322211'],
    ['00 34 912 345 678', 'US', '+34912345678'],
    ['0 7832 2211', 'CU', '+5378322211'],
    ['45 291234', 'CU', '+5345291234'],
  ] as const)('%s in %s is %s', (typed, home, e164) => {
    expect(readPhone(typed, home)).toEqual({ e164, fault: null });
  });

  it.each([
    ['', 'US', 'phone-shape'],
    ['call me', 'US', 'phone-shape'],
    ['+0123456789', 'US', 'phone-shape'],
    ['305 555 014', 'US', 'phone-not-us'],
    ['105 555 0142', 'US', 'phone-not-us'],
    ['305 155 0142', 'US', 'phone-not-us'],
    ['523456789', 'CU', 'phone-not-cuban'],
    ['61234567', 'CU', 'phone-area-unknown'],
    ['25123456', 'CU', 'phone-area-unknown'],
    ['44123456', 'CU', 'phone-area-unknown'],
  ] as const)('%s in %s is refused: %s', (typed, home, fault) => {
    expect(readPhone(typed, home)).toEqual({ e164: null, fault });
  });

  it('takes a landline of every area code', () => {
    for (const [code, area] of Object.entries(cubanAreaCodes)) {
      const number = `+53${code.padEnd(8, '2')}`;
      expect(readPhone(number, 'US')).toEqual({ e164: number, fault: null });
      expect(cubanArea(number)).toBe(area);
    }
  });
});

test('a mobile is of no area', () => {
  expect([isCubanMobile('+5352345678'), cubanArea('+5352345678')]).toEqual([true, null]);
  expect([isCubanMobile('+5378322211'), isCubanMobile('+13055550142')]).toEqual([false, false]);
});

test('numbers are written as people read them, and masked to their end', () => {
  expect(formatPhone('+13055550142')).toBe('(305) 555-0142');
  expect(formatPhone('+5352345678')).toBe('+53 5234 5678');
  expect(formatPhone('+34912345678')).toBe('+34912345678');
  expect(maskPhone('+13055550142')).toBe('+1 ••••••42');
  expect(maskPhone('+5352345678')).toBe('+53 ••••••78');
});

test('the area codes are those of the reference file', () => {
  expect(cubanAreaCodes).toEqual(phones.areaCodes);
});

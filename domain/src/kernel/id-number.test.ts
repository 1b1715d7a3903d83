import { describe, expect, it, test } from 'vitest';
import type { IdType } from './id-number.ts';
import { idTypes, isPhotoId, readIdNumber } from './id-number.ts';
import { readTaxId } from './tax-id.ts';

const today = '2026-11-20';
const read = (type: IdType, number: string, country = 'US', state = '') =>
  readIdNumber({ type, number, country, state }, today);

describe('readIdNumber', () => {
  it.each([
    ['CarnetDeIdentidad', '910210 27775', 'CU', '', '91021027775'],
    ['Passport', 'k123456', 'CU', '', 'K123456'],
    ['Passport', '123456789', 'US', '', '123456789'],
    ['Passport', 'xda-123456', 'ES', '', 'XDA123456'],
    ['DriverLicense', 'g123-456-78-900-1', 'US', 'FL', 'G123456789001'],
    ['DriverLicense', '12345678', 'US', 'TX', '12345678'],
    ['DriverLicense', 'WDLABCD456DG', 'US', 'WA', 'WDLABCD456DG'],
    ['StateId', 'G123456789001', 'US', 'FL', 'G123456789001'],
    ['ResidentCard', 'A123456789', 'US', '', 'A123456789'],
    ['AlienCard', 'SRC1234567890', 'US', '', 'SRC1234567890'],
    ['SocialSecurity', '123-45-6789', 'US', '', '123456789'],
    ['Parole', '12345678901', 'US', '', '12345678901'],
    ['Visa', 'A1234567', 'US', '', 'A1234567'],
    ['DNI', '12345678-z', 'ES', '', '12345678Z'],
    ['NIE', 'X1234567L', 'ES', '', 'X1234567L'],
    ['NIE', 'Y7654321G', 'ES', '', 'Y7654321G'],
    ['NationalId', 'ABCD850101HDFXYZ09', 'MX', '', 'ABCD850101HDFXYZ09'],
  ] as const)('keeps %s %s of %s %s', (type, typed, country, state, number) => {
    expect(read(type, typed, country, state)).toEqual({ number });
  });

  it.each([
    ['CarnetDeIdentidad', '99133012345', 'CU', '', 'carne-date'],
    ['Passport', '12345678', 'US', '', 'id-number-shape'],
    ['Passport', 'K12', 'CU', '', 'id-number-shape'],
    ['DriverLicense', '1234567890123', 'US', 'FL', 'id-number-shape'],
    ['StateId', 'G12345', 'US', 'FL', 'id-number-shape'],
    ['ResidentCard', 'A1234567', 'US', '', 'id-number-shape'],
    ['SocialSecurity', '000-12-3456', 'US', '', 'id-number-shape'],
    ['Parole', '1234567890', 'US', '', 'id-number-shape'],
    ['Visa', '123456789', 'US', '', 'id-number-shape'],
    ['DNI', '12345678A', 'ES', '', 'id-check-digit'],
    ['DNI', '1234567Z', 'ES', '', 'id-number-shape'],
    ['NIE', 'X1234567A', 'ES', '', 'id-check-digit'],
    ['NationalId', '12', 'BR', '', 'id-number-shape'],
  ] as const)('refuses %s %s of %s %s: %s', (type, typed, country, state, fault) => {
    expect(read(type, typed, country, state)).toEqual({ fault });
  });

  it('refuses what is empty or much too long, of every kind', () => {
    for (const type of idTypes) {
      expect(read(type, ''), type).toHaveProperty('fault');
      expect(read(type, '1'.repeat(30)), type).toHaveProperty('fault');
    }
  });
});

test('a social security card and a parole have no photo', () => {
  expect(idTypes.filter((type) => !isPhotoId(type))).toEqual(['Parole', 'SocialSecurity']);
});

test.each([
  ['SSN', '123-45-6789', '123456789'],
  ['SSN', '666-45-6789', null],
  ['SSN', '900-45-6789', null],
  ['SSN', '123-00-6789', null],
  ['SSN', '123-45-0000', null],
  ['ITIN', '900-70-0000', '900700000'],
  ['ITIN', '900-93-1234', null],
  ['ITIN', '123-45-6789', null],
] as const)('%s %s is %s', (kind, typed, digits) => {
  expect(readTaxId(kind, typed)).toBe(digits);
});

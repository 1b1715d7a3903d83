import { readCarne } from './carne.ts';
import { readTaxId } from './tax-id.ts';

/** Kinds of identity documents; those of other countries are `NationalId`, `Passport` or `DriverLicense` of a country. */
export const idTypes = [
  'DriverLicense',
  'StateId',
  'Passport',
  'ResidentCard',
  'AlienCard',
  'Visa',
  'Parole',
  'CarnetDeIdentidad',
  'DNI',
  'NIE',
  'NationalId',
  'SocialSecurity',
] as const;
export type IdType = (typeof idTypes)[number];

/** Countries whose national card is kept as `NationalId`. */
export const nationalIdCountries = [
  'AR',
  'BR',
  'CA',
  'CO',
  'DE',
  'EC',
  'FR',
  'IT',
  'MX',
  'NL',
  'PA',
  'RU',
  'UY',
] as const;

/** The only country a kind can be of; the others are of any. */
export const onlyCountryOf: Readonly<Partial<Record<IdType, string>>> = {
  StateId: 'US',
  ResidentCard: 'US',
  AlienCard: 'US',
  Visa: 'US',
  Parole: 'US',
  SocialSecurity: 'US',
  CarnetDeIdentidad: 'CU',
  DNI: 'ES',
  NIE: 'ES',
};

export const typesThatExpire: readonly IdType[] = ['DriverLicense', 'StateId', 'Passport', 'ResidentCard'];

/** Has a photograph; a money transfer needs one of these. */
export function isPhotoId(type: IdType): boolean {
  return type !== 'SocialSecurity' && type !== 'Parole';
}

export interface IdNumber {
  readonly type: IdType;
  readonly country: string;
  /** Of a licence or card of a US state; empty elsewhere. */
  readonly state: string;
  readonly number: string;
}

export type IdNumberFault =
  | 'id-number-shape'
  | 'id-check-digit'
  | 'carne-shape'
  | 'carne-date'
  | 'carne-future';
export type ReadIdNumber = { readonly number: string } | { readonly fault: IdNumberFault };

/** Letters of the Spanish DNI and NIE: the number modulo 23 names its letter. */
const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Lengths and characters of US licences and state cards that are sure; the other states are checked loosely. */
const stateLicences: Readonly<Record<string, RegExp>> = {
  CA: /^[A-Z]\d{7}$/,
  FL: /^[A-Z]\d{12}$/,
  IL: /^[A-Z]\d{11}$/,
  NJ: /^[A-Z]\d{14}$/,
  NY: /^\d{9}$/,
  TX: /^\d{8}$/,
};

/** The number as it is kept, capitals without blanks and dashes, or what is wrong with it. */
export function readIdNumber(id: IdNumber, today: string): ReadIdNumber {
  const number = id.number.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  return rules[id.type]({ ...id, number }, today);
}

type Rule = (id: IdNumber, today: string) => ReadIdNumber;

const rules: Readonly<Record<IdType, Rule>> = {
  CarnetDeIdentidad: ({ number }, today) => {
    const read = readCarne(number, today);
    return 'fault' in read ? read : { number };
  },
  Passport: ({ number, country }) => shaped(number, passports[country] ?? anyNumber),
  DriverLicense: licence,
  StateId: licence,
  ResidentCard: ({ number }) => shaped(number, /^(A?\d{8,9}|[A-Z]{3}\d{10})$/),
  AlienCard: ({ number }) => shaped(number, /^(A?\d{8,9}|[A-Z]{3}\d{10})$/),
  Visa: ({ number }) => shaped(number, /^[A-Z0-9]{8}$/),
  Parole: ({ number }) => shaped(number, /^[A-Z0-9]{11}$/),
  SocialSecurity: ({ number }) =>
    readTaxId('SSN', number) === null ? { fault: 'id-number-shape' } : { number },
  DNI: ({ number }) => spanish(number, /^(\d{8})([A-Z])$/),
  NIE: ({ number }) => spanish(number, /^([XYZ]\d{7})([A-Z])$/),
  NationalId: ({ number }) => shaped(number, anyNumber),
};

const anyNumber = /^[A-Z0-9]{4,20}$/;
/** A Cuban passport is mostly a letter and six digits; older and official ones differ, so the rule is soft. */
const passports: Readonly<Record<string, RegExp>> = { US: /^[A-Z0-9]\d{8}$/, CU: /^[A-Z0-9]{6,9}$/ };

function licence({ number, country, state }: IdNumber): ReadIdNumber {
  return shaped(number, (country === 'US' ? stateLicences[state] : undefined) ?? anyNumber);
}

function shaped(number: string, shape: RegExp): ReadIdNumber {
  return shape.test(number) ? { number } : { fault: 'id-number-shape' };
}

function spanish(number: string, shape: RegExp): ReadIdNumber {
  const [, digits, letter] = shape.exec(number) ?? [];
  if (digits === undefined) return { fault: 'id-number-shape' };
  const value = Number(digits.replace('X', '0').replace('Y', '1').replace('Z', '2'));
  return spanishLetters[value % 23] === letter ? { number } : { fault: 'id-check-digit' };
}

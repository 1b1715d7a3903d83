import { z } from 'zod';
import type { CountryCode } from '../../kernel/countries.ts';
import { countries } from '../../kernel/countries.ts';
import { idTypes } from '../../kernel/id-number.ts';
import { sourcesOfFunds } from '../../kernel/party.values.ts';
import { readTaxId, taxIdKinds } from '../../kernel/tax-id.ts';
import type { UsStateCode } from '../../kernel/us-states.ts';
import { usStates } from '../../kernel/us-states.ts';
import { day, id, text } from '../../kernel/wire.ts';
import {
  addressKinds,
  consentKinds,
  customerLanguages,
  idVerifications,
  residences,
  sexes,
} from './customer.values.ts';
import { nameFields, optionalText, phoneList } from './person.schema.ts';

export const stateCode = z.enum(usStates.map(({ code }) => code) as [UsStateCode, ...UsStateCode[]]);
export const countryCode = z.enum(countries.map(({ code }) => code) as [CountryCode, ...CountryCode[]]);

export const usAddress = z.strictObject({
  kind: z.enum(addressKinds),
  line1: text(80),
  line2: optionalText(40),
  city: text(40),
  state: stateCode,
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, 'zip-shape'),
});

const consent = z.strictObject({ kind: z.enum(consentKinds), isGiven: z.boolean() });

/** A national number is kept encrypted; answers show its kind and the last four digits. */
const taxId = z
  .strictObject({ kind: z.enum(taxIdKinds), number: z.string().max(20) })
  .transform(({ kind, number }, issues) => {
    const digits = readTaxId(kind, number);
    if (digits !== null) return { kind, number: digits };
    issues.addIssue({ code: 'custom', path: ['number'], message: 'tax-id-shape' });
    return z.NEVER;
  });

/** What a person fills in about a customer; the same for a new one and an edit. */
export const customerInput = z.strictObject({
  ...nameFields,
  birthDate: day,
  sex: z.enum(sexes).nullable().default(null),
  phones: phoneList('US').superRefine((phones, issues) => {
    const at = phones.findIndex((phone) => phone.isPrimary && !phone.number.startsWith('+1'));
    if (at >= 0) issues.addIssue({ code: 'custom', path: [at, 'number'], message: 'phone-not-us' });
  }),
  email: z.union([z.literal(''), z.string().trim().toLowerCase().max(200).pipe(z.email())]).default(''),
  addresses: z.array(usAddress).max(5).default([]),
  nationality: countryCode.nullable().default(null),
  birthCountry: countryCode.nullable().default(null),
  isUsPerson: z.boolean().default(true),
  residence: z.enum(residences).nullable().default(null),
  occupation: optionalText(80),
  employer: optionalText(80),
  sourceOfFunds: z.enum(sourcesOfFunds).nullable().default(null),
  /** Declares to be no prohibited official of the Cuban government or party (31 CFR 515.337, 515.338). */
  isNoProhibitedOfficial: z.boolean().default(false),
  language: z.enum(customerLanguages).default('es'),
  consents: z
    .array(consent)
    .max(consentKinds.length)
    .refine((list) => new Set(list.map(({ kind }) => kind)).size === list.length, 'already-exists')
    .default([]),
  notes: optionalText(1000),
  /** Left out it stays, null removes it. */
  taxId: taxId.nullable().optional(),
});
export type CustomerInput = z.output<typeof customerInput>;

/** An identity document. Its number is checked by kind, country and state once the day is known. */
export const idDocumentInput = z.strictObject({
  type: z.enum(idTypes),
  number: text(30),
  country: countryCode,
  state: stateCode.or(z.literal('')).default(''),
  issuedOn: day.nullable().default(null),
  expiresOn: day.nullable().default(null),
  frontFileId: id.nullable().default(null),
  backFileId: id.nullable().default(null),
  verification: z.enum(idVerifications).default('None'),
  /** What the scanner read, as it read it: lines of the MRZ. */
  mrz: z.string().max(200).default(''),
});
export type IdDocumentInput = z.output<typeof idDocumentInput>;

export const newCustomerInput = customerInput.extend({
  ids: z.array(idDocumentInput).max(10).default([]),
  /** The person at the desk saw the likely duplicates and creates another customer all the same. */
  isDuplicateConfirmed: z.boolean().default(false),
});
export type NewCustomerInput = z.output<typeof newCustomerInput>;

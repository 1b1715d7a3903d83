import { z } from 'zod';
import { officeTypes } from '../../access/office-type.ts';
import { cents, day, id, text } from '../../kernel/wire.ts';
import { printing } from '../reports/printing.schema.ts';
import { creditModels, licenceKinds, phoneKinds, officeServices } from './office.values.ts';

const usaAddress = z.strictObject({
  country: z.literal('USA'),
  street: text(120),
  unit: text(40, 0).default(''),
  city: text(80),
  state: z.string().regex(/^[A-Z]{2}$/, 'invalid'),
  zip: z.string().regex(/^\d{5}(-\d{4})?$/, 'invalid'),
});

const cubanAddress = z.strictObject({
  country: z.literal('Cuba'),
  street: text(120),
  number: text(20, 0).default(''),
  /** "e/ 23 y 25": the two streets a Cuban address stands between. */
  between: text(120, 0).default(''),
  apartment: text(40, 0).default(''),
  neighbourhood: text(80, 0).default(''),
  municipality: text(80),
  province: text(80),
});
export const officeAddress = z.discriminatedUnion('country', [usaAddress, cubanAddress]);

const phone = z.strictObject({
  kind: z.enum(phoneKinds),
  number: z
    .string()
    .max(40)
    .transform((value) => value.replaceAll(/[\s().-]/g, ''))
    .pipe(z.string().regex(/^\+?\d{7,15}$/, 'invalid')),
});

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid');

/** One weekday, 1 is Monday; a day that is left out is closed. */
const openingHours = z
  .strictObject({ weekday: z.number().int().min(1).max(7), opens: time, closes: time })
  .refine((hours) => hours.closes > hours.opens, { path: ['closes'], message: 'end-before-start' });

const licence = z.strictObject({
  kind: z.enum(licenceKinds),
  number: text(60),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/, 'invalid')
    .or(z.literal('')),
  expires: day.nullable(),
  fileId: id.nullable(),
  /** Once it has expired the office sells nothing until it is renewed. */
  blocksSales: z.boolean().default(false),
});

/** Written only: answers show the bank and the last four digits. Null removes it, left out it stays. */
const bankAccount = z.strictObject({
  bank: text(80),
  holder: text(120),
  routing: z.string().refine(isRoutingNumber, 'invalid'),
  account: z.string().regex(/^\d{4,17}$/, 'invalid'),
});
export type BankAccount = z.output<typeof bankAccount>;

export const officeInput = z
  .strictObject({
    name: text(80),
    code: z
      .string()
      .trim()
      .toUpperCase()
      .pipe(z.string().regex(/^[A-Z]{3,4}$/, 'office-code-form')),
    officeType: z.enum(officeTypes),
    serviceTypes: z
      .array(z.enum(officeServices))
      .max(officeServices.length)
      .transform((list) => officeServices.filter((service) => list.includes(service))),
    territory: text(80, 0).default(''),
    parentId: id.nullable().default(null),
    linkedOfficeIds: z
      .array(id)
      .max(500)
      .transform((list) => [...new Set(list)])
      .default([]),
    address: officeAddress,
    phones: z.array(phone).max(10).default([]),
    timeZone: z.string().max(60).refine(isTimeZone, 'invalid'),
    logoFileId: id.nullable().default(null),
    hours: z
      .array(openingHours)
      .max(7)
      .refine((days) => new Set(days.map((one) => one.weekday)).size === days.length, 'already-exists')
      .transform((days) => days.toSorted((one, other) => one.weekday - other.weekday))
      .default([]),
    creditModel: z.enum(creditModels),
    /** US cents; counts in the model Credit. */
    creditLimit: cents.default('0'),
    accessAllowToCustomerInfo: z.boolean(),
    licences: z.array(licence).max(20).default([]),
    bankAccount: bankAccount.nullable().optional(),
    printing: printing.prefault({}),
  })
  .refine((office) => office.creditModel !== 'Credit' || BigInt(office.creditLimit) > 0n, {
    path: ['creditLimit'],
    message: 'credit-limit-missing',
  })
  .refine((office) => office.creditModel === 'Credit' || BigInt(office.creditLimit) === 0n, {
    path: ['creditLimit'],
    message: 'credit-limit-not-used',
  });
export type OfficeInput = z.output<typeof officeInput>;

/** ABA routing number: nine digits, weights 3-7-1, sum divisible by ten. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || text === '000000000') return false;
  const weights = [3, 7, 1];
  const sum = Array.from(text).reduce(
    (total, digit, at) => total + Number(digit) * (weights[at % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[A-Z]\w+\//.test(name) || name === 'UTC';
  } catch {
    return false;
  }
}

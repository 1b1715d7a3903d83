import { z } from 'zod';
import type { PhoneHome } from '../../kernel/phone-number.ts';
import { readPhone } from '../../kernel/phone-number.ts';
import { isPersonName } from '../../kernel/person-name.ts';
import { text } from '../../kernel/wire.ts';
import { phoneKinds } from './customer.values.ts';

/** A part of a name, up to 60 letters. */
export const namePart = text(60).refine(isPersonName, 'name-letters');
const optionalNamePart = text(60, 0)
  .refine((value) => value === '' || isPersonName(value), 'name-letters')
  .default('');

/** Two surnames are the Cuban norm; each has a field of its own. */
export const nameFields = {
  firstName: namePart,
  middleName: optionalNamePart,
  lastName: namePart,
  secondLastName: optionalNamePart,
};

/** Text that may be left out; empty means the same. */
export function optionalText(max: number) {
  return text(max, 0).default('');
}

/** One number as typed, kept as E.164; what names no country is of the home. */
export function phoneNumber(home: PhoneHome) {
  return z
    .string()
    .max(40)
    .transform((typed, issues) => {
      const read = readPhone(typed, home);
      if (read.fault === null) return read.e164;
      issues.addIssue({ code: 'custom', message: read.fault });
      return z.NEVER;
    });
}

/** Phones of a person: at least one, each once, exactly one of them primary (the first, if none is named). */
export function phoneList(home: PhoneHome) {
  return z
    .array(
      z.strictObject({
        kind: z.enum(phoneKinds),
        number: phoneNumber(home),
        isPrimary: z.boolean().default(false),
        isWhatsApp: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(10)
    .superRefine((phones, issues) => {
      const [, second] = phones.flatMap((phone, at) => (phone.isPrimary ? [at] : []));
      if (second !== undefined) {
        issues.addIssue({ code: 'custom', path: [second, 'isPrimary'], message: 'primary-phone-one' });
      }
      const twin = phones.findIndex(
        (phone, at) => phones.findIndex((one) => one.number === phone.number) < at,
      );
      if (twin >= 0) issues.addIssue({ code: 'custom', path: [twin, 'number'], message: 'already-exists' });
    })
    .transform((phones) =>
      phones.some((phone) => phone.isPrimary)
        ? phones
        : phones.map((phone, at) => ({ ...phone, isPrimary: at === 0 })),
    );
}

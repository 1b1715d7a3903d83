import { z } from 'zod';
import { municipalitiesOf, provinces } from '../../kernel/cuban-places.ts';
import type { Province } from '../../kernel/cuban-places.ts';
import { text } from '../../kernel/wire.ts';
import { relationships } from '../../kernel/party.values.ts';
import { nameFields, optionalText, phoneList, phoneNumber } from './person.schema.ts';

/** A Cuban address as Cubans say it: street, number, between which streets, neighbourhood, municipality, province. */
export const cubanAddress = z
  .strictObject({
    street: text(60),
    number: optionalText(15),
    between1: optionalText(60),
    between2: optionalText(60),
    building: optionalText(20),
    floor: optionalText(5),
    apartment: optionalText(10),
    neighbourhood: optionalText(60),
    locality: optionalText(60),
    province: z.enum(provinces as [Province, ...Province[]]),
    municipality: text(60),
    reference: optionalText(200),
    /** What was typed or dictated before it was taken apart, untouched. */
    original: z.string().max(300).default(''),
  })
  .refine(({ province, municipality }) => municipalitiesOf(province).includes(municipality), {
    path: ['municipality'],
    message: 'place-unknown',
  });
export type CubanAddress = z.output<typeof cubanAddress>;

/** Checked against the day of the office, like every carné. */
const carne = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^(\d{11})?$/, 'carne-shape'));

/** Another person who may take it at the door. */
const altReceiver = z.strictObject({
  name: text(120),
  ci: carne.refine((number) => number !== '', 'carne-shape'),
  phone: z.union([z.literal(''), phoneNumber('CU')]).default(''),
});

/** Who receives in Cuba. A carné or a passport is needed before money or a shipment is paid, not before. */
export const recipientInput = z.strictObject({
  ...nameFields,
  ci: carne.default(''),
  passport: z
    .string()
    .max(30)
    .transform((typed) => typed.toUpperCase().replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^([A-Z0-9]{5,12})?$/, 'id-number-shape'))
    .default(''),
  phones: phoneList('CU'),
  address: cubanAddress,
  altReceivers: z.array(altReceiver).max(3).default([]),
  notes: optionalText(1000),
});
export type RecipientInput = z.output<typeof recipientInput>;

/** A recipient of one customer: what the two are to each other belongs to the pair. */
export const newRecipientInput = recipientInput.extend({
  relationship: z.enum(relationships).nullable().default(null),
});
export type NewRecipientInput = z.output<typeof newRecipientInput>;

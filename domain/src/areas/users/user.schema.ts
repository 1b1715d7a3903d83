import { z } from 'zod';
import type { MenuRight } from '../../access/menu-right.ts';
import { menuRights } from '../../access/menu-right.ts';
import { roles } from '../../access/roles.ts';
import { id, text } from '../../kernel/wire.ts';
import { languages } from './user.values.ts';

/** An empty stored list means every right, so on the wire the two are explicit choices. */
export const rightsChoice = z.discriminatedUnion('all', [
  z.strictObject({ all: z.literal(true) }),
  z.strictObject({
    all: z.literal(false),
    list: z
      .array(z.enum(menuRights))
      .min(1, 'last-right')
      .max(menuRights.length)
      .transform((list) => menuRights.filter((right) => list.includes(right))),
  }),
]);
export type RightsChoice = z.output<typeof rightsChoice>;

export function storedRights(choice: RightsChoice): MenuRight[] {
  return choice.all ? [] : choice.list;
}

export function rightsChoiceOf(stored: readonly MenuRight[]): RightsChoice {
  return stored.length === 0 ? { all: true } : { all: false, list: [...stored] };
}

const phone = z
  .string()
  .trim()
  .transform((value) => value.replaceAll(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^(\+?\d{7,15})?$/, 'invalid'));

/** What a person fills in; the same for a new user and an edit. The first office is the default one if none is named. */
export const userInput = z
  .strictObject({
    email: z.string().trim().toLowerCase().max(200).pipe(z.email()),
    firstName: text(60),
    lastName: text(60),
    phone: phone.default(''),
    roles: z
      .array(z.enum(roles))
      .min(1)
      .max(roles.length)
      .transform((list) => roles.filter((role) => list.includes(role))),
    rights: rightsChoice,
    language: z.enum(languages),
    officeIds: z
      .array(id)
      .min(1)
      .max(500)
      .transform((list) => [...new Set(list)]),
    defaultOfficeId: id.nullable().default(null),
  })
  .refine((user) => user.defaultOfficeId === null || user.officeIds.includes(user.defaultOfficeId), {
    path: ['defaultOfficeId'],
    message: 'invalid',
  });
export type UserInput = z.output<typeof userInput>;

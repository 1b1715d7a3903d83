import { z } from 'zod';

/** Shapes that many endpoints share. Ids are decimal strings of a 64-bit number. */
export const id = z.string().regex(/^[1-9]\d{0,17}$/);
export const idParams = z.strictObject({ id });

/** The answer of every POST that creates or acts. */
export const created = z.object({ id: z.string(), version: z.number() });
export type Created = z.infer<typeof created>;

/** A repeated query key: one element arrives as a plain string, undefined as an empty one (seed §7). */
export function repeated<T extends z.ZodType<unknown, string>>(item: T) {
  return z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]))
    .pipe(z.array(item));
}

/** A query value that may be left out; the empty string means the same (seed §7). */
export function optional<T extends z.ZodType<unknown, string>>(item: T) {
  return z
    .string()
    .optional()
    .transform((value) => (value === '' ? undefined : value))
    .pipe(item.optional());
}

/** A whole number in a query; left out or empty it is `otherwise` (seed §7). */
export function wholeNumber({ min, max, otherwise }: { min: number; max: number; otherwise: number }) {
  const number = z.coerce.number().int().min(min).max(max).optional().default(otherwise);
  return z.preprocess((value) => (value === '' ? undefined : value), number).prefault('');
}

/** One line of text as a person types it: trimmed, inner blanks single. */
export function text(max: number, min = 1) {
  return z
    .string()
    .max(max * 4)
    .transform((value) => value.trim().replace(/\s+/gu, ' '))
    .pipe(z.string().min(min).max(max));
}

/** A moment as ISO 8601 with offset, as JSON carries it. */
export const instant = z.iso.datetime({ offset: true });
export const day = z.iso.date().refine((value) => value >= '1900-01-01' && value <= '2099-12-31');

// A text that is no amount ends the check of its form: what compares amounts could not read it.
/** An amount of US cents as a decimal string, never negative. */
export const cents = z.string().regex(/^\d{1,13}$/, { abort: true });

/** An amount of US cents as a decimal string, more than nothing. */
export const positiveCents = z.string().regex(/^(?!0+$)\d{1,13}$/, { error: 'invalid', abort: true });

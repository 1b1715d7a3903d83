import { z } from 'zod';
import { printing } from '../reports/printing.schema.ts';

export const schemes = ['light', 'dark', 'system'] as const;
export const densities = ['compact', 'normal', 'roomy'] as const;

/** How a person has set up the application; follows them to every browser. */
export const preferences = z.strictObject({
  scheme: z.enum(schemes).default('light'),
  density: z.enum(densities).default('normal'),
  /** Action → keys, for those that differ from the built-in ones: `{ search: 'mod+k' }`. */
  hotkeys: z.record(z.string().regex(/^[\w.-]{1,60}$/), z.string().min(1).max(40)).default({}),
  printing: printing.prefault({}),
});
export type Preferences = z.output<typeof preferences>;

/** Stored preferences of any age: each part that does not fit any more falls back to its default. */
export function readPreferences(stored: unknown): Preferences {
  const given: Readonly<Record<string, unknown>> = typeof stored === 'object' ? { ...stored } : {};
  const fitting = Object.entries(preferences.shape).filter(
    ([part, schema]) => schema.safeParse(given[part]).success,
  );
  return preferences.parse(Object.fromEntries(fitting.map(([part]) => [part, given[part]])));
}

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

/** Stored preferences of any age: what does not fit any more falls back to the defaults. */
export function readPreferences(stored: unknown): Preferences {
  const result = preferences.safeParse(stored);
  return result.success ? result.data : preferences.parse({});
}

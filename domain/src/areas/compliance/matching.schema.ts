import { z } from 'zod';
import { instant, text } from '../../kernel/wire.ts';

const points = z.number().min(-0.5).max(0.5);

/** What people may set of the matching; scores from 0 to 1. */
export const matchSettings = z
  .strictObject({
    thresholds: z.strictObject({
      /** Below it nothing is found; lower would be slow and find everybody. */
      review: z.number().min(0.7).max(0.95),
      alert: z.number().min(0.75).max(0.99),
      block: z.number().min(0.85).max(1),
    }),
    /** Highest score of a weak alias, which OFAC does not expect to be screened alone. */
    weakAlias: z.number().min(0.5).max(1),
    /** Letters of an organisation, listed as such, and made from its words. */
    acronym: z.number().min(0.5).max(1),
    initials: z.number().min(0.5).max(1),
    maxHits: z.number().int().min(1).max(200),
    evidence: z.strictObject({
      sameBirth: points,
      otherDay: points,
      nearYear: points,
      otherYear: points,
      otherSex: points,
      otherCountry: points,
      clearYears: z.number().int().min(1).max(20),
      clearCircaYears: z.number().int().min(1).max(20),
    }),
  })
  .refine(({ thresholds: { review, alert } }) => review <= alert, {
    path: ['thresholds', 'alert'],
    message: 'invalid',
  })
  .refine(({ thresholds: { alert, block } }) => alert <= block, {
    path: ['thresholds', 'block'],
    message: 'invalid',
  });
export type MatchSettingsInput = z.output<typeof matchSettings>;

export const matchingInput = z.strictObject({ settings: matchSettings, reason: text(500, 10) });

const found = z.object({ score: z.number(), status: z.string() });

/** What a version would have changed of the last 30 days. */
export const whatIf = z.object({
  days: z.number(),
  subjects: z.number(),
  /** Alerts and blocks, now and then. */
  before: z.number(),
  after: z.number(),
  appear: z.number(),
  disappear: z.number(),
  /** The first of them. */
  rows: z.array(
    z.object({
      name: z.string(),
      source: z.string(),
      entryId: z.string(),
      listed: z.string(),
      before: found.nullable(),
      after: found.nullable(),
    }),
  ),
});
export type WhatIf = z.infer<typeof whatIf>;

const person = z.object({ id: z.string(), name: z.string() });

export const matchVersion = z.object({
  /** The number of the version of the configuration; `rowVersion` counts its steps. */
  id: z.string(),
  rowVersion: z.number(),
  status: z.enum(['draft', 'asked', 'active', 'retired']),
  settings: matchSettings,
  reason: z.string(),
  createdBy: person.nullable(),
  createdAt: instant,
  askedAt: instant.nullable(),
  approvedBy: person.nullable(),
  activeFrom: instant.nullable(),
  /** null: still being worked out. */
  whatIf: whatIf.nullable(),
  /** Whether the caller may activate it: somebody else than who made it. */
  mayActivate: z.boolean(),
});
export type MatchVersion = z.infer<typeof matchVersion>;

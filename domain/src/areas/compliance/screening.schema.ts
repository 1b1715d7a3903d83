import { z } from 'zod';
import { readCarne } from '../../kernel/carne.ts';
import { day, id, instant, text } from '../../kernel/wire.ts';

const namePart = text(60, 0).default('');

/** Whom an officer looks for: a name as one text, or its parts, and whatever else is known. */
export const searchInput = z
  .strictObject({
    name: text(200, 0).default(''),
    givenNames: namePart,
    firstSurname: namePart,
    secondSurname: namePart,
    kind: z.enum(['person', 'organisation']).nullable().default(null),
    aliases: z.array(text(120)).max(5).default([]),
    birthDate: day.nullable().default(null),
    carne: z
      .string()
      .max(20)
      .transform((typed) => typed.replaceAll(/\s/g, ''))
      .refine((number) => number === '' || !('fault' in readCarne(number, '9999-12-31')), 'carne-shape')
      .default(''),
    sex: z.enum(['F', 'M']).nullable().default(null),
    /** ISO 3166. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable()
      .default(null),
    idNumbers: z.array(text(40)).max(5).default([]),
  })
  .refine(({ name, firstSurname }) => name !== '' || firstSurname !== '', {
    path: ['name'],
    message: 'required',
  });
export type SearchInput = z.output<typeof searchInput>;

export const screeningResults = ['clear', 'auto-cleared', 'remembered', 'potential', 'unreadable'] as const;
export const screeningTriggers = [
  'create',
  'edit',
  'sale',
  'hand-over',
  'list-change',
  'nightly',
  'config',
  'manual',
] as const;
export const hitStatuses = ['block', 'alert', 'review', 'auto-cleared', 'remembered'] as const;
export const screenedKinds = ['customer', 'recipient', 'party', 'thing'] as const;
export const personKinds = ['customer', 'recipient'] as const;

const person = z.object({ id: z.string(), name: z.string() });

/** Somebody as they were when they were screened; of documents the last digits only. */
const screenedSubject = z.object({
  name: z.string(),
  aliases: z.array(z.string()).optional(),
  birthDate: z.string().optional(),
  sex: z.string().optional(),
  countries: z.array(z.string()).optional(),
  documents: z.array(z.string()).optional(),
  fromCarne: z.object({ birthDate: z.string().optional(), sex: z.string().optional() }).optional(),
});

const change = z.object({
  what: z.string(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type HitChange = z.infer<typeof change>;

export const screeningHit = z.object({
  id: z.string(),
  source: z.string(),
  entryId: z.string(),
  name: z.string(),
  names: z.array(z.string()),
  programs: z.array(z.string()),
  remarks: z.string(),
  /** 0 to 1; OFAC's own search would show about `portalScore`, 0 to 100. */
  score: z.number(),
  nameScore: z.number(),
  portalScore: z.number(),
  status: z.enum(hitStatuses),
  evidence: z.array(
    z.object({
      fact: z.string(),
      verdict: z.enum(['same', 'compatible', 'different', 'unknown']),
      subject: z.string(),
      listed: z.string(),
      points: z.number(),
    }),
  ),
  /** Lines of the explanation; their points add up to the score. */
  parts: z.array(
    z.object({
      how: z.string(),
      query: z.string().optional(),
      candidate: z.string().optional(),
      role: z.string().optional(),
      similarity: z.number().optional(),
      share: z.number().optional(),
      rule: z.string().optional(),
      verdict: z.string().optional(),
      points: z.number(),
    }),
  ),
  decision: z.enum(['open', 'false-positive', 'true-match', 'need-info', 'closed']),
  decidedBy: person.nullable(),
  decidedAt: instant.nullable(),
  note: z.string(),
  /** Cleared before, and open again: what is new since then. */
  reopened: z.array(change).nullable(),
});
export type ScreeningHit = z.infer<typeof screeningHit>;

export const screeningRow = z.object({
  id: z.string(),
  at: instant,
  trigger: z.enum(screeningTriggers),
  result: z.enum(screeningResults),
  subjectKind: z.enum(screenedKinds),
  subject: screenedSubject,
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  by: person.nullable(),
  hits: z.number(),
  basis: z.string(),
});
export type ScreeningRow = z.infer<typeof screeningRow>;

export const screeningPaper = screeningRow.extend({
  configVersion: z.number(),
  engineVersion: z.string(),
  microseconds: z.number(),
  found: z.array(screeningHit),
});
export type ScreeningPaper = z.infer<typeof screeningPaper>;

/** A stored screening run again: against what was listed then, and against the lists of now. */
export const screeningAgain = z.object({
  isSame: z.boolean(),
  isSameEngine: z.boolean(),
  basis: z.string(),
  basisNow: z.string(),
  stored: z.array(
    z.object({
      source: z.string(),
      entryId: z.string(),
      name: z.string(),
      before: z.number(),
      after: z.number().nullable(),
    }),
  ),
  now: z.array(
    z.object({
      source: z.string(),
      entryId: z.string(),
      name: z.string(),
      score: z.number(),
      status: z.enum(hitStatuses),
    }),
  ),
});
export type ScreeningAgain = z.infer<typeof screeningAgain>;

export const memoryRow = z.object({
  id: z.string(),
  version: z.number(),
  source: z.string(),
  entryId: z.string(),
  name: z.string(),
  score: z.number(),
  reasonCode: z.string(),
  note: z.string(),
  decidedBy: person,
  secondBy: person.nullable(),
  decidedAt: instant,
  expiresAt: instant,
  scope: z.enum(['all', 'order']),
  orderNumber: z.string().nullable(),
  /** Counts; waits for a second person; asks again; over; taken back by hand; replaced by a newer decision. */
  state: z.enum(['active', 'waiting', 'reopened', 'expired', 'revoked', 'replaced']),
  reopened: z.array(change).nullable(),
  revokedAt: instant.nullable(),
  revokedWhy: z.string(),
});
export type MemoryRow = z.infer<typeof memoryRow>;

export const personParams = z.strictObject({ kind: z.enum(personKinds), id });

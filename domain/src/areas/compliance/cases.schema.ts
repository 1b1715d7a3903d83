import { z } from 'zod';
import { id, text } from '../../kernel/wire.ts';
import {
  caseQueues,
  checklistSteps,
  falsePositiveReasons,
  hitDecisions,
  informationWanted,
} from './cases.values.ts';

/** Letters of a note that say something; a dot is no reason. */
export const minNote = 15;
const reasoned = text(2000, minNote);

export const nextInput = z.strictObject({ queue: z.enum(caseQueues).optional() });

export const assignInput = z.strictObject({ userId: id, note: text(500, 0).default('') });

/** One step of the checklist; the steps before it have to be answered. */
export const checklistInput = z.strictObject({
  step: z.enum(checklistSteps),
  answer: z.enum(['yes', 'no', 'unknown']),
  note: text(1000, 0).default(''),
});
export type ChecklistInput = z.output<typeof checklistInput>;

export const hitDecisionInput = z
  .strictObject({
    decision: z.enum(hitDecisions),
    /** Only of a false positive, and needed there. */
    reasonCode: z.enum(falsePositiveReasons).nullable().default(null),
    note: reasoned,
    /** A false positive is remembered for this person everywhere, or counts for this order only. */
    scope: z.enum(['all', 'order']).default('all'),
  })
  .refine(({ decision, reasonCode }) => (decision === 'false-positive') === (reasonCode !== null), {
    path: ['reasonCode'],
    message: 'invalid',
  });
export type HitDecisionInput = z.output<typeof hitDecisionInput>;

/** What a decision about the order is given with. */
export const decisionInput = z.strictObject({ note: reasoned });

/** The match is the listed one beyond doubt: its property is blocked. */
export const blockFundsInput = z.strictObject({ note: reasoned, isTrueMatch: z.literal(true) });

export const requestInformationInput = z.strictObject({
  wanted: z.array(z.enum(informationWanted)).min(1).max(10),
  /** Read by the office and the customer: neutral words, no lists, no rules. */
  message: text(1000, 0).default(''),
  to: z.enum(['office', 'customer', 'both']),
});
export type RequestInformationInput = z.output<typeof requestInformationInput>;

export const answerInput = z.strictObject({
  answer: text(2000),
  fileIds: z.array(id).max(10).default([]),
});
export type AnswerInput = z.output<typeof answerInput>;

export const escalateInput = z.strictObject({
  note: reasoned,
  /** Somebody detected what may have to be reported: the 30 days run from now. */
  startsSar: z.boolean().default(true),
});

export const caseNoteInput = z.strictObject({ body: text(2000) });
export const caseFilesInput = z.strictObject({
  fileIds: z.array(id).min(1).max(10),
  note: text(300, 0).default(''),
});

export const fileClockInput = z.strictObject({
  /** The number the authority gave. */
  reference: text(60, 3),
  note: text(500, 0).default(''),
});

/** Report of cash: one person and one business day, of the head office. */
export const ctrQuery = z.strictObject({ customerId: id, day: z.iso.date() });

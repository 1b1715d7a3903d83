import { z } from 'zod';
import { day, id, positiveCents, text } from '../../kernel/wire.ts';
import { fundMoveKinds } from './fund.values.ts';

export const fundMoveFields = z.strictObject({
  officeId: id,
  kind: z.enum(fundMoveKinds),
  /** US cents. */
  amount: positiveCents,
  /** Only of an adjustment: it takes from the fund instead of adding to it. */
  isDebit: z.boolean().default(false),
  /** Only of an adjustment: what an agency brings along when it is taken on. */
  isOpening: z.boolean().default(false),
  /** Number of the deposit at the bank. */
  bankReference: text(60, 0).default(''),
  depositedOn: day.nullable().default(null),
  slipFileId: id.nullable().default(null),
  note: text(300, 0).default(''),
});

/** A deposit, a return or a correction of an office's fund. */
export const fundMoveInput = fundMoveFields.refine(
  ({ kind, isDebit, isOpening }) => kind === 'Adjustment' || (!isDebit && !isOpening),
  { path: ['kind'], message: 'invalid' },
);
export type FundMoveInput = z.output<typeof fundMoveInput>;

/** What the office itself does not say: credit for a while, how old its debt may be, when its fund is low. */
export const fundTermsInput = z.strictObject({
  temporary: z.strictObject({ limit: positiveCents, until: day }).nullable(),
  graceDays: z.int().min(0).max(365).nullable(),
  /** US cents; null: the usual mark. */
  lowMark: positiveCents.nullable().default(null),
  reason: text(300),
});

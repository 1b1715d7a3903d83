import { z } from 'zod';
import { instant } from '../../kernel/wire.ts';
import { orderStatuses } from '../../order/status.ts';
import { creditModels } from '../offices/office.values.ts';
import { fundMoveKinds, fundScopes } from './fund.values.ts';

/** US cents as a decimal string, of either sign. */
const signed = z.string().regex(/^-?\d{1,15}$/);

export const fundRow = z.object({
  /** Of the office. */
  id: z.string(),
  version: z.number(),
  office: z.string(),
  code: z.string(),
  scope: z.enum(fundScopes),
  creditModel: z.enum(creditModels),
  balance: signed,
  /** Kept for orders that are at the provider. */
  held: signed,
  creditLimit: signed,
  temporaryLimit: signed,
  temporaryUntil: z.string().nullable(),
  /** What can still be sold; null is any. */
  available: signed.nullable(),
  /** Deposits that wait for approval. */
  waiting: signed,
  isLow: z.boolean(),
});
export type FundRow = z.infer<typeof fundRow>;

export const fundMoveRow = z.object({
  id: z.string(),
  version: z.number(),
  number: z.string(),
  createdAt: instant,
  status: z.enum(orderStatuses),
  office: z.string(),
  kind: z.enum(fundMoveKinds),
  /** Positive in favour of the fund. */
  amount: signed,
  bankReference: z.string(),
  by: z.string(),
});
export type FundMoveRow = z.infer<typeof fundMoveRow>;

/** One line of the statement of a fund. */
export const fundLine = z.object({
  id: z.string(),
  at: instant,
  day: z.string(),
  kind: z.string(),
  orderId: z.string().nullable(),
  number: z.string().nullable(),
  service: z.string().nullable(),
  /** Positive in favour of the fund. */
  amount: signed,
  /** Of the fund after this line. */
  balance: signed,
});

import { z } from 'zod';
import { instant } from '../../kernel/wire.ts';

/** Open: what it took below its floor is below it still. Covered: it has come back since. */
export const forcedPostStates = ['Asked', 'Refused', 'Granted', 'Open', 'Covered'] as const;
export type ForcedPostState = (typeof forcedPostStates)[number];

/** Minor units as a decimal string, of either sign. */
const minor = z.string().regex(/^-?\d{1,18}$/);

/** A journal that may go below a floor; what it moves is known once it is posted. */
export const forcedPost = z.object({
  id: z.string(),
  state: z.enum(forcedPostStates),
  reason: z.string(),
  askedBy: z.string(),
  askedAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  postedAt: instant.nullable(),
  orderId: z.string().nullable(),
  number: z.string().nullable(),
  service: z.string().nullable(),
  /** `fund.sale.7`; of a fund also the code of its office. */
  account: z.string().nullable(),
  office: z.string().nullable(),
  currency: z.string().nullable(),
  /** In favour of the fund when positive. */
  amount: minor.nullable(),
  /** How far below its floor it is now. */
  below: minor.nullable(),
});
export type ForcedPost = z.infer<typeof forcedPost>;

import { z } from 'zod';
import { creditModels } from '../offices/office.values.ts';

/** US cents as a decimal string, of either sign. */
const cents = z.string().regex(/^-?\d{1,15}$/);

/** What a seller has to know of the money of the office before a sale; nothing of its books. */
export const fundStanding = z.object({
  /** Null: it sells without a limit. */
  fund: z
    .object({
      creditModel: z.enum(creditModels),
      /** What can still be sold; not above zero: the next sale is refused before money is taken. */
      available: cents,
      /** How far below zero the fund may go today. */
      limit: cents,
      isLow: z.boolean(),
      /** Since when the office owes more days than it may: nothing is sold, whatever is left. */
      overdueSince: z.string().nullable(),
    })
    .nullable(),
  /** The number of a licence that has run out and stops every sale. */
  lapsedLicence: z.string().nullable(),
  /** The corporation has put the office on hold. */
  isHeld: z.boolean(),
});
export type FundStanding = z.infer<typeof fundStanding>;

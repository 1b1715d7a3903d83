import { z } from 'zod';

/** What must hold in the books, and in the histories beside them, at any moment; looked at every night and on demand. */
export const ledgerCheckNames = [
  'journalsSumToZero',
  'booksSumToZero',
  'balancesAreTheirLines',
  'heldIsTheSumOfHolds',
  'finishedOrdersHoldNothing',
  'finishedOrdersAreCleared',
  'deadOrdersEarnNothing',
  'sealsHold',
  'snapshotsAreTheirLines',
  'caseHistoriesHold',
] as const;

/** One thing that is not as it must be. */
const ledgerFinding = z.object({ what: z.string(), expected: z.string(), found: z.string() });
export type LedgerFinding = z.infer<typeof ledgerFinding>;

export const ledgerCheck = z.object({
  check: z.enum(ledgerCheckNames),
  isOk: z.boolean(),
  examined: z.number().describe('how many things were looked at'),
  found: z.number().describe('how many are wrong; `findings` shows the first of them'),
  findings: z.array(ledgerFinding),
});
export type LedgerCheck = z.infer<typeof ledgerCheck>;

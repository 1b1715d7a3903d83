import type { FundStanding } from '#domain/areas/funds/fund-standing.schema.ts';

export type FundState = 'held' | 'licence' | 'overdue' | 'empty' | 'short' | 'low' | 'calm';

/** What a seller should hear first; null where nothing limits the office. `taken`: US cents that a payment would take. */
export function fundStateOf({ fund, lapsedLicence, isHeld }: FundStanding, taken: bigint): FundState | null {
  if (isHeld) return 'held';
  if (lapsedLicence !== null) return 'licence';
  if (fund === null) return null;
  if (fund.overdueSince !== null) return 'overdue';
  const available = BigInt(fund.available);
  if (available <= 0n) return 'empty';
  if (taken > available) return 'short';
  return fund.isLow ? 'low' : 'calm';
}

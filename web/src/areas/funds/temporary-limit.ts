import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import type { Day } from '#domain/kernel/calendar.ts';

export interface TemporaryLimit {
  readonly limit: string;
  readonly until: string;
  /** Its last day counts. */
  readonly isOver: boolean;
}

/** Credit for a while on top of the limit; undefined where there is none. */
export function temporaryLimit(
  { temporaryLimit: limit, temporaryUntil: until }: Pick<FundPaper, 'temporaryLimit' | 'temporaryUntil'>,
  today: Day,
): TemporaryLimit | undefined {
  if (until === null || BigInt(limit) === 0n) return undefined;
  return { limit, until, isOver: until < today };
}

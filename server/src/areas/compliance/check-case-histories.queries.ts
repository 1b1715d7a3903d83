import type { Kysely } from 'kysely';
import type { LedgerCheck } from '#domain/ledger/checks.ts';
import { verifyAllChains } from '#server/compliance/cases/verify-case-chain.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';

const SHOWN = 20;

/** Whether the history of every case is what it was, beside the checks of the books. */
export async function checkCaseHistories(db: Kysely<Tables>): Promise<LedgerCheck> {
  const { cases, broken } = await verifyAllChains(db);
  return {
    check: 'caseHistoriesHold',
    isOk: broken.length === 0,
    examined: cases,
    found: broken.length,
    findings: broken.slice(0, SHOWN).map(({ number, brokenAt }) => ({
      what: number,
      expected: 'a whole chain of events',
      found: `broken at event ${brokenAt ?? '?'}`,
    })),
  };
}

import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import { type ChainVerdict, type StoredEvent, verifyEvents } from './case-chain.ts';

/** Whether nobody changed the past of a case. */
export async function verifyCaseChain(db: Kysely<Tables>, caseId: string): Promise<ChainVerdict> {
  const end = await db
    .selectFrom('compliance_cases')
    .select(['chain_head', 'chain_length'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  const events = await readChain(db, caseId);
  return verifyEvents(events, { head: end.chain_head, length: end.chain_length });
}

export async function readChain(db: Kysely<Tables>, caseId: string): Promise<StoredEvent[]> {
  const rows = await db
    .selectFrom('case_events')
    .select(['seq', 'at', 'user_id', 'kind', 'data', 'prev_hash', 'hash'])
    .where('case_id', '=', caseId)
    .orderBy('seq')
    .execute();
  return rows.map((row) => ({
    seq: row.seq,
    at: row.at,
    userId: row.user_id,
    kind: row.kind,
    data: row.data,
    prevHash: row.prev_hash,
    hash: row.hash,
  }));
}

export interface BrokenChain {
  readonly caseId: string;
  readonly number: string;
  readonly brokenAt: number | null;
}

const STEP = 500;

/** Every case of the house, some at a time; for the checks of Server Admin. */
export async function verifyAllChains(
  db: Kysely<Tables>,
): Promise<{ cases: number; broken: readonly BrokenChain[] }> {
  const broken: BrokenChain[] = [];
  let cases = 0;
  for (let after = '0'; ;) {
    const step = await db
      .selectFrom('compliance_cases')
      .select(['id', 'number'])
      .where(sql<boolean>`id > ${after}`)
      .orderBy('id')
      .limit(STEP)
      .execute();
    for (const { id, number } of step) {
      const { isWhole, brokenAt } = await verifyCaseChain(db, id);
      if (!isWhole) broken.push({ caseId: id, number, brokenAt });
    }
    cases += step.length;
    after = step.at(-1)?.id ?? '';
    if (step.length < STEP) return { cases, broken };
  }
}

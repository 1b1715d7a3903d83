import { sql } from 'kysely';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { type Asking, ledgerCall, requestApproval } from './approvals.queries.ts';
import { type Journal, toJson } from './post-journals.queries.ts';

/** Asks that one journal may take a fund below its floor, a bounced deposit for instance. */
export async function requestForcedPost(tx: Tx, journal: Journal, asking: Asking): Promise<string> {
  return await requestApproval(tx, { kind: 'ForcedPost', subject: journal.idem, journal }, asking);
}

/** Posts exactly the journal that was approved, once. */
export async function postForced(
  tx: Tx,
  { approval, journal, on, at }: { approval: string; journal: Journal; on: string; at: Date },
): Promise<string> {
  const [row] = await ledgerCall<{ id: string }>(
    tx,
    sql`select ledger.post_forced(${approval}::bigint, ${on}::date, ${at}::timestamptz, ${toJson(journal)}::jsonb) as id`,
  );
  return row?.id ?? '';
}

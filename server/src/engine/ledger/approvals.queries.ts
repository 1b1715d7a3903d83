import { sql } from 'kysely';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { asLedgerProblem } from './ledger-problem.ts';
import { type Journal, toJson } from './post-journals.queries.ts';

/** Who asks two persons to decide, why and when. */
export interface Asking {
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

export interface Decision {
  readonly id: string;
  readonly isGranted: boolean;
  readonly by: string;
  readonly at: Date;
}

/** `subject`: the last day of a period, or the key of the journal that may go below a floor. */
interface Subject {
  readonly kind: 'PeriodLock' | 'ForcedPost';
  readonly subject: string;
  readonly journal: Journal | null;
}

export async function requestApproval(
  tx: Tx,
  { kind, subject, journal }: Subject,
  { reason, by, at }: Asking,
): Promise<string> {
  const [row] = await ledgerCall<{ id: string }>(
    tx,
    sql`select ledger.request_approval(${kind}, ${subject}, ${toJson(journal)}::jsonb, ${reason}, ${by}::bigint,
      ${at}::timestamptz) as id`,
  );
  return row?.id ?? '';
}

/** Another person than asked says yes (`another-person` otherwise); no may say both. */
export async function decideApproval(tx: Tx, { id, isGranted, by, at }: Decision): Promise<void> {
  await ledgerCall(
    tx,
    sql`select ledger.decide_approval(${id}::bigint, ${isGranted}::boolean, ${by}::bigint, ${at}::timestamptz)`,
  );
}

export async function ledgerCall<Row>(tx: Tx, statement: ReturnType<typeof sql>): Promise<Row[]> {
  try {
    return (await statement.execute(tx)).rows as Row[];
  } catch (error) {
    throw asLedgerProblem(error);
  }
}

import { sql } from 'kysely';
import type { FundHold, Posting } from '#domain/ledger/posting.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { asLedgerProblem } from './ledger-problem.ts';

/** A posting with what makes it one of its kind. */
export interface Journal extends Posting {
  /** The same key with the same lines is posted once; with other lines it is refused. */
  readonly idem: string;
  readonly orderId?: string | null;
  /** Who did it; null is the system. */
  readonly actorId?: string | null;
}

export interface OrderHold extends FundHold {
  readonly orderId: string;
}

/** Everything one action does to the books. */
export interface LedgerWrite {
  /** Business day, `yyyy-MM-dd`. */
  readonly on: string;
  readonly at: Date;
  readonly journals?: readonly Journal[];
  readonly holds?: readonly OrderHold[];
  /** Orders whose hold is given back; before new ones are taken. */
  readonly releases?: readonly string[];
}

/**
 * Posts all journals of an action in one statement; the rows of the funds are locked once, in a fixed order.
 * Answers the ids in the order given; a repetition answers the first ones and changes nothing.
 * Refuses with `fund-insufficient` (422, available and needed in the details), `period-closed`, `posting-differs`,
 * `already-reversed` (409); the transaction is then lost.
 */
export async function postJournals(tx: Tx, write: LedgerWrite): Promise<string[]> {
  const { on, at, journals = [], holds = [], releases = [] } = write;
  if (journals.length + holds.length + releases.length === 0) return [];
  try {
    const { rows } = await sql<{ ids: string[] }>`
      select ledger.post(${on}::date, ${at}::timestamptz, ${toJson(journals)}::jsonb, ${toJson(holds)}::jsonb,
        ${[...releases]}::bigint[]) as ids`.execute(tx);
    return rows[0]?.ids ?? [];
  } catch (error) {
    throw asLedgerProblem(error);
  }
}

/** Keeps a part of a fund for an order; once per order, again with the same amount is no error. */
export async function holdFunds(tx: Tx, { on, at, ...hold }: OrderHold & { on: string; at: Date }) {
  await postJournals(tx, { on, at, holds: [hold] });
}

export async function releaseHold(tx: Tx, { on, at, orderId }: { orderId: string; on: string; at: Date }) {
  await postJournals(tx, { on, at, releases: [orderId] });
}

/** Amounts as text: JSON numbers are not exact above 2^53. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));
}

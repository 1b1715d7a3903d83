import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { ClearingAccount } from '#domain/ledger/chart.ts';
import { clearingOf as clearingOfPosted } from '#domain/ledger/clearing.ts';
import type { PostedJournal, PostingLine } from '#domain/ledger/posting.ts';
import type { Tables } from '#server/platform/db/tables.ts';

type RawLine = Omit<PostingLine, 'amount'> & { amount: string };
type RawJournal = Omit<PostedJournal, 'lines'> & { lines: RawLine[] };

/** Every journal of an order, oldest first: what the posting rules work on. */
export async function postedOf(db: Kysely<Tables>, orderId: string): Promise<PostedJournal[]> {
  return await readJournals(db, sql`j.order_id = ${orderId}`);
}

/** Journals by id, in any case with their lines. */
export async function postedById(db: Kysely<Tables>, ids: readonly string[]): Promise<PostedJournal[]> {
  return await readJournals(db, sql`j.id = any (${[...ids]}::bigint[])`);
}

/** Journals whose key begins so, for things that are no orders: `fund:7:`. */
export async function postedUnder(db: Kysely<Tables>, prefix: string): Promise<PostedJournal[]> {
  return await readJournals(db, sql`starts_with(j.idem, ${prefix}) and j.order_id is null`);
}

/** What an order has in each clearing account, debits positive; accounts at zero are left out. */
export async function clearingOf(
  db: Kysely<Tables>,
  orderId: string,
): Promise<Partial<Record<ClearingAccount, bigint>>> {
  return clearingOfPosted(await postedOf(db, orderId));
}

async function readJournals(db: Kysely<Tables>, condition: ReturnType<typeof sql>): Promise<PostedJournal[]> {
  const { rows } = await sql<RawJournal>`
    select j.id::text, j.idem, j.kind, j.txn_type as "txnType", j.scope, j.office_id::text as "officeId",
      j.reverses::text, exists (select from ledger.journal r where r.reverses = j.id) as "isReversed",
      (select json_agg(json_build_object('account', a.code, 'currency', e.currency, 'amount', e.amount::text)
         order by e.line_no)
       from ledger.entry e join ledger.account a on a.id = e.account_id where e.journal_id = j.id) as lines
    from ledger.journal j where ${condition} order by j.id`.execute(db);
  return rows.map(({ reverses, lines, ...journal }) => ({
    ...journal,
    ...(reverses !== null && { reverses }),
    lines: lines.map((line) => ({ ...line, amount: BigInt(line.amount) })),
  }));
}

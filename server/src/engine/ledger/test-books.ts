import type { AccountCode } from '#domain/ledger/chart.ts';
import { creditModels, type CreditModel } from '#domain/ledger/fund-terms.ts';
import type { PostingLine } from '#domain/ledger/posting.ts';
import type { TestDatabase } from '#server/platform/db/test-database.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { fundBalance } from './balances.queries.ts';
import { type Journal, type LedgerWrite, postJournals } from './post-journals.queries.ts';

export const on = '2026-11-20';
export const at = new Date('2026-11-20T15:00:00Z');

let offices = 0;

/** An office of a credit model, with its fund still unopened. */
export async function office({ owner }: TestDatabase, model: CreditModel, limit = 0n): Promise<string> {
  offices += 1;
  const code = `Q${String.fromCodePoint(65 + Math.floor(offices / 26), 65 + (offices % 26))}`;
  const { id } = await owner
    .insertInto('offices')
    .values({
      code,
      name: `${creditModels.indexOf(model)} ${code}`,
      office_type: 'Regular',
      credit_model: model,
      credit_limit: limit.toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function lines(...sums: readonly (readonly [AccountCode, bigint])[]): PostingLine[] {
  return sums.map(([account, amount]) => ({ account, currency: 'USD', amount }));
}

export function journal(idem: string, given: PostingLine[], more: Partial<Journal> = {}): Journal {
  return {
    idem,
    kind: 'pay',
    txnType: 'InvoicePaid',
    scope: 'Sale',
    officeId: null,
    lines: given,
    ...more,
  };
}

/** Posts in a transaction of its own, as the application's role. */
export async function post({ app }: TestDatabase, write: Partial<LedgerWrite>): Promise<string[]> {
  return await app.transaction().execute(async (tx: Tx) => await postJournals(tx, { on, at, ...write }));
}

/** Pays into the fund of an office that sells. */
export async function deposit(
  database: TestDatabase,
  fund: `fund.sale.${string}`,
  amount: bigint,
): Promise<string[]> {
  const kind = { kind: 'fund.payment', txnType: 'Payment' } as const;
  const given = lines(['corp.bank.main', amount], [fund, -amount]);
  return await post(database, { journals: [journal(`deposit:${fund}:${amount}`, given, kind)] });
}

export async function balance(
  { app }: TestDatabase,
  account: `fund.${'sale' | 'provider'}.${string}`,
  today = on,
) {
  return await fundBalance(app, { account, today });
}

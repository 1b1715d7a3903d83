import { sql } from 'kysely';
import type { z } from 'zod';
import type { OfficeType } from '#domain/access/office-type.ts';
import { isCorporationAccounting } from '#domain/access/role-rules.ts';
import type { FundMoveInput } from '#domain/areas/funds/fund.schema.ts';
import type { FundPaper } from '#domain/areas/funds/funds.endpoints.ts';
import type { fundLine, FundRow } from '#domain/areas/funds/funds.rows.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { fundAccount, fundScopeOf } from '#domain/ledger/accounts.ts';
import { fundBalance } from '#server/engine/ledger/balances.queries.ts';
import { listPage } from '#server/engine/explorer/list-page.queries.ts';
import { bookDay } from '#server/engine/orders/book-day.queries.ts';
import { findOrder } from '#server/engine/orders/order-paper.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { fundsSource } from './funds-source.queries.ts';

type Line = z.infer<typeof fundLine>;
/** As the office keeps it; what it was written without is left out. */
type Licence = Pick<FundPaper['licences'][number], 'kind' | 'number'> &
  Partial<Pick<FundPaper['licences'][number], 'expires' | 'blocksSales'>>;
const PAGE = 50;

/** An office whose fund the caller may read; 404 otherwise. */
export async function findFundOffice(context: OfficeContext, id: string) {
  const isAll = isCorporationAccounting({ ...context.user, office: context.office });
  const office = await context.services.db
    .selectFrom('offices')
    .select(['id', 'code', 'name', 'office_type', 'licences', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  const scope = fundScopeOf((office?.office_type ?? 'None') as OfficeType);
  if (office === undefined || scope === null || (!isAll && id !== context.office.id))
    throw new Problem('not-found');
  return { ...office, account: fundAccount(scope, id) };
}

export async function readFund(context: OfficeContext, id: string): Promise<FundPaper> {
  const office = await findFundOffice(context, id);
  const today = await bookDay(context);
  const page = await listPage(fundsSource, context, {
    q: office.code,
    filter: [],
    sort: '',
    after: '',
    before: '',
    limit: 200,
  });
  const row = page.rows.find((one) => one['id'] === id) as unknown as FundRow | undefined;
  if (row === undefined) throw new Problem('not-found');
  const balance = await fundBalance(context.services.db, { account: office.account, currency: 'USD', today });
  const licences = office.licences as Licence[];
  return {
    ...row,
    graceDays: balance?.graceDays ?? null,
    lowMark: balance?.lowMark?.toString() ?? null,
    oldestUnpaidDay: balance?.oldestUnpaidDay ?? null,
    licences: licences.map(({ kind, number, expires = null, blocksSales = false }) => ({
      kind,
      number,
      expires,
      blocksSales,
      isExpired: expires !== null && expires < today,
    })),
  };
}

/** The statement, the newest line first; the balance after a line is that of now without what came later. */
export async function readLines(
  context: OfficeContext,
  { id, before }: { id: string; before: string | undefined },
): Promise<{ lines: Line[]; next: string | null }> {
  const { account } = await findFundOffice(context, id);
  const { rows } = await sql<Omit<Line, 'at'> & { at: Date }>`
    with fund as (
      select a.id, a.normal, b.balance from ledger.account a join ledger.balance b on b.account_id = a.id
      where a.code = ${account} and a.currency = 'USD'),
    lines as (
      select e.journal_id, sum(e.amount) * max(f.normal) as amount
      from fund f join ledger.entry e on e.account_id = f.id group by e.journal_id),
    later as (
      select coalesce(sum(amount), 0) as amount from lines where journal_id >= ${before ?? '9223372036854775807'})
    select l.journal_id::text as id, j.posted_at as at, j.effective_on::text as day, j.kind,
      j.order_id::text as "orderId", o.number, o.service, l.amount::text as amount,
      ((select balance from fund) - later.amount
        - coalesce(sum(l.amount) over (order by l.journal_id desc rows between unbounded preceding and 1 preceding), 0)
      )::text as balance
    from later, lines l join ledger.journal j on j.id = l.journal_id left join orders o on o.id = j.order_id
    where l.journal_id < ${before ?? '9223372036854775807'}
    order by l.journal_id desc limit ${PAGE + 1}`.execute(context.services.db);
  const lines = rows.slice(0, PAGE).map((row) => ({ ...row, at: row.at.toISOString() }));
  return { lines, next: rows.length > PAGE ? (lines.at(-1)?.id ?? null) : null };
}

export async function readMove(
  context: OfficeContext,
  id: string,
): Promise<FundMoveInput & { id: string; version: number }> {
  return await context.services.db.transaction().execute(async (tx) => {
    const order = await findOrder(tx, context, id);
    const row = await tx.selectFrom('fund_moves').selectAll().where('order_id', '=', id).executeTakeFirst();
    if (row === undefined) throw new Problem('not-found');
    return {
      id,
      version: order.version,
      officeId: row.office_id,
      kind: row.kind as FundMoveInput['kind'],
      amount: row.amount.replace('-', ''),
      isDebit: row.amount.startsWith('-'),
      isOpening: row.is_opening,
      bankReference: row.bank_reference,
      depositedOn: row.deposited_on,
      slipFileId: row.slip_file_id,
      note: row.note,
    };
  });
}

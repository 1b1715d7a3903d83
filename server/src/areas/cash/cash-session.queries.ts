import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { CashLine, CashPaper, CashRow } from '#domain/areas/cash/cash.endpoints.ts';
import { isActor } from '#domain/order/actors.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import type { PaymentMethod } from '#domain/payment/payment.values.ts';
import { tenders } from '#domain/payment/tenders.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

export type CashSession = Selectable<Tables['cash_sessions']>;

/** The admin of the office, who sees the drawers of others and reopens them. */
export function isDrawerAdmin({ user, office }: OfficeContext): boolean {
  return isActor('SALEADM', { ...user, office }, null);
}

export function today({ now, office }: OfficeContext): string {
  return dayAt(now, office.timeZone);
}

/** The open drawer of the caller, else the last one of today. */
export async function readMine(context: OfficeContext): Promise<{ session: CashPaper | null }> {
  const found = await context.services.db
    .selectFrom('cash_sessions')
    .select('id')
    .where('office_id', '=', context.office.id)
    .where('user_id', '=', context.user.id)
    .where((eb) => eb.or([eb('status', '=', 'Open'), eb('business_day', '=', today(context))]))
    .orderBy('status', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { session: found === undefined ? null : await readSession(context, found.id) };
}

export async function readSessions(
  context: OfficeContext,
  day: string | undefined,
): Promise<{ sessions: CashRow[] }> {
  const rows = await context.services.db
    .selectFrom('cash_sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .selectAll('s')
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('name'))
    .where('s.office_id', '=', context.office.id)
    .where('s.business_day', '=', day ?? today(context))
    .$if(!isDrawerAdmin(context), (query) => query.where('s.user_id', '=', context.user.id))
    .orderBy('s.id')
    .execute();
  return {
    sessions: rows.map((row) => ({
      id: row.id,
      version: row.version,
      status: row.status,
      user: { id: row.user_id, name: row.name },
      businessDay: row.business_day,
      openedAt: row.opened_at.toISOString(),
      ...closing(row),
    })),
  };
}

export async function readSession(context: OfficeContext, id: string): Promise<CashPaper> {
  const { db } = context.services;
  const row = await db
    .selectFrom('cash_sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('offices as o', 'o.id', 's.office_id')
    .selectAll('s')
    .select([sql<string>`u.first_name || ' ' || u.last_name`.as('user_name'), 'o.code', 'o.name'])
    .where('s.id', '=', id)
    .where('s.office_id', '=', context.office.id)
    .executeTakeFirst();
  const isMine = row?.user_id === context.user.id;
  if (row === undefined || !(isMine || isDrawerAdmin(context))) throw new Problem('not-found');
  const lines = await readLines(db, id);
  return {
    id,
    version: row.version,
    status: row.status,
    user: { id: row.user_id, name: row.user_name },
    office: { id: row.office_id, code: row.code, name: row.name },
    businessDay: row.business_day,
    openedAt: row.opened_at.toISOString(),
    openingFloat: row.opening_float,
    openingCount: row.opening_count,
    isMine,
    mayReopen: row.status === 'Closed' && isDrawerAdmin(context) && row.business_day === today(context),
    ...closing(row),
    ...throughput(row, lines),
    papers: papersOf(lines),
    lines,
  };
}

type Throughput = Pick<CashPaper, 'expected' | 'sums'>;

/** What should lie in it now; of a closed one what should have been there when it was counted. */
function throughput(row: CashSession, lines: readonly CashLine[]): Throughput {
  const sums = sumsOf(lines);
  const now = BigInt(row.opening_float) + sums.taken - sums.given + sums.in - sums.out;
  const { taken, given } = sums;
  return {
    expected: row.status === 'Open' || row.expected === null ? String(now) : row.expected,
    sums: { taken: String(taken), given: String(given), in: String(sums.in), out: String(sums.out) },
  };
}

type Closing = Pick<CashPaper, 'counted' | 'difference' | 'closingCount' | 'closingNote' | 'closedAt'>;

/** What the count said; of a drawer that is open again, nothing. */
function closing(row: CashSession): Closing {
  const { status, counted, expected } = row;
  if (status === 'Open' || counted === null || expected === null) {
    return { counted: null, difference: null, closingCount: null, closingNote: null, closedAt: null };
  }
  return {
    counted,
    difference: String(BigInt(counted) - BigInt(expected)),
    closingCount: row.closing_count,
    closingNote: row.closing_note,
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}

/** Everything that went through the drawer, in its order. */
async function readLines(db: Kysely<Tables>, sessionId: string): Promise<CashLine[]> {
  const { rows } = await sql<Omit<CashLine, 'cash' | 'at'> & { at: Date }>`
    select * from (select 'P' || p.id as id, p.at, p.action as kind, p.method, p.amount::text as amount, o.number as text, p.reference
    from payments p join orders o on o.id = p.order_id
    where p.cash_session_id = ${sessionId} and p.action in ('Payment', 'Refund')
    union all
    select 'M' || m.id, m.at, m.kind, 'Cash', m.amount::text, m.reason, m.reference
    from cash_movements m where m.cash_session_id = ${sessionId}) as moved
    order by at, length(id), id`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), cash: cashOf(row) }));
}

/** A money order that is given back leaves the drawer as cash; one that is taken lies beside it. */
function cashOf({ kind, method, amount }: Pick<CashLine, 'kind' | 'method' | 'amount'>): string | null {
  if (kind === 'Refund' || kind === 'CashOut') return `-${amount}`;
  return method === 'Cash' ? amount : null;
}

function sumsOf(lines: readonly CashLine[]) {
  const sum = (kind: CashLine['kind']) =>
    lines
      .filter((line) => line.kind === kind && line.cash !== null)
      .reduce((total, { amount }) => total + BigInt(amount), 0n);
  return { taken: sum('Payment'), given: sum('Refund'), in: sum('CashIn'), out: sum('CashOut') };
}

function papersOf(lines: readonly CashLine[]): CashPaper['papers'] {
  const papers = lines.filter(({ kind, method }) => kind === 'Payment' && method !== 'Cash');
  const methods = (Object.keys(tenders) as PaymentMethod[]).filter((method) =>
    papers.some((line) => line.method === method),
  );
  return methods.map((method) => {
    const own = papers.filter((line) => line.method === method);
    return {
      method,
      count: own.length,
      amount: String(own.reduce((sum, one) => sum + BigInt(one.amount), 0n)),
    };
  });
}

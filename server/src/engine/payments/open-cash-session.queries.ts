import { sql } from 'kysely';
import { Problem } from '#domain/kernel/problem.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { PayingContext } from './paying-context.ts';

/** `share`: it cannot be counted meanwhile. `update`: nobody else takes from it either. */
type Hold = 'share' | 'update';

/** The drawer of the caller in this office, held until the end of the transaction; undefined when none is open. */
export async function findOpenSession(
  tx: Tx,
  { user, office }: PayingContext,
  hold: Hold = 'share',
): Promise<{ id: string } | undefined> {
  if (user === undefined || !office) return undefined;
  const query = tx
    .selectFrom('cash_sessions')
    .select('id')
    .where('office_id', '=', office.id)
    .where('user_id', '=', user.id)
    .where('status', '=', 'Open');
  return await (hold === 'share' ? query.forShare() : query.forUpdate()).executeTakeFirst();
}

export async function requireOpenSession(
  tx: Tx,
  context: PayingContext,
  hold: Hold = 'share',
): Promise<{ id: string }> {
  const session = await findOpenSession(tx, context, hold);
  if (session === undefined) throw new Problem('cash-session-closed');
  return session;
}

/** What should lie in the drawer: float, cash taken and given back, cash in and out. US cents. */
export async function expectedCash(tx: Tx, sessionId: string): Promise<bigint> {
  const { rows } = await sql<{ expected: string }>`
    select s.opening_float
      + coalesce((select sum(p.amount) from payments p
          where p.cash_session_id = s.id and p.action = 'Payment' and p.method = 'Cash'), 0)
      - coalesce((select sum(p.amount) from payments p
          where p.cash_session_id = s.id and p.action = 'Refund'), 0)
      + coalesce((select sum(case m.kind when 'CashIn' then m.amount else -m.amount end) from cash_movements m
          where m.cash_session_id = s.id), 0) as expected
    from cash_sessions s where s.id = ${sessionId}`.execute(tx);
  return BigInt(rows[0]?.expected ?? '0');
}

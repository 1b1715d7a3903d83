import { sql } from 'kysely';
import type { JudgedOrder, PastOrder } from '#domain/areas/hold-rules/judged-order.ts';
import { countsCash, type NeededHistory } from '#domain/areas/hold-rules/needed-history.ts';
import type { RuleMeasure } from '#domain/areas/hold-rules/rule.schema.ts';
import type { KeyDim } from '#domain/areas/hold-rules/rule.values.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** Clocks of two processes differ a little; what another one has just sold was sold before all the same. */
const CLOCKS_MS = 60_000;

/**
 * Whoever sells to the same people at the same moment waits here, in one order for all, and then sees this sale.
 * A statement of its own: the next one looks at the tables after the wait.
 */
export async function lockKeys(tx: Tx, { keys }: JudgedOrder, needed: NeededHistory): Promise<void> {
  const names = [...needed.keys()].flatMap((dim) =>
    (keys[dim] ?? []).map((key) => `hold rule ${dim} ${key}`),
  );
  if (names.length === 0) return;
  await sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0))
    from unnest(${names.toSorted()}::text[]) as name`.execute(tx);
}

interface Row {
  id: string;
  at: Date;
  amount: string;
  office_id: string;
  agent_id: string | null;
  customer_id: string | null;
  recipient_id: string | null;
  is_dead: boolean;
  keys: [KeyDim, string][];
  cash: { at: string; amount: string }[];
}

interface Asked {
  readonly order: JudgedOrder;
  readonly needed: NeededHistory;
  readonly measures: readonly RuleMeasure[];
}

/** Every order that shares a key with this one, as far back as a rule looks: one query for all of them. */
export async function readHistory(tx: Tx, { order, needed, measures }: Asked): Promise<PastOrder[]> {
  const wanted = [...needed].flatMap(([dim, since]) =>
    (order.keys[dim] ?? []).map((key) => ({ dim, key, since })),
  );
  if (wanted.length === 0) return [];
  const { rows } = await sql<Row>`
    select o.id, k.at, k.amount, o.office_id, o.agent_id, o.customer_id, o.recipient_id, ${isDead} as is_dead, k.keys,
      ${countsCash(measures) ? cashOf(order.at) : sql`'[]'::jsonb`} as cash
    from (
        select k.order_id, min(k.at) as at, max(k.amount) as amount,
          jsonb_agg(jsonb_build_array(k.dim, k.key)) as keys
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (dim text, key text, since timestamptz)
          join order_keys k on k.dim = w.dim and k.key = w.key and k.at >= w.since
            and k.at < ${new Date(order.at.getTime() + CLOCKS_MS)}
        where k.order_id <> ${order.id}
        group by k.order_id) as k
      join orders o on o.id = k.order_id
    order by k.at, o.id`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    amount: BigInt(row.amount),
    officeId: row.office_id,
    sellerId: row.agent_id,
    senderId: row.customer_id,
    receiverId: row.recipient_id,
    diedAt: row.is_dead ? new Date(0) : null,
    keys: keysByDim(row.keys),
    cash: row.cash.map(({ at, amount }) => ({ at: new Date(at), amount: BigInt(amount) })),
  }));
}

/** Does not count: dead, or a draft whose part payment went back. */
const isDead = sql<boolean>`(o.status in ('Discarded', 'Cancelled', 'Rejected', 'Refunded')
  or o.status in ('Draft', 'Reserved') and o.paid = 0)`;

/** What of it moved in cash; never later than now, whatever the clock of another process said. */
function cashOf(now: Date) {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('at', least(p.at, ${now}), 'amount', p.amount::text)), '[]')
    from payments p
    where p.order_id = o.id and p.method = 'Cash' and p.action in ('Payment', 'Refund'))`;
}

export function keysByDim(pairs: readonly (readonly [KeyDim, string])[]): JudgedOrder['keys'] {
  const keys: Partial<Record<KeyDim, string[]>> = {};
  for (const [dim, key] of pairs) (keys[dim] ??= []).push(key);
  return keys;
}

import { type Kysely, sql } from 'kysely';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { type Currency, money, toWire } from '#domain/kernel/money.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { CaseRecord } from './desk-step.queries.ts';

type Db = Kysely<Tables>;
type Linked = CasePaper['rules'][number]['orders'][number];

interface OrderLine {
  readonly id: string;
  readonly number: string;
  readonly service: string;
  readonly status: string;
  readonly created_at: Date;
  readonly total: string;
  readonly currency: string;
}

export function linkedOrder(row: OrderLine): Linked {
  const { id, number, service, status, created_at, total, currency } = row;
  const amount = toWire(money(BigInt(total), currency as Currency));
  return { id, number, service, status, at: created_at.toISOString(), total: amount };
}

/** The order of a case in short. */
export async function readOrderBrief(db: Db, row: CaseRecord): Promise<CasePaper['order']> {
  if (row.order_id === null) return null;
  const order = await db
    .selectFrom('orders as o')
    .innerJoin('offices as f', 'f.id', 'o.office_id')
    .leftJoin('users as u', 'u.id', 'o.agent_id')
    .leftJoin('order_holds as h', (join) => join.on('h.id', '=', row.hold_id ?? '0'))
    .selectAll('o')
    .select(['f.code', 'f.name', 'u.first_name', 'u.last_name', 'h.reasons'])
    .where('o.id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  const wire = (minor: string) => toWire(money(BigInt(minor), order.currency as Currency));
  return {
    id: order.id,
    number: order.number,
    service: order.service,
    status: order.status,
    version: order.version,
    office: { id: order.office_id, code: order.code, name: order.name },
    agent:
      order.agent_id === null
        ? null
        : { id: order.agent_id, name: `${order.first_name ?? ''} ${order.last_name ?? ''}`.trim() },
    createdAt: order.created_at.toISOString(),
    purchasedAt: order.purchased_at?.toISOString() ?? null,
    principal: wire(order.principal),
    total: wire(order.total),
    paid: wire(order.paid),
    holdReasons: (order.reasons ?? []) as string[],
    stoppedAt: order.stopped_at?.toISOString() ?? null,
  };
}

/** Rules that were met, with the orders that made it together. */
export async function readRules(db: Db, caseId: string): Promise<CasePaper['rules']> {
  const rows = await db
    .selectFrom('rule_hits as r')
    .innerJoin('case_rule_hits as k', 'k.rule_hit_id', 'r.id')
    .innerJoin('hold_rules as d', (join) =>
      join.onRef('d.code', '=', 'r.code').onRef('d.version', '=', 'r.rule_version'),
    )
    .selectAll('r')
    .select('d.name')
    .where('k.case_id', '=', caseId)
    .orderBy('r.id')
    .execute();
  const ids = [...new Set(rows.flatMap(({ orders }) => orders))];
  const orders = await readOrders(db, ids);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    version: row.rule_version,
    action: row.action,
    at: row.at.toISOString(),
    measured: row.measured,
    threshold: row.threshold,
    orders: orders.filter(({ id }) => row.orders.includes(id)),
  }));
}

async function readOrders(db: Db, ids: readonly string[]): Promise<Linked[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'service', 'status', 'created_at', 'total', 'currency'])
    .where('id', 'in', ids.slice(0, 200))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(linkedOrder);
}

const LINK_DAYS = 90;

/** Others who shared a phone, an address or a document with the order within 90 days around it. */
export async function readLinks(db: Db, { order_id }: CaseRecord): Promise<CasePaper['links']> {
  if (order_id === null) return [];
  const { rows } = await sql<OrderLine & LinkColumns>`
    select k.dim, k.key, o.id::text as id, o.number, o.service, o.status, o.created_at, o.total, o.currency,
      o.sender_name, o.customer_id::text as customer_id, o.recipient_id::text as recipient_id
    from order_keys mine
    join orders m on m.id = mine.order_id
    join order_keys k on k.dim = mine.dim and k.key = mine.key and k.order_id <> mine.order_id
      and k.at between mine.at - make_interval(days => ${LINK_DAYS}) and mine.at + make_interval(days => ${LINK_DAYS})
    join orders o on o.id = k.order_id
    where mine.order_id = ${order_id} and mine.dim in ('phone', 'address', 'id')
      and o.customer_id is distinct from m.customer_id
    order by k.dim, k.key, o.sender_name, o.created_at desc
    limit 200`.execute(db);
  const links = new Map<string, CasePaper['links'][number]>();
  for (const row of rows) {
    const name = `${row.dim} ${row.key} ${row.customer_id ?? row.sender_name}`;
    const link = links.get(name) ?? linkOf(row);
    links.set(name, { ...link, orders: [...link.orders, linkedOrder(row)] });
  }
  return [...links.values()];
}

interface LinkColumns {
  readonly dim: 'phone' | 'address' | 'id';
  readonly key: string;
  readonly sender_name: string;
  readonly customer_id: string | null;
  readonly recipient_id: string | null;
}

function linkOf({ dim, key, sender_name, customer_id }: LinkColumns): CasePaper['links'][number] {
  return {
    kind: dim,
    // Keys of documents and addresses are hashes: that they are the same is all they say.
    value: dim === 'phone' && /^\+\d+$/.test(key) ? key : '',
    person: sender_name,
    customerId: customer_id,
    recipientId: null,
    role: 'sender',
    orders: [],
  };
}

/** What was decided about the people of the case before it. */
export async function readPrior(db: Db, row: CaseRecord): Promise<CasePaper['prior']> {
  const rows = await db
    .selectFrom('hit_memories as m')
    .innerJoin('screening_hits as h', 'h.id', 'm.hit_id')
    .innerJoin('users as u', 'u.id', 'm.decided_by')
    .select(['m.decided_at', 'm.person_kind', 'm.source', 'm.reason_code', 'm.note', 'm.expires_at'])
    .select(['h.name', 'h.decision', 'u.first_name', 'u.last_name'])
    .where('m.decided_at', '<', row.opened_at)
    .where((eb) =>
      eb.or([
        eb.and([eb('m.person_kind', '=', 'customer'), eb('m.person_id', '=', row.customer_id ?? '0')]),
        eb.and([eb('m.person_kind', '=', 'recipient'), eb('m.person_id', '=', row.recipient_id ?? '0')]),
      ]),
    )
    .orderBy('m.decided_at', 'desc')
    .limit(50)
    .execute();
  return rows.map((one) => ({
    at: one.decided_at.toISOString(),
    by: `${one.first_name} ${one.last_name}`.trim(),
    role: one.person_kind,
    source: one.source,
    name: one.name,
    decision: one.decision,
    reasonCode: one.reason_code,
    note: one.note,
    expiresAt: one.expires_at.toISOString(),
  }));
}

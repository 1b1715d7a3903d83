import { type Kysely, sql } from 'kysely';
import type { CashMove, JudgedOrder, OrderFacts, PastOrder } from '#domain/areas/hold-rules/judged-order.ts';
import { countsCash, neededHistory } from '#domain/areas/hold-rules/needed-history.ts';
import type { RuleMeasure } from '#domain/areas/hold-rules/rule.schema.ts';
import type { KeyDim } from '#domain/areas/hold-rules/rule.values.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { keysByDim } from './history.queries.ts';

export interface Replay {
  readonly judged: readonly {
    readonly order: JudgedOrder;
    readonly number: string;
    readonly office: string;
    readonly sender: string;
    readonly status: string;
  }[];
  readonly past: readonly PastOrder[];
}

interface Asked {
  readonly from: Date;
  readonly to: Date;
  readonly limit: number;
  readonly measures: readonly RuleMeasure[];
  readonly timeZone: string;
}

interface Row {
  id: string;
  at: Date;
  amount: string;
  service: string;
  number: string;
  status: string;
  office: string;
  office_id: string;
  agent_id: string | null;
  customer_id: string | null;
  recipient_id: string | null;
  sender_name: string;
  died_at: Date | null;
  keys: [KeyDim, string][] | null;
  cash: { at: string; amount: string }[];
  facts: OrderFacts | null;
}

/** Orders of a period with what they were judged by, and all that a rule would have counted with them. */
export async function readReplay(db: Kysely<Tables>, asked: Asked): Promise<Replay> {
  const needed = neededHistory(asked.measures, asked.from, asked.timeZone);
  const dims = [...needed.keys()];
  const since = [...needed.values()].reduce((first, at) => (at < first ? at : first), asked.from);
  const { rows } = await sql<Row>`
    with judged as (
        select order_id from order_facts where at >= ${asked.from} and at <= ${asked.to}
        order by at desc, order_id desc limit ${asked.limit}),
      shared as (
        select distinct k.dim, k.key from judged j join order_keys k on k.order_id = j.order_id
        where k.dim = any(${dims}::text[])),
      wanted as (
        select order_id from judged
        union
        select k.order_id from shared s join order_keys k on k.dim = s.dim and k.key = s.key and k.at >= ${since}
          and k.at <= ${asked.to})
    select o.id, f.at, o.service, o.number, o.status, o.office_id, o.agent_id, o.customer_id, o.recipient_id,
      o.sender_name, place.code as office, k.amount, k.keys, case when j.order_id is not null then f.facts end as facts,
      case when o.status in ('Discarded', 'Cancelled', 'Rejected', 'Refunded') then (
        select min(e.at) from order_events e where e.order_id = o.id
          and e.to_status in ('Discarded', 'Cancelled', 'Rejected', 'Refunded')) end as died_at,
      ${countsCash(asked.measures) ? cash : sql`'[]'::jsonb`} as cash
    from wanted w
      join orders o on o.id = w.order_id
      join order_facts f on f.order_id = o.id
      join offices place on place.id = o.office_id
      join lateral (
        select max(amount) as amount,
          jsonb_agg(jsonb_build_array(dim, key)) filter (where dim = any(${dims}::text[])) as keys
        from order_keys where order_id = o.id) as k on true
      left join judged j on j.order_id = o.id
    order by f.at desc, o.id desc`.execute(db);
  const judged = rows.flatMap((row) => (row.facts === null ? [] : [judgedOf(row, row.facts)]));
  return { judged, past: rows.map(pastOf).toReversed() };
}

const cash = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('at', p.at, 'amount', p.amount::text)), '[]') from payments p
  where p.order_id = o.id and p.method = 'Cash' and p.action in ('Payment', 'Refund'))`;

function judgedOf(row: Row, facts: OrderFacts): Replay['judged'][number] {
  const { number, office, sender_name: sender, status } = row;
  const { diedAt: _later, ...past } = pastOf(row);
  return { order: { ...past, service: row.service, facts }, number, office, sender, status };
}

function pastOf(row: Row): PastOrder {
  return {
    id: row.id,
    at: row.at,
    amount: BigInt(row.amount),
    officeId: row.office_id,
    sellerId: row.agent_id,
    senderId: row.customer_id,
    receiverId: row.recipient_id,
    diedAt: row.died_at,
    keys: keysByDim(row.keys ?? []),
    cash: row.cash.map(({ at, amount }): CashMove => ({ at: new Date(at), amount: BigInt(amount) })),
  };
}

import { sql } from 'kysely';
import type { JudgedOrder, OrderFacts } from '#domain/areas/hold-rules/judged-order.ts';
import type { KeyDim } from '#domain/areas/hold-rules/rule.values.ts';
import { configurationKeys } from '#domain/areas/configuration/configuration.keys.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { SoldOrder } from './sold-order.ts';

/** An order with all that is known of its people, and the rules that count at the moment. */
export interface OpenedCase {
  readonly order: JudgedOrder;
  /** Marks of the versions in force. */
  readonly rules: readonly string[];
  readonly timeZone: string;
}

interface Row {
  rules: string[];
  zone: string;
  keys: Partial<Record<KeyDim, string[] | null>>;
  facts: OrderFacts;
  cash: { at: string; amount: string }[];
}

/** One query: rules in force, calendar, keys and facts of the people of an order. */
export async function readCase(tx: Tx, sold: SoldOrder): Promise<OpenedCase> {
  const { rows } = await sql<Row>`
    select ${rulesInForce(sold.at)} as rules,
      today.zone,
      ${keysOf(sold)} as keys, ${factsOf(sold)} as facts, ${ownCash(sold)} as cash
    from (
        select zone, (${sold.at}::timestamptz at time zone zone)::date as day from (
          select coalesce((select value #>> '{}' from configuration where key = 'CorporationTimeZone'
            order by version desc limit 1), ${configurationKeys.CorporationTimeZone.initial}) as zone) as z) as today
      left join customers c on c.id = ${sold.customerId}
      left join recipients r on r.id = ${sold.recipientId}
      left join money_transfers t on t.order_id = ${sold.id}
      left join lateral ${documentsOf()} as d on true`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a case is always one row');
  return {
    order: judged(sold, row),
    rules: row.rules,
    timeZone: row.zone,
  };
}

function judged(sold: SoldOrder, { keys, facts, cash }: Row): JudgedOrder {
  const earlier = cash.map(({ at, amount }) => ({ at: new Date(at), amount: BigInt(amount) }));
  const known = Object.entries(keys).map(([dim, values]) => [dim, [...new Set(values ?? [])]]);
  return {
    id: sold.id,
    at: sold.at,
    service: sold.service,
    officeId: sold.officeId,
    sellerId: sold.agentId,
    senderId: sold.customerId,
    receiverId: sold.recipientId,
    amount: sold.principal > 0n ? sold.principal : sold.total,
    cash: sold.cash > 0n ? [...earlier, { at: sold.at, amount: sold.cash }] : earlier,
    keys: Object.fromEntries(known) as JudgedOrder['keys'],
    facts: {
      ...facts,
      ...sold.facts,
      flags: { ...withoutNulls(facts.flags), ...sold.facts?.flags },
      numbers: { ...sold.facts?.numbers },
      texts: { ...withoutNulls(facts.texts), ...sold.facts?.texts },
      met: { ...withoutNulls(facts.met), ...sold.facts?.met },
    },
  };
}

/** SQL says null for what it does not know; the rules ask whether it is there. */
function withoutNulls<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as T;
}

/** The highest active version of each code that has begun, if it is on and has not ended. */
export function rulesInForce(at: Date) {
  return sql<string[]>`(
    select coalesce(array_agg(v.id || ' ' || extract(epoch from v.approved_at) || ' ' || v.code order by v.id), '{}')
    from (
      select distinct on (code) id, code, approved_at, is_on, active_to from hold_rules
      where status = 'active' and active_from <= ${at} order by code, version desc) as v
    where v.is_on and (v.active_to is null or v.active_to > ${at}))`;
}

/** Documents of the sender: whether one is valid on the day, and their keys. */
function documentsOf() {
  return sql`(
    select count(*) as count, bool_or(i.is_valid and i.type <> 'SocialSecurity') as has_valid,
      bool_or(i.is_valid and i.type = 'Passport') as has_passport,
      array_agg(rule_key(i.type || i.country || i.number)) as keys
    from (
      select *, expires_on is null or expires_on >= today.day as is_valid from customer_ids
      where customer_id = c.id) as i)`;
}

function keysOf(sold: SoldOrder) {
  return sql`jsonb_build_object(
    'sender', case when c.id is not null then array[c.id::text] end,
    'receiver', array_remove(array[r.id::text, 'ci:' || rule_key(nullif(r.ci, ''))], null),
    'phone', (select array_agg(rule_key(p.number)) from customer_phones p where p.customer_id = c.id)
      || rule_key(nullif(${sold.senderPhone}, '')),
    'address', (select array_agg(rule_key(fold(a.line1 || ' ' || a.line2 || ' ' || left(a.zip, 5))))
      from customer_addresses a where a.customer_id = c.id and a.kind = 'Home'),
    'household', (select array_agg(rule_key(fold(a.line1 || ' ' || a.line2 || ' ' || left(a.zip, 5) || ' ' || c.last_name)))
      from customer_addresses a where a.customer_id = c.id and a.kind = 'Home'),
    'id', d.keys,
    'card', case when t.card_last4 is not null then array[rule_key(t.card_last4 || fold(t.card_holder))] end,
    'seller', case when ${sold.agentId}::text is not null then array[${sold.agentId}::text] end,
    'office', array[${sold.officeId}::text])`;
}

/** Null where the order or its service does not say. */
function factsOf(sold: SoldOrder) {
  return sql`jsonb_build_object(
    'flags', ${flagsOf(sold)},
    'numbers', '{}'::jsonb,
    'texts', jsonb_build_object('occupation', c.occupation, 'employer', c.employer, 'receiver', r.notes),
    'met', ${metOf()},
    'certification', case when t.order_id is not null then
      jsonb_build_object('isSigned', t.is_declared, 'class', t.remittance_class) end,
    'senderSince', c.created_at,
    'lastOrderAt', (select max(k.at) from order_keys k
      where k.dim = 'sender' and k.key = c.id::text and k.at < ${sold.at} and k.order_id <> ${sold.id}))`;
}

function metOf() {
  return sql`case when c.id is not null then jsonb_build_object(
    'phone', c.phone <> '',
    'address', exists (select from customer_addresses a where a.customer_id = c.id),
    'id', coalesce(d.has_valid, false),
    'notExpired', d.count = 0 or coalesce(d.has_valid, false),
    'birthDate', c.birth_date is not null,
    'purpose', case when t.order_id is not null then t.purpose <> '' end,
    'taxIdOrPassport', c.tax_id is not null or coalesce(d.has_passport, false),
    'occupation', c.occupation <> '',
    'sourceOfFunds', coalesce(t.source_of_funds, c.source_of_funds) is not null,
    'file', exists (select from customer_files f where f.customer_id = c.id),
    'officer', false) else '{}'::jsonb end`;
}

function flagsOf({ id, at, officeId, actorId, agentId, senderPhone, receiverPhone, parties }: SoldOrder) {
  const [sender = '', receiver = ''] = ['sender', 'receiver'].map(
    (role) => parties.find((party) => party.role === role)?.name ?? '',
  );
  const since = new Date(at.getTime() - 90 * 86_400_000);
  return sql`jsonb_build_object(
    'familyWithoutRelation', t.remittance_class = 'Family' and t.relationship in ('Friend', 'Other'),
    'cardHolderDiffers', t.card_last4 is not null and not name_words(t.card_holder) <@ name_words(${receiver}),
    'receiverChangedAfterHold', r.id is not null and exists (
      select from orders o join order_holds h on h.order_id = o.id
      where o.recipient_id = r.id and o.id <> ${id} and h.opened_at >= ${since}
        and fold(o.receiver_name) <> fold(${receiver})),
    'employeeIsParty', exists (
      select from users u where u.phone <> '' and u.phone in (${senderPhone}, ${receiverPhone})
        or u.id in (${actorId}, ${agentId})
          and (name_words(u.first_name || ' ' || u.last_name) <@ name_words(${sender})
            or name_words(u.first_name || ' ' || u.last_name) <@ name_words(${receiver}))),
    'paymentMismatch', exists (
      select from payments p where p.order_id = ${id} and p.method = 'Card' and p.action in ('Draft', 'Payment')
        and p.gateway_state in ('Authorised', 'Captured') and (p.avs = 'N' or p.cvv = 'N')),
    'licenceExpired', exists (
      select from offices f, jsonb_to_recordset(f.licences) as l (expires date, "blocksSales" boolean)
      where f.id = ${officeId} and l.expires < today.day and l."blocksSales"))`;
}

/** What of this order was paid or given back in cash before. */
function ownCash({ id }: SoldOrder) {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('at', p.at, 'amount', p.amount::text)), '[]') from payments p
    where p.order_id = ${id} and p.method = 'Cash' and p.action in ('Payment', 'Refund'))`;
}

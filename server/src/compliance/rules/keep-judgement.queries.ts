import { sql } from 'kysely';
import type { ActiveRule } from '#domain/areas/hold-rules/evaluate-rule.ts';
import type { JudgedOrder } from '#domain/areas/hold-rules/judged-order.ts';
import type { Verdict } from '#domain/areas/hold-rules/rule-case.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** A rule that found something in an order. */
export interface RuleHit {
  readonly rule: ActiveRule;
  readonly verdict: Extract<Verdict, { outcome: 'hit' }>;
}

/** Keys, facts and hits of an order in one statement; answers the ids of the hits in the order in which they came. */
export async function keepJudgement(tx: Tx, order: JudgedOrder, hits: readonly RuleHit[]): Promise<string[]> {
  const keys = Object.entries(order.keys).flatMap(([dim, values]) => values.map((key) => ({ dim, key })));
  const { rows } = await sql<{ id: string }>`
    with keys as (
        insert into order_keys (order_id, dim, key, at, service, office_id, amount)
        select ${order.id}, dim, key, ${order.at}, ${order.service}, ${order.officeId}, ${order.amount}::bigint
        from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k (dim text, key text)
        on conflict (order_id, dim, key) do update set amount = excluded.amount),
      facts as (
        insert into order_facts (order_id, at, facts) values (${order.id}, ${order.at}, ${JSON.stringify(order.facts)})
        on conflict (order_id) do update set facts = excluded.facts)
    insert into rule_hits (order_id, rule_id, code, rule_version, at, action, is_aml, measured, threshold, orders)
    select ${order.id}, h.rule_id, h.code, h.version, ${order.at}, h.action, h.is_aml, h.measured, h.threshold,
      array(select jsonb_array_elements_text(h.orders)::bigint) || ${order.id}::bigint
    from jsonb_to_recordset(${JSON.stringify(hits.map(rowOf))}::jsonb) as h (
      rule_id bigint, code text, version int, action text, is_aml boolean, measured jsonb, threshold jsonb, orders jsonb)
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

function rowOf({ rule, verdict }: RuleHit) {
  return {
    rule_id: rule.id,
    code: rule.code,
    version: rule.version,
    action: rule.action,
    is_aml: rule.isAml,
    measured: verdict.measured,
    threshold: verdict.threshold,
    orders: verdict.orders,
  };
}

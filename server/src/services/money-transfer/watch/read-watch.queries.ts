import { paymentRetryAccess } from '#domain/services/money-transfer/money-watch.access.ts';
import { sql } from 'kysely';
import { mayCall } from '#domain/access/access.ts';
import { isOfficeProvider } from '#domain/access/office-rules.ts';
import { isCorporation } from '#domain/access/role-rules.ts';
import {
  type MoneyWatch,
  type WatchList,
  type WatchRow,
} from '#domain/services/money-transfer/money-watch.endpoints.ts';
import {
  cancelWayOf,
  paymentRules,
  watchLimits,
  watchRules,
  type WatchRule,
} from '#domain/services/money-transfer/money-watch.ts';
import { visibleOrders } from '#server/engine/orders/visible-orders.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { readQueues } from './watch-queues.queries.ts';
import { type RuleSql, ruleSql } from './watch-rules.queries.ts';

interface RawRow extends Pick<WatchRow, 'number' | 'status' | 'office' | 'provider' | 'amount' | 'currency'> {
  readonly order_id: string;
  readonly since: Date;
  readonly free_until: Date | null;
  readonly claim_until: string | null;
  readonly payment: WatchRow['payment'];
  readonly count: string;
}

/** The oldest of each rule; the rest is found by working these off. */
const most = 50;

/** Everything that waits too long, as far as the caller may see its orders. */
export async function readWatch(context: OfficeContext): Promise<MoneyWatch> {
  const subject = { ...context.user, office: context.office };
  const isBlindToCards = isOfficeProvider(subject) && !isCorporation(subject);
  const hidden: readonly WatchRule[] = isBlindToCards ? paymentRules : [];
  const rules = ruleSql(context);
  const lists: WatchList[] = [];
  for (const rule of watchRules) {
    if (!hidden.includes(rule)) lists.push(await readList(context, rule, rules[rule]));
  }
  return {
    asOf: context.now.toISOString(),
    mayRetry: !isBlindToCards && mayCall(paymentRetryAccess, subject).allowed,
    lists,
    queues: await readQueues(context),
  };
}

async function readList(context: OfficeContext, rule: WatchRule, parts: RuleSql): Promise<WatchList> {
  const { condition, since, amount = sql`o.total`, currency = sql`o.currency`, isPayment } = parts;
  const payments = isPayment
    ? sql`join payments p on p.order_id = o.id left join payment_gateways g on g.id = p.gateway_id`
    : sql``;
  const payment = isPayment
    ? sql`json_build_object('id', p.id::text, 'version', p.version, 'state', p.gateway_state,
        'isRefund', p.refunds_payment_id is not null, 'last4', coalesce(p.last4, ''),
        'gateway', coalesce(g.name, ''), 'text', p.gateway_text)`
    : sql`null`;
  const { rows } = await sql<RawRow>`
    select o.id::text as order_id, o.number, o.status, sold.code as office, coalesce(given.code, '') as provider,
      ${amount}::text as amount, ${currency} as currency, ${since} as since, ${payment} as payment,
      o.purchased_at + make_interval(mins => ${watchLimits.freeCancelMinutes}) as free_until,
      t.available_on + ${watchLimits.claimDays}::integer as claim_until, count(*) over () as count
    from orders o join money_transfers t on t.order_id = o.id ${payments}
    join offices sold on sold.id = o.office_id left join offices given on given.id = o.provider_office_id
    where o.service = 'MoneyTransfer' and ${visibleOrders(context)} and ${condition}
    order by ${since}, o.id limit ${most}`.execute(context.services.db);
  return { rule, count: Number(rows[0]?.count ?? 0), rows: rows.map((row) => toRow(rule, row)) };
}

function toRow(rule: WatchRule, row: RawRow): WatchRow {
  const { order_id: orderId, free_until, claim_until, since, count: _, ...same } = row;
  const isCancel = rule === 'cancelRequested';
  return {
    ...same,
    orderId,
    since: since.toISOString(),
    freeUntil: isCancel ? (free_until?.toISOString() ?? null) : null,
    cancelWay: isCancel ? cancelWayOf(row.status) : null,
    claimUntil: rule === 'lateDelivery' ? claim_until : null,
  };
}

import { sql } from 'kysely';
import { addDays } from '#domain/kernel/calendar.ts';
import type { GuardFact } from '#domain/order/guards.ts';
import { matching, type SettingRow } from '#domain/services/money-transfer/transfer-tables.ts';
import { bookDay, corporationZone } from '#server/engine/orders/book-day.queries.ts';
import type { Act } from '#server/engine/orders/order-engine.ts';
import { readTransferTables } from './pricing/read-transfer-tables.queries.ts';
import { transferOf } from './transfer-row.queries.ts';

type Limit = SettingRow<'limits'>['value'];

/**
 * The limits over a period, by sender, recipient or office, with this transfer counted in. Whoever sells to the same
 * person at the same moment waits for this one, so that two sales never both just fit.
 */
export async function isWithinLimits(act: Act): Promise<GuardFact> {
  const { order, tx, context } = act;
  const transfer = await transferOf(act);
  const tables = await readTransferTables(tx, { officeId: order.office_id, at: context.now, memo: act.memo });
  const rows = matching(tables.limits, [
    ['method', transfer.method, 1],
    ['payoutCurrency', transfer.payout_currency, 1],
    ['officeId', order.office_id, 1],
  ]).filter(({ value }) => value.period !== 'Transaction');
  if (rows.length === 0) return true;
  await holdSubjects(act);
  const today = await bookDay(context);
  for (const { value } of rows) {
    const exceeded = await isExceeded(act, value, periodStart(value, today));
    if (exceeded) return { holds: false, params: { limit: limitText(value) } };
  }
  return true;
}

/** One after the other, in a fixed order: the sender, then the recipient. Offices are counted without waiting. */
async function holdSubjects({ tx, order }: Act): Promise<void> {
  const [sender, recipient] = [
    `limit customer ${order.customer_id}`,
    `limit recipient ${order.recipient_id}`,
  ];
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${sender}, 0)),
      pg_advisory_xact_lock(hashtextextended(${recipient}, 0))`.execute(tx);
}

async function isExceeded(act: Act, limit: Limit, since: string): Promise<boolean> {
  const { order, tx, quote } = act;
  const zone = await corporationZone(act.context.services);
  const subject = { Sender: 'customer_id', Recipient: 'recipient_id', Office: 'office_id' }[limit.per];
  const { rows } = await sql<{ count: string; sum: string }>`
    select count(*) as count, coalesce(sum(o.principal), 0) as sum
    from orders o join money_transfers t on t.order_id = o.id
    where o.service = 'MoneyTransfer' and o.id <> ${order.id}
      and o.${sql.ref(subject)} = ${order[subject as 'customer_id']}
      and o.purchased_at >= ${since}::date::timestamp at time zone ${zone} and o.status not in ('Cancelled', 'Rejected', 'Refunded', 'Discarded')
      and (${limit.method}::text is null or t.method = ${limit.method})
      and (${limit.payoutCurrency}::text is null or t.payout_currency = ${limit.payoutCurrency})`.execute(tx);
  const { count = '0', sum = '0' } = rows[0] ?? {};
  const total = BigInt(sum) + (quote?.principal ?? BigInt(order.principal));
  return (
    (limit.max !== null && total > BigInt(limit.max)) ||
    (limit.count !== null && Number(count) + 1 > limit.count)
  );
}

/** First day of the period that ends today, in the corporation's calendar. */
function periodStart({ period }: Limit, today: string): string {
  if (period === 'Days30') return addDays(today, -29);
  if (period !== 'Quarter') return today;
  const month = Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1;
  return `${today.slice(0, 4)}-${String(month).padStart(2, '0')}-01`;
}

function limitText({ max, count, per, period }: Limit): string {
  const amount = max === null ? null : `${max.slice(0, -2) || '0'}.${max.slice(-2).padStart(2, '0')} USD`;
  return [amount ?? `${count}`, per, period].join(' · ');
}

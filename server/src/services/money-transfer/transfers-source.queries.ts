import { sql } from 'kysely';
import { maskedPhone } from '#domain/areas/customers/mask.ts';
import { payoutCurrencies } from '#domain/services/money-transfer/transfer.values.ts';
import { transfersExplorer } from '#domain/services/money-transfer/transfers.explorer.ts';
import type { TransferRow } from '#domain/services/money-transfer/transfers.rows.ts';
import { isMasked } from '#server/engine/customers/visible-customers.queries.ts';
import type { RawRow } from '#server/engine/explorer/list-page.queries.ts';
import type { ExplorerSource } from '#server/engine/explorer/source.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { listedOrders } from '#server/engine/orders/visible-orders.queries.ts';
import { isAtProvider, isReceiverMasked } from './seen-phones.ts';
import { transferFilters } from './transfer-filters.queries.ts';
import { wholeSearch } from './whole-search.queries.ts';

/**
 * Transfers with their orders. The order leads: its indexes give the first rows, whatever the office. What is joined is
 * joined from the left, so that totals leave out what they need nothing of.
 */
export const transfersSource: ExplorerSource = {
  explorer: transfersExplorer,
  from: (context) => sql`(select ${isAtProvider(context)}::boolean as hides) seen
    cross join ${listedOrders('MoneyTransfer', context).from} o
    left join money_transfers t on t.order_id = o.id
    left join offices sold on sold.id = o.office_id
    left join offices given on given.id = o.provider_office_id
    left join users u on u.id = o.agent_id
    left join users courier on courier.id = t.courier_id`,
  visible: (context) => listedOrders('MoneyTransfer', context).visible,
  id: sql`o.id`,
  columns: {
    number: { value: sql`o.number`, sort: sql`o.number` },
    createdAt: { value: sql`o.created_at`, sort: sql`o.created_at` },
    status: { value: sql`o.status`, sort: sql`o.status`, tie: 'createdAt' },
    sender: sql`o.sender_name`,
    senderPhone: sql`o.sender_phone`,
    receiver: sql`o.receiver_name`,
    receiverPhone: sql`o.receiver_phone`,
    territory: sql`o.territory`,
    municipality: sql`o.municipality`,
    method: sql`t.method`,
    payout: sql`t.payout_amount::text`,
    payoutCurrency: sql`t.payout_currency`,
    net: sql`o.principal`,
    total: sql`case when seen.hides then null else o.total end`,
    paid: sql`case when seen.hides then null else o.paid end`,
    currency: sql`o.currency`,
    office: sql`sold.code`,
    agent: sql`coalesce(u.first_name || ' ' || u.last_name, '')`,
    provider: sql`coalesce(given.code, '')`,
    attempts: sql`t.attempts`,
    gateway: sql`coalesce((
      select g.name from payments p join payment_gateways g on g.id = p.gateway_id
      where p.order_id = o.id order by p.id limit 1), '')`,
    reference: sql`o.external_ref`,
    isHeld: sql`(o.status = 'Hold' or o.stopped_at is not null)`,
    submittedAt: sql`o.submitted_at`,
    courier: sql`coalesce(courier.first_name || ' ' || courier.last_name, '')`,
    pinExpiresAt: sql`case when o.status = 'ReadyForPickup' then t.pin_expires_at end`,
  },
  extra: { version: sql`o.version` },
  filters: transferFilters,
  search: (pattern) => sql`o.search_text like ${pattern}`,
  lookup: wholeSearch,
  sums: ['net', 'total', 'paid'],
  sumsFor: (context) => (isAtProvider(context) ? payouts : null),
};

/** What has to be paid out, each currency by itself. */
const payouts = Object.fromEntries(
  payoutCurrencies.map((currency) => [
    `payout.${currency}`,
    sql`case when t.payout_currency = ${currency} then t.payout_amount end`,
  ]),
);

/** Phones as the office may see them. */
export function toTransferRow(raw: RawRow, context: OfficeContext): TransferRow {
  const row = raw as unknown as TransferRow;
  return {
    ...row,
    senderPhone: isMasked(context) ? maskedPhone(row.senderPhone) : row.senderPhone,
    receiverPhone: isReceiverMasked(context) ? maskedPhone(row.receiverPhone) : row.receiverPhone,
  };
}

import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { type PartyOrder, partyOrdersExplorer } from '#domain/areas/customers/customer-orders.explorer.ts';
import type { PageQuery } from '#domain/kernel/explorer.endpoints.ts';
import { Problem } from '#domain/kernel/problem.ts';
import {
  isMasked,
  visibleCustomers,
  visibleRecipients,
} from '#server/engine/customers/visible-customers.queries.ts';
import { listPage } from '#server/engine/explorer/list-page.queries.ts';
import { visibleOrders } from '#server/engine/orders/visible-orders.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

interface Asked {
  readonly id: string;
  readonly query: PageQuery;
}

/** What somebody bought, of all services, the newest first. */
export async function listCustomerOrders(context: OfficeContext, { id, query }: Asked) {
  const seen = sql<boolean>`select from customers c where c.id = ${id} and ${visibleCustomers(context, 'c')}`;
  return await listOrders(context, { seen, of: sql`o.customer_id = ${id}`, query });
}

/** What was sent to somebody. */
export async function listRecipientOrders(context: OfficeContext, { id, query }: Asked) {
  const seen = sql<boolean>`select from recipients r where r.id = ${id} and ${visibleRecipients(context, 'r')}`;
  return await listOrders(context, { seen, of: sql`o.recipient_id = ${id}`, query });
}

/** An office that reads customers masked sees what it sold itself; others see that there is more, and open what is theirs. */
async function listOrders(
  context: OfficeContext,
  { seen, of, query }: { seen: RawBuilder<unknown>; of: RawBuilder<unknown>; query: PageQuery },
) {
  const { rows } = await sql`${seen}`.execute(context.services.db);
  if (rows.length === 0) throw new Problem('not-found');
  const own = isMasked(context) ? sql`o.office_id = ${context.office.id}` : sql`true`;
  const page = await listPage(
    {
      explorer: partyOrdersExplorer,
      from: () => sql`orders o join offices sold on sold.id = o.office_id`,
      visible: () => sql`${of} and ${own}`,
      id: sql`o.id`,
      columns: {
        number: { value: sql`o.number`, sort: sql`o.number` },
        createdAt: { value: sql`o.created_at`, sort: sql`o.created_at` },
        service: sql`o.service`,
        status: sql`o.status`,
        sender: sql`o.sender_name`,
        receiver: sql`o.receiver_name`,
        total: sql`o.total`,
        currency: sql`o.currency`,
        office: sql`sold.code`,
      },
      extra: { mayOpen: sql`(${visibleOrders(context)})` },
    },
    context,
    query,
  );
  return { ...page, rows: page.rows as unknown as PartyOrder[] };
}

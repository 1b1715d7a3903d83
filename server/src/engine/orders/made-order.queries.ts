import { sql } from 'kysely';
import { Problem } from '#domain/kernel/problem.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Act, OrderRow } from './order-engine.ts';

/** What makes somebody a maker of an order, besides having sold it. */
const making = ['Edit', 'Pay', 'Recalculate'];

/**
 * Whether a person had a part in an order: sold, edited or was paid for it, or was the last to enter its customer or
 * recipient. Who had does not decide whether compliance lets it go.
 */
export async function hasMade(
  tx: Tx,
  order: Pick<OrderRow, 'id' | 'agent_id' | 'customer_id' | 'recipient_id'>,
  userId: string,
): Promise<boolean> {
  if (order.agent_id === userId) return true;
  const { rows } = await sql<{ made: boolean }>`
    select exists (select from order_events
      where order_id = ${order.id} and user_id = ${userId} and action = any(${making}))
      or ${lastEditor('customer', order.customer_id)} = ${userId}
      or ${lastEditor('recipient', order.recipient_id)} = ${userId} as made`.execute(tx);
  return rows[0]?.made === true;
}

function lastEditor(entity: 'customer' | 'recipient', id: string | null) {
  return sql`coalesce((select user_id from activity where entity = ${entity} and entity_id = ${id ?? ''}
    and action in ('created', 'edited') order by id desc limit 1), 0)`;
}

/** Said in words of its own; only a look ahead is told no more than that it would not go through. */
export async function isForAnother(act: Act): Promise<boolean> {
  const { tx, order, context, isTrial } = act;
  const { user } = context;
  if (user === undefined || !(await hasMade(tx, order, user.id))) return true;
  if (isTrial === true) return false;
  throw new Problem('own-order');
}

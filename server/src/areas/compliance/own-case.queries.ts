import { Problem } from '#domain/kernel/problem.ts';
import { hasMade } from '#server/engine/orders/made-order.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { CaseRecord, DeskStep } from './desk-step.queries.ts';

/** Whether somebody had a part in what the case is about. */
export async function isOwnCase(
  tx: Tx,
  row: Pick<CaseRecord, 'order_id' | 'customer_id' | 'recipient_id'>,
  userId: string,
): Promise<boolean> {
  const order =
    row.order_id === null
      ? undefined
      : await tx
          .selectFrom('orders')
          .select(['id', 'agent_id', 'customer_id', 'recipient_id'])
          .where('id', '=', row.order_id)
          .executeTakeFirst();
  const { customer_id, recipient_id } = row;
  return await hasMade(tx, order ?? { id: '0', agent_id: null, customer_id, recipient_id }, userId);
}

export async function refuseOwn({ tx, row, context }: DeskStep): Promise<void> {
  if (await isOwnCase(tx, row, context.user.id)) throw new Problem('own-order');
}

import type { Insertable } from 'kysely';
import type { Quote } from '#domain/order/quote.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { OrderType } from '#domain/services/services.ts';
import type { OrdersTable } from '#server/platform/db/orders.tables.ts';
import { transact, type Tx } from '#server/platform/http/transact.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { openAct, runAct } from './act.queries.ts';
import { quoteColumns } from './quote-columns.ts';
import { nextOrderNumber } from './order-number.queries.ts';
import type { Act, ActContext, OrderEngine, OrderRow } from './order-engine.ts';
import { moduleOf } from './order-engine.ts';
import { lockOrder } from './lock-order.queries.ts';

/** Who is in an order and where it goes: columns of the order that the service's form decides. */
export type OrderParties = Pick<
  Insertable<OrdersTable>,
  | 'customer_id'
  | 'recipient_id'
  | 'sender'
  | 'receiver'
  | 'sender_name'
  | 'sender_phone'
  | 'receiver_name'
  | 'receiver_phone'
  | 'territory'
  | 'municipality'
>;

/** What a service works out of its form before the engine stores the order. */
export interface DraftParts {
  readonly parties: OrderParties;
  readonly quote: Quote;
  /** Writes the service's own row, once the order has its id. */
  readonly store: (act: Act) => Promise<void>;
}

interface NewOrder {
  readonly service: OrderType;
  /** Whose order it is; the caller's office unless somebody acts for another one. */
  readonly office?: { readonly id: string; readonly code: string };
  readonly prepare: (tx: Tx) => Promise<DraftParts>;
}

interface InsertedOrder {
  readonly number: string;
  readonly service: OrderType;
  readonly officeId: string;
}

/**
 * A new draft: `Edit` from `None`. The number is taken before the transaction, so it may stay unused when the guards
 * refuse.
 */
export async function createOrder(
  engine: OrderEngine,
  context: OfficeContext,
  { service, office = context.office, prepare }: NewOrder,
): Promise<Created> {
  const module = moduleOf(engine, service);
  const number = await nextOrderNumber(context.services.db, office, module.service);
  return await transact(context, async (tx) => {
    const parts = await prepare(tx);
    const order = await insertOrder(tx, context, { number, service, officeId: office.id, ...parts });
    return await runDraft({ engine, tx, context, order }, parts);
  });
}

/** Changes a draft; the same guards and the same price as when it was made. */
export async function editOrder(
  engine: OrderEngine,
  context: OfficeContext,
  { orderId, prepare }: { orderId: string; prepare: (tx: Tx, order: OrderRow) => Promise<DraftParts> },
): Promise<Created> {
  return await transact(context, async (tx) => {
    const order = await lockOrder(tx, context, orderId);
    return await runDraft({ engine, tx, context, order }, await prepare(tx, order));
  });
}

async function runDraft(
  parts: { engine: OrderEngine; tx: Tx; context: ActContext; order: OrderRow },
  { parties, quote, store }: DraftParts,
): Promise<Created> {
  const act = openAct({ ...parts, input: { action: 'Edit' } });
  act.quote = quote;
  Object.assign(act.patch, parties);
  await store(act);
  return await runAct(act);
}

/** The row as it will be at version 1, seen by the action that makes it as one that does not exist yet. */
async function insertOrder(
  tx: Tx,
  context: OfficeContext,
  { number, service, officeId, parties, quote }: InsertedOrder & DraftParts,
): Promise<OrderRow> {
  const row = await tx
    .insertInto('orders')
    .values({
      ...parties,
      ...quoteColumns(quote, 1),
      number,
      service,
      status: 'Draft',
      office_id: officeId,
      agent_id: context.user.id,
      created_at: context.now,
      updated_at: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, status: 'None', version: 0 };
}

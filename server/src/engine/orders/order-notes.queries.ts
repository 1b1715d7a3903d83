import type { OrderAction } from '#domain/order/action.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import type { OfficeContext, SessionContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { sql } from 'kysely';
import type { OrderEngine, OrderRow } from './order-engine.ts';
import { hasMade } from './made-order.queries.ts';
import { findOrder } from './order-paper.queries.ts';
import { reviewActions, seesReview } from './sees-review.ts';
import { visibleOrders } from './visible-orders.queries.ts';

/** What people add to an order without changing where it stands: it keeps its version. */
export async function addNote(
  engine: OrderEngine,
  context: OfficeContext,
  { id, body }: { id: string; body: string },
): Promise<Created> {
  return await addTo(context, { id, action: 'noted' }, async (tx, order) => {
    await tx
      .insertInto('order_notes')
      .values({
        order_id: order.id,
        at: context.now,
        user_id: context.user.id,
        office_id: context.office.id,
        body,
      })
      .execute();
    await tellCompliance(engine, { tx, context, order }, { note: body, fileIds: [] });
  });
}

export async function attachFiles(
  engine: OrderEngine,
  context: OfficeContext,
  { id, fileIds, kind }: { id: string; fileIds: readonly string[]; kind: string },
): Promise<Created> {
  return await addTo(context, { id, action: 'files-attached' }, async (tx, order) => {
    const own = await tx
      .selectFrom('files')
      .select('id')
      .where('id', 'in', [...fileIds])
      .where('created_by', '=', context.user.id)
      .execute();
    if (own.length !== new Set(fileIds).size) throw new Problem('not-found');
    const rows = own.map((file) => ({
      order_id: order.id,
      file_id: file.id,
      kind,
      event_version: order.version,
      at: context.now,
      user_id: context.user.id,
    }));
    await tx
      .insertInto('order_files')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tellCompliance(engine, { tx, context, order }, { note: '', fileIds });
  });
}

/** What the office that sold it adds, for whoever of compliance waits for it. */
async function tellCompliance(
  engine: OrderEngine,
  { tx, context, order }: { tx: Tx; context: OfficeContext; order: OrderRow },
  added: { note: string; fileIds: readonly string[] },
): Promise<void> {
  const { user, office, now } = context;
  if (office.id !== order.office_id || seesReview(context, true)) return;
  await engine.compliance.officeAdded(tx, { orderId: order.id, userId: user.id, at: now, ...added });
}

/**
 * Asks for a second person; the same request stays open until it is used. What compliance lets go or blocks is asked
 * for by one of its own who had no part in the order: otherwise one person of compliance would do it alone.
 */
export async function requestApproval(
  context: OfficeContext,
  id: string,
  { action, reason }: { action: OrderAction; reason: string },
): Promise<Created> {
  const isReview = reviewActions.includes(action);
  if (isReview && !seesReview(context, true)) throw new Problem('compliance-only');
  return await addTo(context, { id, action: 'approval-requested' }, async (tx, order) => {
    if (isReview && (await hasMade(tx, order, context.user.id))) throw new Problem('own-order');
    await tx
      .insertInto('order_approvals')
      .values({
        order_id: order.id,
        action,
        reason,
        requested_by: context.user.id,
        requested_at: context.now,
      })
      .execute();
  });
}

/** Something that belongs to an order and does not move it, with its line in the log. */
export async function addTo(
  context: OfficeContext,
  { id, action }: { id: string; action: string },
  work: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<Created> {
  return await transact(context, async (tx) => {
    const order = await findOrder(tx, context, id);
    await work(tx, order);
    const { number: label, version } = order;
    await recordActivity(tx, context, { scope: 'orders', action, entity: 'order', entityId: id, label });
    return { id, version };
  });
}

export async function readNotes({ services, ...context }: OfficeContext, id: string) {
  const { db } = services;
  await db.transaction().execute(async (tx) => await findOrder(tx, { ...context, services }, id));
  const notes = await db
    .selectFrom('order_notes as n')
    .innerJoin('users as u', 'u.id', 'n.user_id')
    .innerJoin('offices as o', 'o.id', 'n.office_id')
    .select(['n.id', 'n.at', 'n.body', 'u.first_name', 'u.last_name', 'o.code'])
    .where('n.order_id', '=', id)
    .orderBy('n.id', 'desc')
    .limit(500)
    .execute();
  const files = await db
    .selectFrom('order_files as a')
    .innerJoin('files as f', 'f.id', 'a.file_id')
    .select(['f.id', 'f.name', 'f.mime', 'a.kind', 'a.at'])
    .where('a.order_id', '=', id)
    .orderBy('a.at', 'desc')
    .limit(500)
    .execute();
  return {
    notes: notes.map((note) => ({
      id: note.id,
      at: note.at.toISOString(),
      by: `${note.first_name} ${note.last_name}`.trim(),
      office: note.code,
      body: note.body,
    })),
    files: files.map(({ id: fileId, at, ...file }) => ({ fileId, ...file, at: at.toISOString() })),
  };
}

/** Files of an order are shown to whoever may see the order. */
export async function isOrderFile(context: SessionContext, fileId: string): Promise<boolean> {
  const found = context.services.db
    .selectFrom('order_files as a')
    .innerJoin('orders as o', 'o.id', 'a.order_id')
    .select('a.file_id')
    .where('a.file_id', '=', fileId)
    .where(sql<boolean>`${visibleOrders(context)}`)
    .limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

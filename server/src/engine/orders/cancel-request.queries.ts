import type { Created } from '#domain/kernel/wire.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { actingContext } from '#server/engine/bulk/acting-context.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Services } from '#server/platform/services.ts';
import { act } from './act.queries.ts';
import { isCancelWaiting, queueCancel } from './cancel-due.queries.ts';
import { moduleOf, type OrderEngine } from './order-engine.ts';
import { addTo } from './order-notes.queries.ts';

/** The customer wants to cancel; kept with its moment, since the law counts from here, and done as soon as possible. */
export async function requestCancel(context: OfficeContext, id: string): Promise<Created> {
  return await addTo(context, { id, action: 'cancel-requested' }, async (tx, order) => {
    if (order.purchased_at === null || order.finished_at !== null) {
      throw new Problem('not-in-this-status', { status: order.status });
    }
    const { status } = await tx
      .updateTable('orders')
      .set((eb) => ({
        cancel_requested_at: eb.fn.coalesce('cancel_requested_at', eb.val(context.now)),
        cancel_requested_by: eb.fn.coalesce('cancel_requested_by', eb.val(context.user.id)),
        cancel_requested_office: eb.fn.coalesce('cancel_requested_office', eb.val(context.office.id)),
      }))
      .where('id', '=', order.id)
      // The engine may have moved it since it was read: what it is now decides.
      .returning('status')
      .executeTakeFirstOrThrow();
    if (!isCancelWaiting(status)) await queueCancel(tx, order.id);
  });
}

/**
 * Cancels in the name of whoever asked, if they may. An order that lies untouched in our own queue of the provider is
 * stopped by taking it away; where somebody outside has it already, only they can say that it was stopped. What cannot
 * be cancelled here stays on the watch list, where a person sees it.
 */
export async function tryCancel(engine: OrderEngine, services: Services, orderId: string): Promise<void> {
  const order = await services.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('cancel_requested_at', 'is not', null)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (order === undefined || isCancelWaiting(order.status)) return;
  const context = await actingContext(services, {
    userId: order.cancel_requested_by ?? '0',
    officeId: order.cancel_requested_office ?? '0',
    endpoint: 'POST /api/orders/{id}/actions',
    requestId: `cancel-${orderId}`,
  });
  if (context === null) return;
  const isUntouched = order.status === 'Submitted' && moduleOf(engine, order.service).submit === undefined;
  try {
    await act(
      engine,
      // The version it was judged in: whoever was quicker at the provider has it.
      { ...context, ifMatch: order.version },
      { orderId, input: { action: 'Cancel', providerStopped: isUntouched } },
    );
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    services.log.info({ orderId, code: error.code }, 'a request to cancel waits for a person');
  }
}

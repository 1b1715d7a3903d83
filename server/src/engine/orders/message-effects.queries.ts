import type { EffectName } from '#domain/order/effects.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';
import type { Act, Effect } from './order-engine.ts';

/** What leaves the house goes through the outbox: after the commit, and as often as it needs to arrive. */
export const messageEffects = {
  'outbox.submit': async (act) => await queue(act, 'submit-order'),
  // Asked again by the task `ask-providers`, after a pause: at once it would be asked without end.
  'outbox.retry': () => undefined,
  'provider.ref': ({ input, patch, data }) => {
    const reference = input.provider?.reference ?? input.reference;
    if (reference === undefined) return;
    Object.assign(patch, { external_ref: reference });
    data['reference'] = reference;
  },
  // Documents are made from the order as it stood at a version whenever somebody asks for one.
  'doc.receipt': ({ data }) => {
    data['documents'] = ['receipt'];
  },
  'notify.customer': async (act) => await notify(act, 'customer'),
  'notify.provider': async (act) => await notify(act, 'provider'),
  'notify.office': async (act) => await notify(act, 'office'),
} satisfies Partial<Record<EffectName, Effect>>;

async function queue({ tx, order, version }: Act, task: string): Promise<void> {
  await enqueue(tx, task, { orderId: order.id, version });
}

async function notify({ tx, order, version }: Act, whom: string): Promise<void> {
  await enqueue(tx, 'notify-order', { orderId: order.id, version, whom });
}

import type { GuardFact, GuardName } from '#domain/order/guards.ts';
import { readRefundLimit, refundDue } from './money-guards.queries.ts';
import type { Act, Guard } from './order-engine.ts';
import { openHold } from './hold.queries.ts';
import { isForAnother } from './made-order.queries.ts';
import { reviewActions } from './sees-review.ts';

/** Where one person is not enough: another one asked for it before. */
export const approvalGuards = {
  dualControl: isApproved,
  dualControlIfOfac: async (act) => !(await openHold(act))?.needs_two || (await isApproved(act)),
  dualControlAboveLimit: async (act) => {
    const limit = await readRefundLimit(act);
    return (await refundDue(act)) <= limit || (await isApproved(act));
  },
} satisfies Partial<Record<GuardName, Guard>>;

/** Somebody else asked for this action on this order; who asked never approves their own. */
async function isApproved(act: Act): Promise<GuardFact> {
  const { tx, order, action, context } = act;
  const request = await tx
    .selectFrom('order_approvals')
    .select(['id', 'requested_by'])
    .where('order_id', '=', order.id)
    .where('action', '=', action)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (request === undefined || request.requested_by === context.user?.id) return false;
  if (reviewActions.includes(action) && !(await isForAnother(act))) return false;
  act.memo.set('approval', request.id);
  return true;
}

import { decide, guardsToAsk } from '#domain/order/decide.ts';
import type { OrderStatus } from '#domain/order/status.ts';
import { gatherFacts, openAct, refusalProblem, type ActRequest } from './act.queries.ts';
import { doerOf } from './doer.ts';
import { lockOrder } from './lock-order.queries.ts';
import { type ActContext, moduleOf, type OrderEngine } from './order-engine.ts';

/** Asks everything that the action will ask, and changes nothing; refuses as the action would. */
export async function checkBeforeCards(
  engine: OrderEngine,
  context: ActContext,
  { orderId, input }: ActRequest,
): Promise<void> {
  await context.services.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, context, orderId);
    const { lifecycle } = moduleOf(engine, order.service).service;
    const standing = {
      status: order.status as OrderStatus,
      previousStatus: order.previous_status as OrderStatus | null,
      action: input.action,
      doer: doerOf(context),
    };
    const facts = await gatherFacts(
      openAct({ engine, tx, context, order, input, isTrial: true }),
      guardsToAsk(lifecycle, standing),
    );
    const decision = decide(lifecycle, { ...standing, facts });
    if (!decision.allowed) throw refusalProblem(context, decision.reason, decision.possible);
  });
}

import { sql } from 'kysely';
import { Problem } from '#domain/kernel/problem.ts';
import { openCase } from '#server/compliance/cases/open-case.queries.ts';
import { readBasis } from '#server/compliance/lists/basis.queries.ts';
import { openAct, runAct } from '#server/engine/orders/act.queries.ts';
import type { ReviewAnswer } from '#server/engine/orders/compliance-port.ts';
import { systemContext } from '#server/engine/orders/doer.ts';
import { lockOrder } from '#server/engine/orders/lock-order.queries.ts';
import type { Act, OrderEngine } from '#server/engine/orders/order-engine.ts';
import { reviewedOrder } from '#server/engine/orders/reviewed-order.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import type { Services } from '#server/platform/services.ts';

/** Orders that are looked up at once. */
const BATCH = 200;

/**
 * Screens every order again that is paid and not finished, after lists or configuration changed. Who is found now and
 * was not found at the sale stops the order where its lifecycle lets the engine, and is a case in any event.
 */
export async function rescreenOrders(
  engine: OrderEngine,
  services: Services,
): Promise<{ screened: number; found: number }> {
  const sum = { screened: 0, found: 0 };
  for (let after = '0'; ;) {
    const ids = await dueOrders(services, after);
    for (const id of ids) {
      sum.screened += 1;
      if (await rescreenOrder(engine, services, id)) sum.found += 1;
    }
    if (ids.length < BATCH) return sum;
    after = ids.at(-1) ?? after;
  }
}

/** Paid, on its way, and not screened on the basis of now. Who is held already is looked at by a person. */
async function dueOrders({ db }: Services, after: string): Promise<string[]> {
  const basis = await readBasis(db);
  const rows = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.id', '>', after)
    .where('o.purchased_at', 'is not', null)
    .where('o.finished_at', 'is', null)
    .where('o.status', 'not in', ['Hold', 'Locked', 'Rejected', 'Cancelled', 'Refunded'])
    .where('o.screening', 'is not', null)
    .where(sql<boolean>`not exists (select from screenings s where s.order_id = o.id and s.basis = ${basis})`)
    .orderBy('o.id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

async function rescreenOrder(engine: OrderEngine, services: Services, orderId: string): Promise<boolean> {
  const context = systemContext(services, `rescreen-${orderId}`);
  return await transact(context, async (tx) => {
    const order = await lockOrder(tx, context, orderId);
    const act = openAct({ engine, tx, context, order, input: { action: 'Hold' } });
    const earlier = order.screening as ReviewAnswer | null;
    const { answer } = await engine.compliance.reviewHandOver(tx, await reviewedOrder(act), earlier);
    const known = new Set((earlier?.hits ?? []).map(({ role, key }) => `${role} ${key}`));
    const isNew = answer.hits.some(({ role, key }) => !known.has(`${role} ${key}`));
    if (isNew) await stop(act, answer);
    return isNew;
  });
}

/** Held, or stopped where it is at a provider; what is in no hand of ours any more is a case only. */
async function stop(act: Act, answer: ReviewAnswer): Promise<void> {
  act.memo.set('review', answer);
  Object.assign(act.patch, { screened_at: act.context.now, screening: JSON.stringify(answer) });
  try {
    await runAct(act);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    await openCase(act.tx, {
      hold: null,
      subject: { kind: 'order', order: await reviewedOrder(act) },
      screeningIds: answer.screenings ?? [],
      ruleHitIds: [],
      at: act.context.now,
      actorId: null,
    });
  }
}

import { isBookable } from '#domain/ledger/book-effects.ts';
import { decide, guardsToAsk } from '#domain/order/decide.ts';
import type { Facts, GuardName } from '#domain/order/guards.ts';
import type { ActionBody } from '#domain/order/order.schema.ts';
import type { Refusal } from '#domain/order/refusal.ts';
import type { OrderStatus } from '#domain/order/status.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { doerOf } from './doer.ts';
import { sharedEffects } from './effects.ts';
import { finishAct } from './finish-act.queries.ts';
import { sharedGuards } from './guards.ts';
import { lockOrder } from './lock-order.queries.ts';
import { type Act, type ActContext, moduleOf, type OrderEngine, type OrderRow } from './order-engine.ts';

export interface ActRequest {
  readonly orderId: string;
  readonly input: ActionBody;
}

/**
 * One action on one order = one SQL transaction: idempotency key, order row locked, version, the row of the lifecycle
 * that holds, its effects, the event, the new version, what is told afterwards.
 * Refuses with 404 (not visible), 409 (status, role, office), 412 (old version), 422 (a guard).
 */
export async function act(engine: OrderEngine, context: ActContext, request: ActRequest): Promise<Created> {
  return await transact(context, async (tx) => {
    const order = await lockOrder(tx, context, request.orderId);
    return await runAct(openAct({ engine, tx, context, order, input: request.input }));
  });
}

/** An action about to run, nothing asked and nothing done yet. */
export function openAct(parts: {
  engine: OrderEngine;
  tx: Tx;
  context: ActContext;
  order: OrderRow;
  input: ActionBody;
  isTrial?: boolean;
}): Act {
  return {
    ...parts,
    action: parts.input.action,
    version: parts.order.version + 1,
    to: null,
    quote: null,
    patch: {},
    changes: [],
    data: {},
    memo: new Map(),
  };
}

/** Decides, does and stores an action on an order that is locked. */
export async function runAct(act: Act): Promise<Created> {
  const { service, effects } = moduleOf(act.engine, act.order.service);
  const standing = {
    status: act.order.status as OrderStatus,
    previousStatus: act.order.previous_status as OrderStatus | null,
    action: act.action,
    doer: doerOf(act.context),
  };
  const facts = await gatherFacts(act, guardsToAsk(service.lifecycle, standing));
  const decision = decide(service.lifecycle, { ...standing, facts });
  if (!decision.allowed) throw refusalProblem(act.context, decision.reason, decision.possible);
  act.to = decision.to;
  for (const name of decision.row.effects) {
    const effect = effects[name] ?? sharedEffects[name];
    if (effect === undefined && !isBookable(name)) throw new Error(`Nobody knows how to do ${name}`);
    await effect?.(act);
  }
  return await finishAct(act, decision.row.effects);
}

/** What is known of the guards, one after the other: they share the transaction. */
export async function gatherFacts(act: Act, names: readonly GuardName[]): Promise<Facts> {
  const { guards } = moduleOf(act.engine, act.order.service);
  const facts: Record<string, Facts[GuardName]> = {};
  for (const name of names) {
    const guard = guards[name] ?? sharedGuards[name];
    if (guard === undefined) throw new Error(`Nobody knows whether ${name} holds`);
    facts[name] = await guard(act);
  }
  return facts;
}

/** A refusal as the caller gets it: how things stand is a conflict, a condition not met is not. */
export function refusalProblem(
  { language }: ActContext,
  reason: Refusal,
  possible: readonly string[],
): Problem {
  const code = reason.kind === 'guard' ? 'guard-failed' : 'action-refused';
  return new Problem(
    code,
    { reason: reason.message[language] },
    { reason: reason.code, params: reason.params, possible },
  );
}

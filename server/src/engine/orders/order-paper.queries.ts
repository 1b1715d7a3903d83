import { sql } from 'kysely';
import { isAccounting, isCorporation } from '#domain/access/role-rules.ts';
import { isOfficeSale } from '#domain/access/office-rules.ts';
import { type Currency, money, toWire } from '#domain/kernel/money.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { OrderAction } from '#domain/order/action.ts';
import { guardsOfPaper, possibleActions } from '#domain/order/possible-actions.ts';
import type { OrderStatus } from '#domain/order/status.ts';
import { system } from '#domain/order/actors.ts';
import type { WireQuote } from '#domain/order/quote.ts';
import { readPayments } from '#server/engine/payments/read-payments.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { gatherFacts, openAct } from './act.queries.ts';
import { doerOf } from './doer.ts';
import { moduleOf, type OrderEngine, type OrderRow } from './order-engine.ts';
import { seenParties } from './seen-parties.ts';
import { reviewActions, seesReview } from './sees-review.ts';
import { visibleOrders } from './visible-orders.queries.ts';

/** 12 CFR 1005.34: who cancels within this time gets everything back, fees and taxes too. */
const FREE_CANCEL_MINUTES = 30;

/** The frame of an order's paper: who, what, how much, and every action with whether it would go through. */
export async function readOrder(
  engine: OrderEngine,
  context: OfficeContext,
  id: string,
): Promise<OrderPaper> {
  return await context.services.db.transaction().execute(async (tx) => {
    const order = await findOrder(tx, context, id);
    const [head, hold, approvals, quote] = [
      await readNames(tx, order),
      await readHold(tx, order.id),
      await readApprovals(tx, order.id),
      await readQuote(tx, order),
    ];
    return {
      ...columns(order),
      ...seenParties(context, order),
      ...head,
      money: moneyOf(order, seesMargins(context)),
      quote: quote && (seesMargins(context) ? quote : { ...quote, commission: null, providerCost: null }),
      freeCancelUntil: freeCancelUntil(order, context.now),
      hold: hold && toldHold(context, hold),
      approvals: approvals.filter(
        ({ action }) => !reviewActions.includes(action) || seesReview(context, hold?.isAml),
      ),
      payments: isAtProvider(context) ? [] : await readPayments(tx, order.id),
      actions: await actionsOfPaper(engine, { tx, context, order }),
    };
  });
}

/** An order that the caller may see; 404 otherwise. */
export async function findOrder(tx: Tx, context: OfficeContext, id: string): Promise<OrderRow> {
  const order = await tx
    .selectFrom('orders as o')
    .selectAll('o')
    .where('o.id', '=', id)
    .where(sql<boolean>`${visibleOrders(context)}`)
    .executeTakeFirst();
  if (order === undefined) throw new Problem('not-found');
  return order;
}

/** Guards that need no input are asked; those of input are taken for good until it is there. */
async function actionsOfPaper(
  engine: OrderEngine,
  { tx, context, order }: { tx: Tx; context: OfficeContext; order: OrderRow },
): Promise<OrderPaper['actions']> {
  const { lifecycle } = moduleOf(engine, order.service).service;
  const standing = {
    status: order.status as OrderStatus,
    previousStatus: order.previous_status as OrderStatus | null,
    doer: doerOf(context),
  };
  // The screening of a payment is not asked for a paper: it is done when the money comes.
  const names = guardsOfPaper(lifecycle, standing).filter((name) => !/complianceHit/i.test(name));
  const act = openAct({ engine, tx, context, order, input: { action: 'Edit' }, isTrial: true });
  const facts = { ...(await gatherFacts(act, names)), complianceHit: false, noComplianceHit: true };
  return possibleActions(lifecycle, { ...standing, facts }).map(({ action, allowed, reason, needs }) => ({
    action,
    allowed,
    reason: reason && { code: reason.code, message: reason.message[context.language] },
    needs: [...needs],
  }));
}

function columns(order: OrderRow) {
  const moment = (at: Date | null): string | null => at?.toISOString() ?? null;
  return {
    id: order.id,
    number: order.number,
    service: order.service,
    status: order.status,
    version: order.version,
    customerId: order.customer_id,
    recipientId: order.recipient_id,
    createdAt: order.created_at.toISOString(),
    purchasedAt: moment(order.purchased_at),
    submittedAt: moment(order.submitted_at),
    finishedAt: moment(order.finished_at),
    cancelRequestedAt: moment(order.cancel_requested_at),
  };
}

function moneyOf(order: OrderRow, withMargins: boolean): OrderPaper['money'] {
  const wire = (minor: string) => toWire(money(BigInt(minor), order.currency as Currency));
  return {
    principal: wire(order.principal),
    fee: wire(order.fee),
    discount: wire(order.discount),
    tax: wire(order.tax),
    total: wire(order.total),
    paid: wire(order.paid),
    commission: withMargins ? wire(order.commission) : null,
    providerCost: withMargins ? wire(order.provider_cost) : null,
  };
}

function seesMargins(context: OfficeContext): boolean {
  const doer = doerOf(context);
  return doer !== system && (isAccounting(doer) || isCorporation(doer)) && !isAtProvider(context);
}

function isAtProvider(context: OfficeContext): boolean {
  const doer = doerOf(context);
  return doer !== system && !isOfficeSale(doer) && context.office.officeType === 'Provider';
}

function freeCancelUntil({ purchased_at, finished_at }: OrderRow, now: Date): string | null {
  if (purchased_at === null || finished_at !== null) return null;
  const until = new Date(purchased_at.getTime() + FREE_CANCEL_MINUTES * 60_000);
  return until > now ? until.toISOString() : null;
}

async function readNames(
  tx: Tx,
  order: OrderRow,
): Promise<Pick<OrderPaper, 'office' | 'providerOffice' | 'agent'>> {
  const ids = [order.office_id, ...(order.provider_office_id === null ? [] : [order.provider_office_id])];
  const offices = await tx
    .selectFrom('offices')
    .select(['id', 'code', 'name'])
    .where('id', 'in', ids)
    .execute();
  const find = (id: string | null) => offices.find((office) => office.id === id) ?? null;
  const agent =
    order.agent_id === null
      ? undefined
      : await tx
          .selectFrom('users')
          .select(['first_name', 'last_name'])
          .where('id', '=', order.agent_id)
          .executeTakeFirst();
  return {
    office: find(order.office_id) ?? { id: order.office_id, code: '', name: '' },
    providerOffice: find(order.provider_office_id),
    agent: agent === undefined ? null : `${agent.first_name} ${agent.last_name}`.trim(),
  };
}

type Hold = NonNullable<OrderPaper['hold']> & { readonly isAml: boolean };

/** Why, for who may know it; that it is held, for everybody. */
function toldHold(context: OfficeContext, { isAml, ...hold }: Hold): OrderPaper['hold'] {
  return seesReview(context, isAml) ? hold : { ...hold, checkType: 'None', reasons: [] };
}

async function readHold(tx: Tx, orderId: string): Promise<Hold | null> {
  const row = await tx
    .selectFrom('order_holds')
    .select(['kind', 'check_type', 'opened_at', 'reasons', 'is_aml'])
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .orderBy('kind')
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    kind: row.kind as 'Hold' | 'Stop',
    checkType: row.check_type,
    openedAt: row.opened_at.toISOString(),
    reasons: row.reasons as string[],
    isAml: row.is_aml,
  };
}

async function readApprovals(tx: Tx, orderId: string): Promise<OrderPaper['approvals']> {
  const rows = await tx
    .selectFrom('order_approvals as a')
    .innerJoin('users as u', 'u.id', 'a.requested_by')
    .select(['a.id', 'a.action', 'a.reason', 'a.requested_at', 'u.first_name', 'u.last_name'])
    .where('a.order_id', '=', orderId)
    .where('a.used_at', 'is', null)
    .where('a.withdrawn_at', 'is', null)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    action: row.action as OrderAction,
    reason: row.reason,
    by: `${row.first_name} ${row.last_name}`.trim(),
    at: row.requested_at.toISOString(),
  }));
}

async function readQuote(tx: Tx, order: OrderRow): Promise<WireQuote | null> {
  const row = await tx
    .selectFrom('order_quotes')
    .select('quote')
    .where('order_id', '=', order.id)
    .where('version', '=', order.quote_version)
    .executeTakeFirst();
  return (row?.quote as WireQuote | undefined) ?? null;
}

import { isOfficeSale } from '#domain/access/office-rules.ts';
import type { TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import type { ActionBody } from '#domain/order/order.schema.ts';
import type { OrderRow } from '#server/engine/orders/order-engine.ts';
import { findOrder } from '#server/engine/orders/order-paper.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transferFormOf } from './transfer-form-of.ts';
import { MAX_PIN_TRIES } from './transfer-guards.queries.ts';
import type { TransferRow } from './transfer-row.queries.ts';

/** What only a transfer has, for its paper and its form. */
export async function readTransfer(context: OfficeContext, id: string): Promise<TransferPaper> {
  return await context.services.db.transaction().execute(async (tx) => {
    const order = await findOrder(tx, context, id);
    const row = await tx
      .selectFrom('money_transfers')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      ...transferFormOf(order, row),
      card:
        row.card_last4 === null
          ? null
          : { last4: row.card_last4, holderName: row.card_holder, bank: row.card_bank },
      id,
      version: order.version,
      altReceivers: (order.receiver['altReceivers'] ?? []) as TransferPaper['altReceivers'],
      payout: row.payout_amount,
      availableOn: row.available_on,
      courier: await readCourier(tx, row.courier_id),
      pin: pinOf(context, order, row),
      attempts: await readAttempts(tx, id),
      evidence: await readEvidence(tx, id),
    };
  });
}

/** The digits are for the sender, so only the office that sold it reads them, and only while they count. */
function pinOf(context: OfficeContext, order: OrderRow, row: TransferRow): TransferPaper['pin'] {
  if (row.pin === null || row.pin_expires_at === null) return null;
  const isExpired = row.pin_expires_at < context.now;
  const isSeller =
    isOfficeSale({ ...context.user, office: context.office }) && order.office_id === context.office.id;
  const isLocked = row.pin_tries >= MAX_PIN_TRIES;
  const isShown = isSeller && !isExpired && !isLocked && order.finished_at === null;
  return {
    digits: isShown ? context.services.secrets.open(row.pin) : null,
    expiresAt: row.pin_expires_at.toISOString(),
    isExpired,
    isLocked,
  };
}

async function readCourier(tx: Tx, id: string | null): Promise<TransferPaper['courier']> {
  if (id === null) return null;
  const found = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found === undefined ? null : { id, name: `${found.first_name} ${found.last_name}`.trim() };
}

async function readAttempts(tx: Tx, orderId: string): Promise<TransferPaper['attempts']> {
  const rows = await tx
    .selectFrom('delivery_attempts as a')
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.at', 'a.result', 'a.note', 'u.first_name', 'u.last_name'])
    .where('a.order_id', '=', orderId)
    .orderBy('a.id')
    .execute();
  return rows.map(({ at, result, note, first_name, last_name }) => ({
    at: at.toISOString(),
    by: first_name === null ? 'Giro' : `${first_name} ${last_name ?? ''}`.trim(),
    result,
    note,
  }));
}

/** What the delivery that counts brought along. */
async function readEvidence(tx: Tx, orderId: string): Promise<TransferPaper['evidence']> {
  const event = await tx
    .selectFrom('order_events')
    .select(['at', 'data'])
    .where('order_id', '=', orderId)
    .where('action', 'in', ['Delivery', 'Deposit'])
    .orderBy('version', 'desc')
    .executeTakeFirst();
  const proof = event?.data['proof'] as Proof | undefined;
  if (event === undefined || proof === undefined) return null;
  const { receivedBy, signatureFileId, photoFileIds, denominations = [] } = proof;
  return { receivedBy, signatureFileId, photoFileIds, denominations, at: event.at.toISOString() };
}

type Proof = NonNullable<ActionBody['proof']>;

/** Active people of the provider office who deliver. */
export async function readCouriers({ services, office }: OfficeContext) {
  const rows = await services.db
    .selectFrom('users as u')
    .innerJoin('user_offices as uo', 'uo.user_id', 'u.id')
    .select(['u.id', 'u.first_name', 'u.last_name'])
    .where('uo.office_id', '=', office.id)
    .where('u.status', '=', 'Active')
    .where((eb) => eb(eb.val('Delivery'), '=', eb.fn.any('u.roles')))
    .orderBy('u.first_name')
    .limit(500)
    .execute();
  return {
    couriers: rows.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })),
  };
}

import { Problem } from '#domain/kernel/problem.ts';
import type { OrderRow } from '#server/engine/orders/order-engine.ts';
import { findOrder } from '#server/engine/orders/order-paper.queries.ts';
import type { BuiltDocument, DocumentOrder } from '#server/engine/documents/produce-document.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { readTransferTables } from '../pricing/read-transfer-tables.queries.ts';
import type { TransferRow } from '../transfer-row.queries.ts';

export interface TransferOrder {
  readonly order: OrderRow;
  readonly transfer: TransferRow;
}

/** The transfer that a document is about; who may not see the order gets 404. */
export async function readTransferOrder(
  tx: Tx,
  context: OfficeContext,
  { parameters }: DocumentOrder,
): Promise<TransferOrder> {
  const order = await findOrder(tx, context, parameters['orderId'] ?? '');
  const transfer = await tx
    .selectFrom('money_transfers')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (transfer === undefined) throw new Problem('not-found');
  return { order, transfer };
}

export function aboutTransfer({ id, number }: OrderRow): BuiltDocument['about'] {
  return { scope: 'orders', entity: 'order', id, label: number };
}

/** The number twice: for a scanner at the counter and for the camera of a phone. */
export function codesOf({ number }: OrderRow): object {
  return {
    number,
    code128: { symbology: 'code128', text: number },
    qr: { symbology: 'qr', text: number },
  };
}

/** A text of the settings in both languages as it counted at a moment; null while there is none. */
export async function textAt(
  tx: Tx,
  code: 'Disclosure' | 'Receipt' | 'Declaration' | 'PinHint',
  at: Date,
): Promise<{ en: string; es: string } | null> {
  const { texts } = await readTransferTables(tx, { at });
  const found = texts.find(({ value }) => value.code === code)?.value;
  return found === undefined ? null : { en: found.en, es: found.es };
}

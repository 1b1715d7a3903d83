import { addressLines } from '#domain/areas/offices/address-lines.ts';
import { formatPhone } from '#domain/kernel/phone-number.ts';
import type { Effect } from '#server/engine/orders/order-engine.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** Who sells, as it stands on papers. */
interface SellingOffice {
  readonly name: string;
  readonly lines: readonly string[];
  readonly phone: string;
  readonly timeZone: string;
  /** Where it stands; empty outside the US. */
  readonly state: string;
  /** To transmit money: its own, else that of the office above it. */
  readonly licence: { readonly number: string; readonly state: string } | null;
}

export interface PrintedTender {
  readonly method: string;
  readonly amount: string;
  readonly last4: string | null;
}

/** What a receipt says beside the order and its price; kept with the payment, so that a reprint is equal. */
export interface ReceiptFacts {
  readonly office: SellingOffice;
  readonly agent: string;
  readonly tenders: readonly PrintedTender[];
}

/** The effect `doc.receipt`: what may change later is kept with the event of the payment. */
export const keepReceiptFacts: Effect = async ({ tx, order, context, data }) => {
  data['documents'] = ['receipt'];
  data['receipt'] = {
    office: await readSellingOffice(tx, order.office_id),
    agent: context.user?.name ?? '',
    tenders: await readTenders(tx, order.id),
  } satisfies ReceiptFacts;
};

/** What an order is paid with now; of a card the last four digits. */
export async function readTenders(tx: Tx, orderId: string): Promise<PrintedTender[]> {
  return await tx
    .selectFrom('payments')
    .select(['method', 'amount', 'last4'])
    .where('order_id', '=', orderId)
    .where('action', '=', 'Payment')
    .orderBy('id')
    .execute();
}

interface StoredLicence {
  readonly kind: string;
  readonly number: string;
  readonly state: string;
}

/** The office and, where the licence is not its own, who stands above it or the head office. */
export async function readSellingOffice(tx: Tx, id: string): Promise<SellingOffice> {
  const rows = await tx
    .selectFrom('offices')
    .select(['id', 'parent_id', 'name', 'address', 'phones', 'time_zone', 'licences', 'is_head_office'])
    .where((eb) =>
      eb.or([
        eb('id', '=', id),
        eb('is_head_office', '=', true),
        eb('id', '=', eb.selectFrom('offices as own').select('own.parent_id').where('own.id', '=', id)),
      ]),
    )
    .execute();
  const own = rows.find((row) => row.id === id);
  if (own === undefined) throw new Error(`There is no office ${id}`);
  const parent = rows.find((row) => row.id === own.parent_id);
  const head = rows.find((row) => row.is_head_office);
  const licences = [own, parent, head].flatMap((row) => (row?.licences ?? []) as StoredLicence[]);
  const licence = licences.find(({ kind }) => kind === 'MoneyTransmitterAgent');
  const [phone] = own.phones as { number?: string }[];
  return {
    name: own.name,
    lines: addressLines(own.address),
    phone: formatPhone(phone?.number ?? ''),
    timeZone: own.time_zone,
    state: (own.address as { state?: string } | null)?.state ?? '',
    licence: licence === undefined ? null : { number: licence.number, state: licence.state },
  };
}

import { cubanAddressLine } from '#domain/areas/customers/cuban-address-line.ts';
import type { CubanAddress } from '#domain/areas/customers/recipient.schema.ts';
import type { Translated } from '#domain/areas/reports/reports.catalogue.ts';
import { formatPhone } from '#domain/kernel/phone-number.ts';
import { transferMethodLabels } from '#domain/services/money-transfer/transfers.labels.ts';
import type { TransferMethod } from '#domain/services/money-transfer/transfer.values.ts';
import type { OrderRow } from '#server/engine/orders/order-engine.ts';
import type { TransferOrder } from './read-transfer-order.queries.ts';

/** Sender and recipient as they were when the order was written. */
export function partiesOf({ order, transfer }: TransferOrder): object {
  return {
    sender: {
      name: order.sender_name,
      phone: formatPhone(order.sender_phone),
      number: textOf(order.sender, 'number'),
    },
    recipient: {
      name: order.receiver_name,
      phone: formatPhone(order.receiver_phone),
      place: placeOf(order),
      address: addressOf(order, transfer.method),
      altReceiver: transfer.alt_receiver,
      card:
        transfer.card_last4 === null
          ? ''
          : [transfer.card_bank, `•••• ${transfer.card_last4}`].filter(Boolean).join(' '),
    },
    method: methodOf(transfer.method),
    message: transfer.message,
  };
}

/** Who stands at the door or the counter, with the document to compare. */
export function documentOf({ receiver }: OrderRow): string {
  return textOf(receiver, 'ci') || textOf(receiver, 'passport');
}

function methodOf(method: string): Translated {
  const code = method as TransferMethod;
  return { en: transferMethodLabels.en[code], es: transferMethodLabels.es[code] };
}

function placeOf({ municipality, territory }: OrderRow): string {
  return [...new Set([municipality, territory])].filter((part) => part !== '').join(', ');
}

/** Only what is brought home goes to an address. */
function addressOf({ receiver }: OrderRow, method: string): string {
  const address = receiver['address'];
  if (method !== 'HomeCash' || typeof address !== 'object' || address === null) return '';
  return recipientAddress(address);
}

const noAddress = {
  street: '',
  number: '',
  between1: '',
  between2: '',
  building: '',
  floor: '',
  apartment: '',
  neighbourhood: '',
  locality: '',
  municipality: '',
  province: '',
  reference: '',
  original: '',
};

/** The address as Cubans say it; older orders lack the parts that came later. */
export function recipientAddress(address: object): string {
  return cubanAddressLine({ ...noAddress, ...address } as CubanAddress);
}

export function textOf(source: Readonly<Record<string, unknown>>, field: string): string {
  const value = source[field];
  return typeof value === 'string' ? value : '';
}

import { z } from 'zod';
import { id, positiveCents, text } from '../kernel/wire.ts';
import { amountModes, paymentMethods } from './payment.values.ts';

/** What the gateway's own fields gave the browser for a card; used once. Never a number of digits only. */
const cardToken = z.string().regex(/^(?!\d+$)[A-Za-z0-9-]{8,200}$/, 'invalid');

/** A card by token, or a terminal that will read it. */
const card = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('PaymentApi'), gatewayId: id, token: cardToken }),
  z.strictObject({ channel: z.literal('DeviceCloud'), gatewayId: id, poiDeviceId: z.guid() }),
]);

/** One tender of a payment: how, how much in US cents, and what identifies it. */
export const tenderInput = z.strictObject({
  method: z.enum(paymentMethods),
  amount: positiveCents,
  reference: text(60, 0).default(''),
  card: card.nullable().default(null),
});
export type Tender = z.output<typeof tenderInput>;

/** What a sale sends: how much of the price, by which tenders. */
export const paymentInput = z.strictObject({
  amountMode: z.enum(amountModes),
  tenders: z.array(tenderInput).min(1).max(10),
});
export type PaymentInput = z.output<typeof paymentInput>;

import { z } from 'zod';
import { wireMoney } from '../kernel/money.ts';
import { instant } from '../kernel/wire.ts';
import {
  amountModes,
  gatewayStates,
  paymentActions,
  paymentChannels,
  paymentMethods,
} from './payment.values.ts';

/** A payment or refund as papers and lists show it; of a card never more than brand and last four digits. */
export const paymentLine = z.object({
  id: z.string(),
  action: z.enum(paymentActions),
  channel: z.enum(paymentChannels),
  method: z.enum(paymentMethods),
  amountMode: z.enum(amountModes),
  amount: wireMoney,
  refunded: wireMoney,
  gatewayState: z.enum(gatewayStates),
  gateway: z.string().nullable(),
  gatewayText: z.string(),
  transactionNumber: z.string().nullable(),
  authCode: z.string().nullable(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  reference: z.string(),
  refundsPaymentId: z.string().nullable(),
  settledAt: instant.nullable(),
  by: z.string().nullable(),
  at: instant,
});
export type PaymentLine = z.infer<typeof paymentLine>;

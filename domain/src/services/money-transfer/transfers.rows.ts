import { z } from 'zod';
import { cents, instant } from '../../kernel/wire.ts';
import { orderStatuses } from '../../order/status.ts';
import { payoutCurrencies, transferMethods } from './transfer.values.ts';

export const transferRow = z.object({
  id: z.string(),
  version: z.number(),
  number: z.string(),
  createdAt: instant,
  status: z.enum(orderStatuses),
  sender: z.string(),
  senderPhone: z.string(),
  receiver: z.string(),
  receiverPhone: z.string(),
  /** Name of the Cuban province. */
  territory: z.string(),
  municipality: z.string(),
  method: z.enum(transferMethods),
  /** Minor units of `payoutCurrency`. */
  payout: cents,
  payoutCurrency: z.enum(payoutCurrencies),
  /** Cents that are passed on. */
  net: cents,
  /** Null at the provider: what the customer pays is not theirs to know. */
  total: cents.nullable(),
  paid: cents.nullable(),
  currency: z.string(),
  office: z.string(),
  agent: z.string(),
  provider: z.string(),
  attempts: z.number(),
  gateway: z.string(),
  reference: z.string(),
  isHeld: z.boolean(),
  submittedAt: instant.nullable(),
  /** Who carries it to the door, or did. */
  courier: z.string(),
  /** Until when the PIN of what lies at the counter counts; null elsewhere. */
  pinExpiresAt: instant.nullable(),
});
export type TransferRow = z.infer<typeof transferRow>;

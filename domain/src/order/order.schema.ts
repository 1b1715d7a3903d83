import { z } from 'zod';
import { wireMoney } from '../kernel/money.ts';
import { id, text } from '../kernel/wire.ts';
import { paymentInput } from '../payment/tender.schema.ts';
import { orderActions } from './action.ts';

const sentence = text(500);

/** What the customer gives: `total` is what the screen showed, so that nobody pays a price they did not see. */
const shownPayment = paymentInput.extend({ total: wireMoney });

/** What is handed over against: the document that was shown, and by whom. */
const recipientIdInput = z.strictObject({
  type: z.string().max(40),
  number: text(30),
  name: text(200),
});

const proofInput = z.strictObject({
  receivedBy: text(200),
  signatureFileId: id.nullable(),
  photoFileIds: z.array(id).max(10),
  /** Where it was handed over, if the device knew: degrees of WGS 84. */
  place: z.strictObject({ latitude: z.number(), longitude: z.number() }).nullable().optional(),
  denominations: z
    .array(z.strictObject({ value: wireMoney, count: z.int().min(1).max(100_000) }))
    .max(20)
    .optional(),
});

export const dismissReasons = ['Absent', 'WrongAddress', 'NoPhone', 'Refused', 'Unsafe', 'NoCash'] as const;

/** An action on an order with everything a person may have to enter with it; which parts, the order's answer says. */
export const actionBody = z.strictObject({
  action: z.enum(orderActions),
  reason: sentence.optional(),
  payment: shownPayment.optional(),
  recipientId: recipientIdInput.optional(),
  pin: z
    .string()
    .regex(/^\d{4,6}$/)
    .optional(),
  proof: proofInput.optional(),
  courierId: id.optional(),
  dismissReason: z.enum(dismissReasons).optional(),
  /** The provider said that it has stopped and pays nothing out. */
  providerStopped: z.boolean().optional(),
  /** The match is the listed person, beyond doubt. */
  isTrueMatch: z.boolean().optional(),
  /** Number of the licence that frees blocked money. */
  licence: text(60).optional(),
  reference: text(100).optional(),
});
export type ActionBody = z.infer<typeof actionBody> & {
  /** What only the engine itself knows; never from the wire. */
  readonly authorised?: readonly unknown[];
  readonly provider?: { readonly answer: 'accepted' | 'unknown' | 'refused'; readonly reference?: string };
};

/** Asks a second person to approve an action. */
export const approvalBody = z.strictObject({ action: z.enum(orderActions), reason: sentence });
export const noteBody = z.strictObject({ body: text(2000) });

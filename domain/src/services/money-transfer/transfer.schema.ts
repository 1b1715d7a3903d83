import { z } from 'zod';
import { relationships, sourcesOfFunds } from '../../kernel/party.values.ts';
import { provinces } from '../../kernel/cuban-places.ts';
import type { Province } from '../../kernel/cuban-places.ts';
import { id, positiveCents, text } from '../../kernel/wire.ts';
import { amountModes, payoutCurrencies, transferMethods } from './transfer.values.ts';

/** The classes of remittance that US law allows to a person in Cuba (31 CFR 515.570). */
export const remittanceClasses = ['Family', 'Donative', 'Religious', 'Student', 'Emigration'] as const;
export const transferPurposes = [
  'FamilySupport',
  'Medical',
  'Education',
  'HomeRepair',
  'SmallBusiness',
  'Gift',
  'Other',
] as const;

const optionalText = (max: number) => text(max, 0).default('');

/** Where a card payout goes. The number is typed twice; an empty one keeps what is stored. */
const card = z.strictObject({
  number: z
    .string()
    .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^(\d{16})?$/, 'card-shape')),
  holderName: text(120),
  bank: text(40, 0).default(''),
});

export const transferFields = z.strictObject({
  customerId: id,
  recipientId: id,
  remittanceClass: z.enum(remittanceClasses),
  purpose: z.enum(transferPurposes),
  relationship: z.enum(relationships),
  sourceOfFunds: z.enum(sourcesOfFunds).nullable().default(null),
  method: z.enum(transferMethods),
  payoutCurrency: z.enum(payoutCurrencies),
  province: z.enum(provinces as [Province, ...Province[]]),
  municipality: text(60),
  mode: z.enum(amountModes),
  /** Cents that are sent, or minor units of the payout currency that arrive. */
  amount: positiveCents,
  isExpress: z.boolean().default(false),
  card: card.nullable().default(null),
  message: optionalText(300),
  deliveryWindow: optionalText(60),
  /** Which of the recipient's other receivers may take it at the door, by name. */
  altReceiver: optionalText(120),
  /** The sender says that the receiver is no prohibited official of Cuba and that the money is their own. */
  isDeclared: z.boolean(),
});

/** The form of a transfer, as it is created and edited. */
export const transferInput = transferFields.refine(
  ({ method, card: given }) => (method === 'BankCard' || method === 'PrepaidUsd') === (given !== null),
  { path: ['card', 'number'], message: 'card-needed' },
);
export type TransferInput = z.output<typeof transferInput>;

import { z } from 'zod';
import { positiveCents } from '#domain/kernel/wire.ts';
import type { FormSchema } from '#web/engine/form/form-props.ts';
import type { EarlierTransfer, TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { transferFields } from '#domain/services/money-transfer/transfer.schema.ts';
import type { TransferInput } from '#domain/services/money-transfer/transfer.schema.ts';

/** Fields of the form; a choice that is not made yet is an empty text. */
export type TransferValues = Omit<TransferInput, 'card' | 'sourceOfFunds' | 'relationship' | 'province'> & {
  sourceOfFunds: TransferInput['sourceOfFunds'] | '';
  relationship: TransferInput['relationship'] | '';
  province: TransferInput['province'] | '';
  card: { number: string; holderName: string; bank: string };
  /** The number of the card typed once more. */
  cardAgain: string;
  /** The draft on the server, once there is one. */
  order: { id: string; version: number } | null;
};

export const blankTransfer: TransferValues = {
  customerId: '',
  recipientId: '',
  remittanceClass: 'Family',
  purpose: 'FamilySupport',
  relationship: '',
  sourceOfFunds: '',
  method: 'HomeCash',
  payoutCurrency: 'USD',
  province: '',
  municipality: '',
  mode: 'SendFixed',
  amount: '',
  isExpress: false,
  card: { number: '', holderName: '', bank: '' },
  cardAgain: '',
  message: '',
  deliveryWindow: '',
  altReceiver: '',
  isDeclared: false,
  order: null,
};

/** What goes to a card needs its number; everything else is handed over. */
export function isToCard(method: string): boolean {
  return method === 'BankCard' || method === 'PrepaidUsd';
}

/** The form of a draft that is edited. */
export function transferValuesOf(paper: TransferPaper): TransferValues {
  const { id, version, card } = paper;
  const names = (Object.keys(blankTransfer) as (keyof TransferValues)[]).filter((name) => name in paper);
  return {
    ...blankTransfer,
    ...(Object.fromEntries(names.map((name) => [name, paper[name as keyof TransferPaper]])) as object),
    card: { number: '', holderName: card?.holderName ?? '', bank: card?.bank ?? '' },
    order: { id, version },
  };
}

/** What the next transfer takes over from an earlier one. */
export function repeatedValues(row: EarlierTransfer): Partial<TransferValues> {
  const names = (Object.keys(blankTransfer) as (keyof TransferValues)[]).filter((name) => name in row);
  return Object.fromEntries(names.map((name) => [name, row[name as keyof EarlierTransfer] ?? '']));
}

const checked = transferFields.extend({
  amount: positiveCents,
  cardAgain: z.string(),
  order: z.object({ id: z.string(), version: z.number() }).nullable(),
});

/** The same schema as on the server; a sale needs the sender's declaration besides, a draft does not. */
export function transferForm(isPaying: () => boolean) {
  return z.preprocess(
    (values) => {
      const { card, sourceOfFunds, ...rest } = values as TransferValues;
      return { ...rest, sourceOfFunds: sourceOfFunds || null, card: isToCard(rest.method) ? card : null };
    },
    checked.superRefine(({ card, cardAgain, isDeclared }, context) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (card !== null && card.number !== plain(cardAgain)) refuse('cardAgain', 'card-differs');
      if (isPaying() && !isDeclared) refuse('isDeclared', 'declaration-missing');
    }),
  ) as unknown as typeof checked & FormSchema;
}

/** As the server takes it. */
export type CheckedTransfer = z.output<typeof checked>;

function plain(number: string): string {
  return number.replaceAll(/[\s-]/g, '');
}

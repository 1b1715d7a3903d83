import type { AmountMode, PaymentMethod } from '#domain/payment/payment.values.ts';
import type { PaymentInput, Tender } from '#domain/payment/tender.schema.ts';
import { tenders as facts } from '#domain/payment/tenders.ts';

/** A tender while it is typed. Amounts are US cents as decimal strings. */
export interface DraftTender {
  readonly id: string;
  readonly method: PaymentMethod;
  /** Null: whatever is left to pay; at most one tender is so. */
  readonly amount: string | null;
  /** Cash that the customer handed over, for the change. */
  readonly received: string;
  readonly reference: string;
  readonly card: Tender['card'];
  /** What the gateway's fields said of a typed card. */
  readonly shown: { readonly brand: string; readonly last4: string } | null;
}

export interface PaymentDraft {
  readonly amountMode: AmountMode;
  readonly tenders: readonly DraftTender[];
}

export const emptyPayment: PaymentDraft = { amountMode: 'Full', tenders: [] };

/** Adds a tender for what is left; the one that took the rest before keeps what it had. */
export function addTender(draft: PaymentDraft, method: PaymentMethod, due: bigint): PaymentDraft {
  const isThere = draft.tenders.some((one) => one.method === method);
  if (isThere && facts[method].isSingle) return draft;
  const amounts = amountsOf(draft, due);
  const settled = draft.tenders.map((one, index) => ({ ...one, amount: amounts[index] ?? '0' }));
  const blank = { amount: null, received: '', reference: '', card: null, shown: null };
  return { ...draft, tenders: [...settled, { id: crypto.randomUUID(), method, ...blank }] };
}

export function changeTender(draft: PaymentDraft, id: string, patch: Partial<DraftTender>): PaymentDraft {
  return { ...draft, tenders: draft.tenders.map((one) => (one.id === id ? { ...one, ...patch } : one)) };
}

/** Without it the last one takes the rest, so that the common sale needs no figure. */
export function removeTender(draft: PaymentDraft, id: string): PaymentDraft {
  const left = draft.tenders.filter((one) => one.id !== id);
  const last = left.at(-1);
  const hasRest = left.some(({ amount }) => amount === null);
  const tenders = hasRest || last === undefined ? left : [...left.slice(0, -1), { ...last, amount: null }];
  return { ...draft, tenders };
}

/** The amount of each tender in cents; what is no amount stays as it was typed, to be refused at its field. */
export function amountsOf({ tenders }: PaymentDraft, due: bigint): string[] {
  const given = tenders.reduce((sum, { amount }) => sum + centsOrNone(amount), 0n);
  const rest = due > given ? due - given : 0n;
  return tenders.map(({ amount }) => amount ?? String(rest));
}

/** What is left to pay; negative when it is too much. */
export function remainingOf(draft: PaymentDraft, due: bigint): bigint {
  return due - amountsOf(draft, due).reduce((sum, amount) => sum + centsOrNone(amount), 0n);
}

/** What the customer gets back of the cash they handed over; null when nothing was typed. */
export function changeOf({ received }: DraftTender, amount: string): bigint | null {
  if (received === '' || !isCents(received)) return null;
  return BigInt(received) - centsOrNone(amount);
}

/** The payment as the server takes it. */
export function toPayment(draft: PaymentDraft, due: bigint): PaymentInput {
  const amounts = amountsOf(draft, due);
  return {
    amountMode: draft.amountMode,
    tenders: draft.tenders.map(({ method, reference, card }, index) => ({
      method,
      amount: isCents(amounts[index] ?? '') ? (amounts[index] ?? '0') : '0',
      reference: reference.trim(),
      card,
    })),
  };
}

/** After a refusal: tokens are good for one try, so the cards are asked for again. */
export function withoutCards(draft: PaymentDraft): PaymentDraft {
  const tenders = draft.tenders.map((one) =>
    one.card?.channel === 'PaymentApi' ? { ...one, card: null, shown: null } : one,
  );
  return { ...draft, tenders };
}

function isCents(text: string): boolean {
  return /^\d{1,13}$/.test(text);
}

function centsOrNone(text: string | null): bigint {
  return text !== null && isCents(text) ? BigInt(text) : 0n;
}

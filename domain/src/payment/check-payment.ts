import { isLuhn } from '../kernel/luhn.ts';
import type { ProblemParams } from '../kernel/problem.messages.en.ts';
import type { ProblemCode } from '../kernel/problem.ts';
import type { PaymentInput, Tender } from './tender.schema.ts';
import { tenders as facts } from './tenders.ts';

/** A refused field of a payment, by its path in the input. */
export interface PaymentIssue {
  readonly path: string;
  readonly code: ProblemCode;
  readonly params?: ProblemParams;
}

/** What the order costs and what has been paid, US cents. */
export interface Owed {
  readonly total: bigint;
  readonly paid: bigint;
}

/** Every reason why a payment does not fit its order, each at its field; the web and the server ask the same. */
export function checkPayment({ amountMode, tenders }: PaymentInput, { total, paid }: Owed): PaymentIssue[] {
  const issues = tenders.flatMap((tender, index) => checkTender(tender, `tenders.${index}`));
  for (const index of repeated(tenders)) {
    issues.push({ path: `tenders.${index}.method`, code: 'already-exists' });
  }
  const sum = sumOf(tenders);
  const left = total - paid;
  const last = `tenders.${Math.max(tenders.length - 1, 0)}.amount`;
  if (sum > left) issues.push({ path: last, code: 'tenders-too-much', params: { left: dollars(left) } });
  if (amountMode === 'Full' && sum < left) {
    issues.push({ path: last, code: 'tenders-too-little', params: { left: dollars(left - sum) } });
  }
  if (amountMode === 'Initial' && paid > 0n)
    issues.push({ path: 'amountMode', code: 'not-the-first-payment' });
  return issues;
}

export function sumOf(tenders: readonly Pick<Tender, 'amount'>[]): bigint {
  return tenders.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
}

/** How much of a payment is paid by tenders that carry the remittance tax, US cents. */
export function cashLikeSum(tenders: readonly Pick<Tender, 'amount' | 'method'>[]): bigint {
  return sumOf(tenders.filter(({ method }) => facts[method].isCashLike));
}

function checkTender({ method, reference, card }: Tender, path: string): PaymentIssue[] {
  const { isOffered, needsReference } = facts[method];
  const issues: PaymentIssue[] = [];
  if (!isOffered) issues.push({ path: `${path}.method`, code: 'tender-not-offered' });
  if (needsReference && reference === '')
    issues.push({ path: `${path}.reference`, code: 'reference-missing' });
  if (hasCardNumber(reference)) issues.push({ path: `${path}.reference`, code: 'looks-like-a-card' });
  if ((method === 'Card') !== (card !== null)) issues.push({ path: `${path}.card`, code: 'card-missing' });
  return issues;
}

function repeated(tenders: readonly Tender[]): number[] {
  return tenders.flatMap(({ method }, index) => {
    const isSecond = tenders.findIndex((other) => other.method === method) < index;
    return facts[method].isSingle && isSecond ? [index] : [];
  });
}

/** 13 to 19 digits of a card scheme whose check digit is right: a card number that somebody typed as a reference. */
export function hasCardNumber(text: string): boolean {
  const runs = text.match(/\d(?:[ -]?\d){12,18}/g) ?? [];
  return runs.some((run) => {
    const digits = run.replaceAll(/\D/g, '');
    return /^[2-6]/.test(digits) && isLuhn(digits);
  });
}

function dollars(cents: bigint): string {
  const text = (cents < 0n ? 0n : cents).toString().padStart(3, '0');
  return `${text.slice(0, -2)}.${text.slice(-2)}`;
}

import type { InvoiceFacts } from '../facts.ts';
import { credit, debit, posting, type PostingHead, type TxnType } from '../posting.ts';
import { moneyIn, moneyOut, reverseLastOf, type Rule, total } from './rule.ts';

function head({ scope, officeId }: InvoiceFacts, kind: string, txnType: TxnType | null): PostingHead {
  return { kind, txnType, scope, officeId };
}

export const invoiceIssue: Rule<InvoiceFacts> = (facts) =>
  posting(head(facts, 'invoice.issue', null), facts.currency, [
    debit(`ar.${facts.officeId}`, total(facts.lines)),
    ...moneyOut(facts.lines),
  ]);

/** In full or in part: the bill is open for what is not paid. */
export const invoicePay: Rule<InvoiceFacts> = (facts) =>
  posting(head(facts, 'invoice.pay', 'InvoicePaid'), facts.currency, [
    ...moneyIn(facts.tenders),
    credit(`ar.${facts.officeId}`, total(facts.tenders)),
  ]);

export const invoiceUnpay: Rule<InvoiceFacts> = ({ posted }) =>
  reverseLastOf(posted, 'invoice.pay', { kind: 'invoice.unpay', txnType: 'InvoiceRefund' });

/** A credit note. */
export const invoiceVoid: Rule<InvoiceFacts> = ({ posted }) =>
  reverseLastOf(posted, 'invoice.issue', { kind: 'invoice.void', txnType: null });

export const invoiceRefund: Rule<InvoiceFacts> = (facts) =>
  posting(head(facts, 'invoice.refund', 'InvoiceRefund'), facts.currency, [
    debit('revenue_returns', total(facts.tenders)),
    ...moneyOut(facts.tenders),
  ]);

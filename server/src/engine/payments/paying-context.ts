import type { Selectable } from 'kysely';
import { Problem } from '#domain/kernel/problem.ts';
import type { PaymentMethod } from '#domain/payment/payment.values.ts';
import type { OrdersTable } from '#server/platform/db/orders.tables.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { CurrentOffice, CurrentUser, RequestContext } from '#server/platform/http/context.ts';

/** Who pays and takes: a person in an office, or the engine, which has neither and no drawer. */
export interface PayingContext extends RequestContext {
  readonly user?: CurrentUser;
  readonly office?: CurrentOffice | null;
}

/** Of an order what payments need; its row is locked by the caller. */
export type PayableOrder = Pick<Selectable<OrdersTable>, 'id' | 'office_id' | 'total' | 'paid' | 'currency'>;

export type PaymentRow = Selectable<Tables['payments']>;

/** Which account the ledger puts a tender on: the fund of the office that took it, or the card clearing of a MID. */
export type TenderAccount = { readonly kind: 'fund' } | { readonly kind: 'card'; readonly mid: string };

/** A tender that was taken or given back, for the ledger. */
export interface PostedTender {
  readonly paymentId: string;
  readonly method: PaymentMethod;
  /** Minor units, positive. */
  readonly amount: bigint;
  readonly ledgerAccount: TenderAccount;
}

/** The office that takes or gives money: the one the person works in. */
export function officeOf(context: PayingContext): string {
  if (!context.office) throw new Problem('wrong-office');
  return context.office.id;
}

/** One request makes its rows once: repeated after a broken line, it finds them again. */
export function requestKey(context: PayingContext, what: string): string {
  const { idempotency, user } = context;
  return `${user?.id ?? 'engine'}:${idempotency?.key ?? context.requestId}:${what}`;
}

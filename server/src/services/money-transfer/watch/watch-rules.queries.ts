import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { watchLimits, type WatchRule } from '#domain/services/money-transfer/money-watch.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

/** One rule as SQL over `orders o` and `money_transfers t`; those of payments join `payments p`. */
export interface RuleSql {
  readonly condition: RawBuilder<unknown>;
  readonly since: RawBuilder<unknown>;
  /** Minor units and their currency; without them the total of the order. */
  readonly amount?: RawBuilder<unknown>;
  readonly currency?: RawBuilder<unknown>;
  readonly isPayment?: true;
}

const atProvider = sql`('Submitted', 'Approved', 'ReadyForPickup', 'OutForDelivery', 'OutForDeliveryDismissed')`;

/** What the books owe the customer of an order, as a positive amount. */
const refundOwed = sql`(
  select coalesce(-sum(e.amount), 0) from ledger.journal j
  join ledger.entry e on e.journal_id = j.id join ledger.account a on a.id = e.account_id
  where j.order_id = o.id and a.code = 'refunds_payable')`;

export function ruleSql({ now, office }: OfficeContext): Readonly<Record<WatchRule, RuleSql>> {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const today = dayAt(now, office.timeZone);
  const paysOut = { amount: sql`t.payout_amount`, currency: sql`t.payout_currency` };
  const ofPayment = { amount: sql`p.amount`, currency: sql`p.currency`, isPayment: true } as const;
  const { submittingMinutes, unusedMinutes, captureMinutes, settleDays } = watchLimits;
  return {
    cancelRequested: {
      condition: sql`o.cancel_requested_at is not null and o.finished_at is null`,
      since: sql`o.cancel_requested_at`,
    },
    refundDue: {
      condition: sql`o.status in ('Cancelled', 'Rejected') and o.paid > 0 and ${refundOwed} > 0`,
      since: sql`coalesce(o.finished_at, o.updated_at)`,
      amount: refundOwed,
    },
    submittingLong: {
      condition: sql`o.status = 'Submitting' and o.submitted_at < ${before(submittingMinutes)}`,
      since: sql`o.submitted_at`,
    },
    lateDelivery: {
      condition: sql`o.status in ${atProvider} and t.available_on < ${today}::date`,
      since: sql`o.submitted_at`,
      ...paysOut,
    },
    pinExpired: {
      condition: sql`o.status = 'ReadyForPickup' and t.pin is not null and t.pin_expires_at < ${now}`,
      since: sql`t.pin_expires_at`,
      ...paysOut,
    },
    paymentFailed: { ...ofPayment, condition: sql`p.gateway_state = 'Failed'`, since: sql`p.updated_at` },
    capturedUnpaid: {
      ...ofPayment,
      condition: sql`p.gateway_state = 'Captured' and p.refunds_payment_id is null
        and (p.action <> 'Payment' or o.paid < p.amount - p.refunded)`,
      since: sql`p.at`,
    },
    authorisedUnused: {
      ...ofPayment,
      condition: sql`p.action = 'Draft' and p.gateway_state in ('Asking', 'Authorised', 'Voiding')
        and p.at < ${before(unusedMinutes)}`,
      since: sql`p.at`,
    },
    notSettled: {
      ...ofPayment,
      condition: sql`p.action = 'Payment' and p.refunds_payment_id is null and (
        p.gateway_state = 'Authorised' and p.at < ${before(captureMinutes)}
        or p.gateway_state = 'Captured' and p.settled_at is null and p.at < ${before(settleDays * 1440)})`,
      since: sql`p.at`,
    },
  };
}

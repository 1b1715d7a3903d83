import type { Services } from '#server/platform/services.ts';
import { capturePayment } from './capture-payment.queries.ts';
import { claimPayment, finishPayment, lateMs } from './claim-payment.queries.ts';
import { factsOfRecord, isLive } from './resolve-auth.queries.ts';
import type { PaymentRow } from './paying-context.ts';
import { refundPayment } from './refund-payment.queries.ts';
import { voidPayment } from './void-payment.queries.ts';

const minute = 60_000;
/** A row that is older than this belongs to no request any more. */
const abandonedMs = 2 * minute;
/** A part of a card is given back after the settlement, hours later: no need to ask every time. */
const waitingMs = 30 * minute;
const batch = 100;

/**
 * Finishes what a broken line or a killed process left behind: drafts that no order took are asked about and voided,
 * captures, voids and refunds are done.
 */
export async function recoverPayments(services: Services): Promise<void> {
  for (const row of await readAbandoned(services)) {
    await recover(services, row).catch((error: unknown) => {
      services.log.error({ err: error, payment: row.id }, 'a payment could not be recovered');
    });
  }
}

async function readAbandoned({ db, clock }: Services): Promise<PaymentRow[]> {
  const before = (ms: number) => new Date(clock().getTime() - ms);
  return await db
    .selectFrom('payments')
    .selectAll()
    .where('gateway_state', 'in', ['Asking', 'Authorised', 'Voiding', 'Refunding'])
    .where('updated_at', '<', before(abandonedMs))
    .where((eb) =>
      eb.or([
        eb('gateway_state', '<>', 'Refunding'),
        eb('updated_at', '<', before(waitingMs)),
        eb('gateway_asked_at', 'is not', null),
      ]),
    )
    .orderBy('updated_at')
    .limit(batch)
    .execute();
}

async function recover(services: Services, row: PaymentRow): Promise<void> {
  if (row.gateway_state === 'Voiding') return await voidPayment(services, row.id);
  if (row.gateway_state === 'Refunding') return await refundPayment(services, row.id);
  if (row.action === 'Payment') return await capturePayment(services, row.id);
  if (row.gateway_state === 'Asking') await askAgain(services, row);
  else if (await takeAway(services, row)) await voidPayment(services, row.id);
}

/** A draft whose answer was never known: what is there is voided, what is not there after a while never comes. */
async function askAgain(services: Services, { id, at }: PaymentRow): Promise<void> {
  const claimed = await claimPayment(services, id, 'Asking');
  if (claimed === null) return;
  const { row, line } = claimed;
  const records = await line.findByOrder(id);
  if (records === null) return;
  const live = records.find(isLive);
  if (live !== undefined) {
    await finishPayment(services, row, { ...factsOfRecord(live), gateway_state: 'Voiding' });
    return await voidPayment(services, id);
  }
  const isOver = services.clock().getTime() - at.getTime() >= lateMs;
  const isRefused = records.some(({ condition }) => condition === 'failed');
  if (isOver || isRefused)
    await finishPayment(services, row, { gateway_state: 'Declined', action: 'Dismiss' });
}

/** From here on the order cannot take it any more. */
async function takeAway({ db, clock }: Services, row: PaymentRow): Promise<boolean> {
  const taken = await db
    .updateTable('payments')
    .set({
      gateway_state: 'Voiding',
      gateway_asked_at: null,
      claimed_at: null,
      version: row.version + 1,
      updated_at: clock(),
    })
    .where('id', '=', row.id)
    .where('action', '=', 'Draft')
    .where('gateway_state', '=', 'Authorised')
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

import { z } from 'zod';
import { currencies } from '../../kernel/money.ts';
import { endpoints } from '../../kernel/endpoint.ts';
import { cents, created, day, idParams, instant } from '../../kernel/wire.ts';
import { orderStatuses } from '../../order/status.ts';
import { gatewayStates } from '../../payment/payment.values.ts';
import { moneyWatchAccess, paymentRetryAccess } from './money-watch.access.ts';
import { cancelWays, watchRules } from './money-watch.ts';

const row = z.object({
  orderId: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  office: z.string(),
  provider: z.string(),
  /** Minor units of the currency: what it is about. */
  amount: cents,
  currency: z.enum(currencies),
  /** Since when it stands like this. */
  since: instant,
  /** Until when cancelling was free; of a request to cancel. */
  freeUntil: instant.nullable(),
  cancelWay: z.enum(cancelWays).nullable(),
  /** The last day on which the sender may claim an error. */
  claimUntil: day.nullable(),
  payment: z
    .object({
      id: z.string(),
      version: z.number(),
      state: z.enum(gatewayStates),
      isRefund: z.boolean(),
      last4: z.string(),
      gateway: z.string(),
      /** What the gateway said. */
      text: z.string(),
    })
    .nullable(),
});
export type WatchRow = z.infer<typeof row>;

const list = z.object({
  rule: z.enum(watchRules),
  /** All of them; `rows` are the oldest. */
  count: z.number(),
  rows: z.array(row),
});
export type WatchList = z.infer<typeof list>;

/** What waits at one provider office, by status. */
const queue = z.object({
  provider: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  statuses: z.array(
    z.object({
      status: z.enum(orderStatuses),
      count: z.number(),
      /** Of them those submitted more than 12, 24 and 72 hours ago. */
      over: z.array(z.number()),
      oldest: instant,
    }),
  ),
});
export type WatchQueue = z.infer<typeof queue>;

const moneyWatch = z.object({
  asOf: instant,
  mayRetry: z.boolean(),
  lists: z.array(list),
  queues: z.array(queue),
});
export type MoneyWatch = z.infer<typeof moneyWatch>;

export const moneyWatchEndpoints = endpoints({
  'GET /api/services/transfers/watch': {
    summary: 'Money that is out there: what waits too long, by rule and by provider',
    access: moneyWatchAccess,
    reply: moneyWatch,
  },
  'POST /api/services/transfers/watch/payments/{id}/retry': {
    summary: 'Send a failed capture or refund to the gateway once more',
    access: paymentRetryAccess,
    params: idParams,
    idempotent: true,
    ifMatch: true,
    reply: created,
  },
});

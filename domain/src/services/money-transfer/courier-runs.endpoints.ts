import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { cents, created, idParams, instant, optional } from '../../kernel/wire.ts';
import { courierRunsAccess } from './courier-runs.access.ts';
import { closeRunInput, openRunInput } from './courier-runs.schema.ts';
import { payoutCurrencies } from './transfer.values.ts';

const person = z.object({ id: z.string(), name: z.string() });
const signed = z.string().regex(/^-?\d{1,15}$/);

/** Out: on the way. Returned: came back undelivered, or was taken from the courier. */
export const runOutcomes = ['Out', 'Delivered', 'Returned'] as const;
export type RunOutcome = (typeof runOutcomes)[number];

/** Minor units of the currency. `expected` is what should come back: the float less what was paid out. */
const runCash = z.object({
  currency: z.enum(payoutCurrencies),
  float: cents,
  paidOut: cents,
  expected: signed,
  counted: cents.nullable(),
  difference: signed.nullable(),
});

const runOrder = z.object({
  id: z.string(),
  number: z.string(),
  receiver: z.string(),
  municipality: z.string(),
  amount: cents,
  currency: z.enum(payoutCurrencies),
  outcome: z.enum(runOutcomes),
  /** When it was delivered or came back. */
  at: instant.nullable(),
});

/** A hand-out of cash and orders to a courier, with what has become of it so far. */
export const courierRun = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(['Open', 'Closed']),
  courier: person,
  openedAt: instant,
  openedBy: z.string(),
  note: z.string(),
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** Whether the caller may count and close it. */
  mayClose: z.boolean(),
  cash: z.array(runCash),
  orders: z.array(runOrder),
});
export type CourierRun = z.infer<typeof courierRun>;

export const courierRunsEndpoints = endpoints({
  'GET /api/services/transfers/runs': {
    summary: 'Runs of the couriers of this provider office, the open ones first; a courier sees their own',
    access: courierRunsAccess,
    query: z.strictObject({ status: optional(z.enum(['Open', 'Closed'])) }),
    reply: z.object({ runs: z.array(courierRun), mayOpen: z.boolean() }),
  },
  'GET /api/services/transfers/runs/{id}': {
    summary: 'One run of a courier',
    access: courierRunsAccess,
    params: idParams,
    reply: courierRun,
  },
  'POST /api/services/transfers/runs': {
    summary: 'Hand cash and orders to a courier',
    access: courierRunsAccess,
    body: openRunInput,
    idempotent: true,
    reply: created,
  },
  'POST /api/services/transfers/runs/{id}/close': {
    summary: 'Count what a courier brings back and close the run',
    access: courierRunsAccess,
    params: idParams,
    body: closeRunInput,
    idempotent: true,
    ifMatch: true,
    reply: created,
  },
});

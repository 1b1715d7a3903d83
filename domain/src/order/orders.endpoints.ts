import { z } from 'zod';
import { activityRow } from '../areas/activity/activity.rows.ts';
import { endpoints } from '../kernel/endpoint.ts';
import { wireMoney } from '../kernel/money.ts';
import { created, id, idParams, instant } from '../kernel/wire.ts';
import { paymentLine } from '../payment/payment-line.ts';
import { orderActions } from './action.ts';
import { actionBody, approvalBody, noteBody } from './order.schema.ts';
import { wireQuote } from './quote.ts';

/**
 * Everybody who may touch orders of some kind; which orders those are, and of which services, decide the office and
 * the menu rights, order by order.
 */
export const ordersAccess = {
  who: [
    'saleOffice',
    'officeClaim',
    'providerOffice',
    'corporation',
    'complianceAml',
    'operationOrigin',
    'operationDestination',
  ],
} as const;

/** A button of a paper: what may be tried, whether it would go through, why not, what it asks for. */
const actionChoice = z.object({
  action: z.enum(orderActions),
  allowed: z.boolean(),
  reason: z.object({ code: z.string(), message: z.string() }).nullable(),
  needs: z.array(z.string()),
});
export type OrderActionChoice = z.infer<typeof actionChoice>;

const party = z.record(z.string(), z.unknown());
const office = z.object({ id: z.string(), code: z.string(), name: z.string() });

/** What every order has, whatever its service: the frame of its paper. */
const orderPaper = z.object({
  id: z.string(),
  number: z.string(),
  service: z.string(),
  status: z.string(),
  version: z.number(),
  office,
  providerOffice: office.nullable(),
  agent: z.string().nullable(),
  customerId: z.string().nullable(),
  recipientId: z.string().nullable(),
  sender: party,
  receiver: party,
  money: z.object({
    principal: wireMoney,
    fee: wireMoney,
    discount: wireMoney,
    tax: wireMoney,
    total: wireMoney,
    paid: wireMoney,
    /** Only who does the books sees what is earned and what it costs. */
    commission: wireMoney.nullable(),
    providerCost: wireMoney.nullable(),
  }),
  quote: wireQuote.nullable(),
  createdAt: instant,
  purchasedAt: instant.nullable(),
  submittedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  cancelRequestedAt: instant.nullable(),
  /** Until when cancelling is free by law; null when that is over or nothing is paid. */
  freeCancelUntil: instant.nullable(),
  hold: z
    .object({
      kind: z.enum(['Hold', 'Stop']),
      checkType: z.string(),
      openedAt: instant,
      reasons: z.array(z.string()),
    })
    .nullable(),
  approvals: z.array(
    z.object({
      id: z.string(),
      action: z.enum(orderActions),
      reason: z.string(),
      by: z.string(),
      at: instant,
    }),
  ),
  payments: z.array(paymentLine),
  actions: z.array(actionChoice),
});
export type OrderPaper = z.infer<typeof orderPaper>;

export const ordersEndpoints = endpoints({
  'GET /api/orders/{id}': {
    summary: 'One order of any service, with what the caller may do to it',
    access: ordersAccess,
    params: idParams,
    reply: orderPaper,
  },
  'POST /api/orders/{id}/actions': {
    summary: 'Do something to an order',
    access: ordersAccess,
    params: idParams,
    body: actionBody,
    idempotent: true,
    ifMatch: true,
    reply: created,
  },
  'GET /api/orders/{id}/history': {
    summary: 'Every version of an order, the newest first, with what changed',
    access: ordersAccess,
    params: idParams,
    reply: z.object({ rows: z.array(activityRow) }),
  },
  'POST /api/orders/{id}/approvals': {
    summary: 'Ask a second person to approve an action',
    access: ordersAccess,
    params: idParams,
    body: approvalBody,
    idempotent: true,
    reply: created,
  },
  'POST /api/orders/{id}/cancel-request': {
    summary: 'Keep that the customer wants to cancel, for when it can be done',
    access: ordersAccess,
    params: idParams,
    idempotent: true,
    reply: created,
  },
  'GET /api/orders/{id}/notes': {
    summary: 'Notes and files of an order, the newest first',
    access: ordersAccess,
    params: idParams,
    reply: z.object({
      notes: z.array(
        z.object({ id: z.string(), at: instant, by: z.string(), office: z.string(), body: z.string() }),
      ),
      files: z.array(
        z.object({ fileId: z.string(), name: z.string(), mime: z.string(), kind: z.string(), at: instant }),
      ),
    }),
  },
  'POST /api/orders/{id}/notes': {
    summary: 'Write a note',
    access: ordersAccess,
    params: idParams,
    body: noteBody,
    idempotent: true,
    reply: created,
  },
  'POST /api/orders/{id}/files': {
    summary: 'Attach files that were uploaded',
    access: ordersAccess,
    params: idParams,
    body: z.strictObject({
      fileIds: z.array(id).min(1).max(20),
      kind: z.enum(['document', 'photo', 'signature', 'recipientId']),
    }),
    idempotent: true,
    reply: created,
  },
});

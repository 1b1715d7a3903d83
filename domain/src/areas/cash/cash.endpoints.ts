import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { created, day, idParams, instant, optional } from '../../kernel/wire.ts';
import { paymentMethods } from '../../payment/payment.values.ts';
import { cashAccess } from './cash.access.ts';
import {
  cashCount,
  closeInput,
  movementInput,
  movementKinds,
  openInput,
  reopenInput,
} from './cash.schema.ts';

const line = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(['Payment', 'Refund', ...movementKinds]),
  method: z.enum(paymentMethods),
  /** US cents with a sign: what it does to the cash of the drawer; null for paper that is no cash. */
  cash: z.string().nullable(),
  amount: z.string(),
  /** Number of the order, or the reason. */
  text: z.string(),
  reference: z.string(),
});
export type CashLine = z.infer<typeof line>;

/** A drawer with all that went through it; amounts are US cents as decimal strings. */
export const cashPaper = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(['Open', 'Closed']),
  user: z.object({ id: z.string(), name: z.string() }),
  office: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  businessDay: z.string(),
  openedAt: instant,
  openingFloat: z.string(),
  openingCount: cashCount,
  /** What should lie in it: now, or when it was closed. */
  expected: z.string(),
  counted: z.string().nullable(),
  difference: z.string().nullable(),
  closingCount: cashCount.nullable(),
  closingNote: z.string().nullable(),
  closedAt: instant.nullable(),
  isMine: z.boolean(),
  mayReopen: z.boolean(),
  sums: z.object({ taken: z.string(), given: z.string(), in: z.string(), out: z.string() }),
  /** Checks and orders that lie with the cash and are counted by number. */
  papers: z.array(z.object({ method: z.enum(paymentMethods), count: z.number(), amount: z.string() })),
  lines: z.array(line),
});
export type CashPaper = z.infer<typeof cashPaper>;

const cashRow = cashPaper.pick({
  id: true,
  version: true,
  status: true,
  user: true,
  businessDay: true,
  openedAt: true,
  closedAt: true,
  counted: true,
  difference: true,
});
export type CashRow = z.infer<typeof cashRow>;

export const cashEndpoints = endpoints({
  'GET /api/cash/session': {
    summary: 'My drawer in this office: the open one, else the last of today',
    access: cashAccess,
    reply: z.object({ session: cashPaper.nullable() }),
  },
  'GET /api/cash/sessions': {
    summary: 'Drawers of the office on a day; of who is no admin, their own',
    access: cashAccess,
    query: z.strictObject({ day: optional(day) }),
    reply: z.object({ sessions: z.array(cashRow) }),
  },
  'GET /api/cash/sessions/{id}': {
    summary: 'One drawer',
    access: cashAccess,
    params: idParams,
    reply: cashPaper,
  },
  'POST /api/cash/sessions': {
    summary: 'Open my drawer with a float',
    access: cashAccess,
    body: openInput,
    idempotent: true,
    reply: created,
  },
  'POST /api/cash/sessions/{id}/movements': {
    summary: 'Cash in or out without an order',
    access: cashAccess,
    params: idParams,
    body: movementInput,
    idempotent: true,
    reply: created,
  },
  'POST /api/cash/sessions/{id}/close': {
    summary: 'Count and close; the difference is posted',
    access: cashAccess,
    params: idParams,
    body: closeInput,
    idempotent: true,
    ifMatch: true,
    reply: created,
  },
  'POST /api/cash/sessions/{id}/reopen': {
    summary: 'Open it again on the day it was closed',
    access: { who: ['admin'] },
    params: idParams,
    body: reopenInput,
    idempotent: true,
    ifMatch: true,
    reply: created,
  },
});

import { z } from 'zod';
import { bulkPreview } from '../../kernel/bulk.ts';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints } from '../../kernel/explorer.endpoints.ts';
import { wireMoney } from '../../kernel/money.ts';
import { cents, created, id, idParams, instant } from '../../kernel/wire.ts';
import { transferFields, transferInput } from './transfer.schema.ts';
import { transferBulkBody } from './transfers-bulk.schema.ts';
import { transfersAccess, transfersExplorer } from './transfers.explorer.ts';
import { payoutCurrencies } from './transfer.values.ts';
import { transferRow } from './transfers.rows.ts';

/** What only a transfer has; the order's own part is `GET /api/orders/{id}`. */
export const transferPaper = transferFields.omit({ card: true }).extend({
  id: z.string(),
  version: z.number(),
  card: z.object({ last4: z.string(), holderName: z.string(), bank: z.string() }).nullable(),
  altReceivers: z.array(z.object({ name: z.string(), ci: z.string(), phone: z.string() })),
  /** What arrives, in minor units of `payoutCurrency`. */
  payout: cents,
  availableOn: z.string().nullable(),
  courier: z.object({ id: z.string(), name: z.string() }).nullable(),
  pin: z
    .object({
      digits: z.string().nullable(),
      expiresAt: instant,
      isExpired: z.boolean(),
      /** Too many wrong ones were said; only a new one counts. */
      isLocked: z.boolean(),
    })
    .nullable(),
  attempts: z.array(
    z.object({
      at: instant,
      by: z.string(),
      result: z.string(),
      note: z.string(),
    }),
  ),
  evidence: z
    .object({
      receivedBy: z.string(),
      at: instant,
      signatureFileId: z.string().nullable(),
      photoFileIds: z.array(z.string()),
      /** The notes that were handed over, where they were counted. */
      denominations: z.array(z.object({ value: wireMoney, count: z.number() })),
    })
    .nullable(),
});
export type TransferPaper = z.infer<typeof transferPaper>;

/** What each courier carries now; amounts are minor units of their currency. */
const runSheet = z.object({
  runs: z.array(
    z.object({
      courier: z.object({ id: z.string(), name: z.string() }).nullable(),
      orders: z.array(
        z.object({
          id: z.string(),
          number: z.string(),
          receiver: z.string(),
          phone: z.string(),
          /** As it was when the order was made. */
          address: z.record(z.string(), z.string()).nullable(),
          municipality: z.string(),
          payout: cents,
          currency: z.enum(payoutCurrencies),
          /** When the receiver is best found, in words. */
          window: z.string(),
          outSince: instant,
        }),
      ),
      totals: z.array(z.object({ currency: z.enum(payoutCurrencies), amount: cents })),
    }),
  ),
});
export type RunSheet = z.infer<typeof runSheet>;

const provider = {
  who: ['providerOffice'],
  rights: ['ServicesMoneyTransfer'],
  services: ['MoneyTransfer'],
} as const;

/** What a customer sent before, to begin the next one with. */
const earlierTransfer = transferFields
  .omit({ customerId: true, card: true, message: true, altReceiver: true, isDeclared: true })
  .extend({
    id: z.string(),
    number: z.string(),
    createdAt: instant,
    receiver: z.string(),
    total: cents,
  });
export type EarlierTransfer = z.infer<typeof earlierTransfer>;

export const transfersEndpoints = {
  ...explorerEndpoints(transfersExplorer, transferRow),
  ...endpoints({
    'POST /api/services/transfers': {
      summary: 'Draft a money transfer',
      access: transfersAccess.write,
      body: transferInput,
      idempotent: true,
      reply: created,
    },
    'PUT /api/services/transfers/{id}': {
      summary: 'Change the draft of a money transfer',
      access: transfersAccess.write,
      params: idParams,
      body: transferInput,
      ifMatch: true,
      reply: created,
    },
    'GET /api/services/transfers/{id}': {
      summary: 'What only a money transfer has',
      access: transfersAccess.paper,
      params: idParams,
      reply: transferPaper,
    },
    'POST /api/services/transfers/{id}/pin': {
      summary: 'Give the sender a new PIN for the pick-up; the old one ends',
      access: transfersAccess.write,
      params: idParams,
      idempotent: true,
      ifMatch: true,
      reply: created,
    },
    'GET /api/services/transfers/earlier': {
      summary: 'The last transfers of a customer; one for each recipient, method and currency',
      access: transfersAccess.write,
      query: z.strictObject({ customerId: id }),
      reply: z.object({ rows: z.array(earlierTransfer) }),
    },
    'GET /api/services/transfers/couriers': {
      summary: 'Who delivers for this provider office',
      access: provider,
      reply: z.object({ couriers: z.array(z.object({ id: z.string(), name: z.string() })) }),
    },
    'GET /api/services/transfers/run-sheet': {
      summary: 'What each courier of this provider office carries now',
      access: provider,
      reply: runSheet,
    },
    'POST /api/services/transfers/bulk/dry-run': {
      summary: 'What a bulk action would do to transfers',
      access: transfersAccess.list,
      body: transferBulkBody,
      reply: bulkPreview,
    },
    'POST /api/services/transfers/bulk': {
      summary: 'Bulk action on transfers',
      access: transfersAccess.list,
      body: transferBulkBody,
      idempotent: true,
      reply: created,
    },
  }),
};

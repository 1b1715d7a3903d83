import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints } from '../../kernel/explorer.endpoints.ts';
import { created, idParams, instant } from '../../kernel/wire.ts';
import { transferFields, transferInput } from './transfer.schema.ts';
import { transfersAccess, transfersExplorer } from './transfers.explorer.ts';
import { transferRow } from './transfers.rows.ts';

/** What only a transfer has; the order's own part is `GET /api/orders/{id}`. */
export const transferPaper = transferFields.omit({ card: true }).extend({
  id: z.string(),
  version: z.number(),
  card: z.object({ last4: z.string(), holderName: z.string(), bank: z.string() }).nullable(),
  altReceivers: z.array(z.object({ name: z.string(), ci: z.string(), phone: z.string() })),
  availableOn: z.string().nullable(),
  courier: z.object({ id: z.string(), name: z.string() }).nullable(),
  pin: z.object({ digits: z.string().nullable(), expiresAt: instant, isExpired: z.boolean() }).nullable(),
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
    })
    .nullable(),
});
export type TransferPaper = z.infer<typeof transferPaper>;

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
    'GET /api/services/transfers/couriers': {
      summary: 'Who delivers for this provider office',
      access: { who: ['providerOffice'], rights: ['ServicesMoneyTransfer'], services: ['MoneyTransfer'] },
      reply: z.object({ couriers: z.array(z.object({ id: z.string(), name: z.string() })) }),
    },
  }),
};

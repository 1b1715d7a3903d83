import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { page, pageQuery } from '../../kernel/explorer.endpoints.ts';
import { created, id, idParams, optional, text } from '../../kernel/wire.ts';
import { partyOrder } from './customer-orders.explorer.ts';
import { recipientHits, recipientPaper } from './customer.replies.ts';
import { relationships } from '../../kernel/party.values.ts';
import { customersAccess as access, customersWriteAccess } from './customers.explorer.ts';
import { newRecipientInput, recipientInput } from './recipient.schema.ts';

const relationship = z.enum(relationships).nullable().default(null);
const pair = z.strictObject({ id, recipientId: id });
const write = { access: customersWriteAccess, idempotent: true, reply: created } as const;

/** The answers to `POST …/recipients`, `attach` and `detach` carry the id and version of the recipient. */
export const recipientsEndpoints = endpoints({
  'GET /api/customers/{id}/recipients': {
    summary: 'Recipients of a customer, whom they sent to last first',
    access,
    params: idParams,
    reply: recipientHits,
  },
  'POST /api/customers/{id}/recipients': {
    ...write,
    summary: 'New recipient of a customer',
    params: idParams,
    body: newRecipientInput,
  },
  'POST /api/customers/{id}/recipients/{recipientId}/attach': {
    ...write,
    summary: 'An existing recipient for this customer too, or another relationship',
    params: pair,
    body: z.strictObject({ relationship }),
  },
  'POST /api/customers/{id}/recipients/{recipientId}/detach': {
    ...write,
    summary: 'No recipient of this customer any more',
    params: pair,
  },
  'GET /api/recipients/search': {
    summary: 'Ten recipients by parts of a name, phone, carné or number; those of the customer first',
    access,
    query: z.strictObject({ q: z.string().trim().min(1).max(100), customerId: optional(id) }),
    reply: recipientHits,
  },
  'POST /api/recipients/duplicates': {
    summary: 'Recipients with the same carné or phone, or the same name in the same municipality',
    access: customersWriteAccess,
    body: z.strictObject({
      ci: z.string().max(40).default(''),
      phones: z.array(z.string().max(40)).max(10).default([]),
      name: text(250, 0).default(''),
      municipality: z.string().max(60).default(''),
      exceptId: id.nullable().default(null),
    }),
    reply: recipientHits,
  },
  'GET /api/recipients/{id}': { summary: 'One recipient', access, params: idParams, reply: recipientPaper },
  'GET /api/recipients/{id}/orders': {
    summary: 'Orders for a recipient, of all services, the newest first',
    access,
    params: idParams,
    query: pageQuery,
    reply: page(partyOrder),
  },
  'PUT /api/recipients/{id}': {
    summary: 'Edit a recipient',
    access: customersWriteAccess,
    params: idParams,
    body: recipientInput,
    ifMatch: true,
    reply: created,
  },
});

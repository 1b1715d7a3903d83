import { z } from 'zod';
import { taxIdKinds } from '../../kernel/tax-id.ts';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints, page, pageQuery } from '../../kernel/explorer.endpoints.ts';
import { created, id, idParams, text } from '../../kernel/wire.ts';
import { partyOrder } from './customer-orders.explorer.ts';
import { customerHits, customerPaper, duplicateHits, mergePreview } from './customer.replies.ts';
import { customerInput, idDocumentInput, newCustomerInput } from './customer.schema.ts';
import { customerLevels } from './customer.values.ts';
import { customersAccess as access, customersExplorer, customersWriteAccess } from './customers.explorer.ts';
import { customerRow } from './customers.rows.ts';

const act = { params: idParams, ifMatch: true, idempotent: true, reply: created } as const;
/** Who may read a customer reaches the action; whether it is theirs to do stands in `actions` of the paper. */
const guarded = { ...act, access } as const;
const write = { ...act, access: customersWriteAccess } as const;

const reason = text(300);
const loose = z.string().max(200).default('');

/** What is typed so far; everything may still be missing or wrong. */
export const duplicatesBody = z.strictObject({
  firstName: loose,
  middleName: loose,
  lastName: loose,
  secondLastName: loose,
  birthDate: loose,
  email: loose,
  phones: z.array(z.string().max(40)).max(10).default([]),
  ids: z.array(z.string().max(40)).max(10).default([]),
  /** The customer that is being edited is no duplicate of itself. */
  exceptId: id.nullable().default(null),
});
export type DuplicatesBody = z.output<typeof duplicatesBody>;

export const customersEndpoints = {
  ...explorerEndpoints(customersExplorer, customerRow),
  ...endpoints({
    'GET /api/customers/search': {
      summary:
        'Ten customers by parts of a name in any order, phone, document or number; forgives typing errors',
      access,
      query: z.strictObject({ q: z.string().trim().min(1).max(100) }),
      reply: customerHits,
    },
    'POST /api/customers/duplicates': {
      summary: 'Customers that may be the one being typed, with the reasons',
      access: customersWriteAccess,
      body: duplicatesBody,
      reply: duplicateHits,
    },
    'GET /api/customers/{id}': { summary: 'One customer', access, params: idParams, reply: customerPaper },
    'GET /api/customers/{id}/orders': {
      summary: 'Orders of a customer, of all services, the newest first',
      access,
      params: idParams,
      query: pageQuery,
      reply: page(partyOrder),
    },
    'POST /api/customers': {
      summary: 'New customer',
      access: customersWriteAccess,
      body: newCustomerInput,
      idempotent: true,
      reply: created,
    },
    'PUT /api/customers/{id}': {
      summary: 'Edit a customer',
      access: customersWriteAccess,
      params: idParams,
      body: customerInput,
      ifMatch: true,
      reply: created,
    },
    'POST /api/customers/{id}/ids': { ...write, summary: 'Add an identity document', body: idDocumentInput },
    'PUT /api/customers/{id}/ids/{idDocument}': {
      summary: 'Edit an identity document',
      access: customersWriteAccess,
      params: z.strictObject({ id, idDocument: id }),
      body: idDocumentInput,
      ifMatch: true,
      reply: created,
    },
    'POST /api/customers/{id}/ids/{idDocument}/remove': {
      ...write,
      summary: 'Remove an identity document that was entered by mistake',
      params: z.strictObject({ id, idDocument: id }),
      body: z.strictObject({ reason }),
    },
    'POST /api/customers/{id}/photo': {
      ...write,
      summary: 'Set the photo, or take it away with null',
      body: z.strictObject({ fileId: id.nullable() }),
    },
    'POST /api/customers/{id}/files': {
      ...write,
      summary: 'Keep a file with a customer',
      body: z.strictObject({ fileId: id, note: text(200, 0).default('') }),
    },
    'POST /api/customers/{id}/files/{fileId}/remove': {
      ...write,
      summary: 'Take a file away from a customer',
      params: z.strictObject({ id, fileId: id }),
    },
    'POST /api/customers/{id}/level': {
      ...guarded,
      summary: 'Set the level',
      body: z.strictObject({ level: z.enum(customerLevels), reason }),
    },
    'POST /api/customers/{id}/block': {
      ...guarded,
      summary: 'Block a customer: no sale until unblocked',
      body: z.strictObject({ reason }),
    },
    'POST /api/customers/{id}/unblock': {
      ...guarded,
      summary: 'Let a blocked customer buy again',
      body: z.strictObject({ reason }),
    },
    'POST /api/customers/{id}/tax-id/reveal': {
      summary: 'The whole tax number, for a reason that is logged',
      access,
      params: idParams,
      body: z.strictObject({ reason }),
      reply: z.object({ kind: z.enum(taxIdKinds), number: z.string() }),
    },
    'POST /api/customers/{id}/merge/dry-run': {
      summary: 'What a merge would move into this customer',
      access,
      params: idParams,
      body: z.strictObject({ otherId: id }),
      reply: mergePreview,
    },
    'POST /api/customers/{id}/merge': {
      ...guarded,
      summary: 'Merge another customer into this one; both numbers stay',
      body: z.strictObject({ otherId: id, otherVersion: z.number().int().min(1), reason }),
    },
  }),
};

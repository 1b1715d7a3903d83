import { z } from 'zod';
import { officeTypes } from '../../access/office-type.ts';
import { bulkBase, bulkPreview } from '../../kernel/bulk.ts';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints } from '../../kernel/explorer.endpoints.ts';
import { created, id, idParams, instant, text } from '../../kernel/wire.ts';
import { officeInput } from './office.schema.ts';
import { officeServices } from './office.values.ts';
import { officesAccess as access, officesExplorer, officesWriteAccess } from './offices.explorer.ts';
import { officeRow } from './offices.rows.ts';

const officeName = z.object({ id: z.string(), code: z.string(), name: z.string() });
const fields = officeInput.shape;

/** An office as its paper shows it; the same field names as the form, the bank account masked. */
export const officePaper = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  code: z.string(),
  officeType: z.enum(officeTypes),
  serviceTypes: z.array(z.enum(officeServices)),
  territory: z.string(),
  parent: officeName.nullable(),
  children: z.array(officeName),
  linkedOffices: z.array(officeName),
  /** Null until somebody filled it in. */
  address: fields.address.nullable(),
  phones: fields.phones,
  timeZone: z.string(),
  logoFileId: z.string().nullable(),
  hours: fields.hours,
  creditModel: fields.creditModel,
  creditLimit: z.string(),
  accessAllowToCustomerInfo: z.boolean(),
  licences: fields.licences,
  bankAccount: z.object({ bank: z.string(), holder: z.string(), last4: z.string() }).nullable(),
  printing: fields.printing,
  isHeadOffice: z.boolean(),
  isActive: z.boolean(),
  holdReason: z.string().nullable(),
  users: z.number(),
  createdAt: instant,
  updatedAt: instant,
});
export type OfficePaper = z.infer<typeof officePaper>;

/** Bulk actions of offices, in the words of the seed. */
export const officeBulkBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('Activate'), ...bulkBase }),
  z.strictObject({ action: z.literal('Deactivate'), ...bulkBase }),
  z.strictObject({ action: z.literal('AddOffices'), ...bulkBase, officeIds: z.array(id).min(1).max(500) }),
  z.strictObject({ action: z.literal('RemoveOffices'), ...bulkBase, officeIds: z.array(id).min(1).max(500) }),
  z.strictObject({
    action: z.literal('AddServices'),
    ...bulkBase,
    services: z.array(z.enum(officeServices)).min(1),
  }),
  z.strictObject({
    action: z.literal('RemoveServices'),
    ...bulkBase,
    services: z.array(z.enum(officeServices)).min(1),
  }),
]);
export type OfficeBulkBody = z.output<typeof officeBulkBody>;

const write = { access: officesWriteAccess, idempotent: true, reply: created } as const;

export const officesEndpoints = {
  ...explorerEndpoints(officesExplorer, officeRow),
  ...endpoints({
    'GET /api/settings/offices/{id}': { summary: 'One office', access, params: idParams, reply: officePaper },
    'GET /api/settings/offices/options': {
      summary: 'What an office can be given: the services that the configuration offers',
      access,
      reply: z.object({ services: z.array(z.enum(officeServices)) }),
    },
    'POST /api/settings/offices': { ...write, summary: 'New office', body: officeInput },
    'PUT /api/settings/offices/{id}': {
      summary: 'Edit an office',
      access: officesWriteAccess,
      params: idParams,
      body: officeInput,
      ifMatch: true,
      reply: created,
    },
    'POST /api/settings/offices/{id}/hold': {
      ...write,
      summary: 'Put an office on hold',
      params: idParams,
      body: z.strictObject({ reason: text(300) }),
      ifMatch: true,
    },
    'POST /api/settings/offices/{id}/release': {
      ...write,
      summary: 'Take an office off hold',
      params: idParams,
      ifMatch: true,
    },
    'POST /api/settings/offices/bulk/dry-run': {
      summary: 'What a bulk action would do to offices',
      access: officesWriteAccess,
      body: officeBulkBody,
      reply: bulkPreview,
    },
    'POST /api/settings/offices/bulk': { ...write, summary: 'Bulk action on offices', body: officeBulkBody },
  }),
};

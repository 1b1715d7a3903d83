import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints } from '../../kernel/explorer.endpoints.ts';
import { created, idParams, instant } from '../../kernel/wire.ts';
import { gatewayInput } from './gateway.schema.ts';
import { gatewaysAccess as access, gatewaysExplorer } from './gateways.explorer.ts';
import { gatewayRow } from './gateways.rows.ts';

/** All that is ever told about a key. */
const secretState = z.object({ isSet: z.boolean(), changedAt: instant.nullable() });
const fields = gatewayInput.shape;

export const gatewayPaper = z.object({
  id: z.string(),
  version: z.number(),
  office: z.object({ id: z.string(), code: z.string(), name: z.string() }),
  name: z.string(),
  channels: fields.channels,
  midNumber: z.string(),
  serviceKey: secretState,
  securityKey: secretState,
  surchargePercent: z.string(),
  minAmount: z.string(),
  maxAmount: z.string().nullable(),
  isTestMode: z.boolean(),
  isActive: z.boolean(),
  devices: fields.devices,
  createdAt: instant,
  updatedAt: instant,
});
export type GatewayPaper = z.infer<typeof gatewayPaper>;

export const gatewaysEndpoints = {
  ...explorerEndpoints(gatewaysExplorer, gatewayRow),
  ...endpoints({
    'GET /api/settings/gateways/{id}': {
      summary: 'One gateway',
      access,
      params: idParams,
      reply: gatewayPaper,
    },
    'GET /api/settings/gateways/offices': {
      summary: 'Offices a gateway may belong to',
      access,
      reply: z.object({ offices: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })) }),
    },
    'POST /api/settings/gateways': {
      summary: 'New gateway of an office',
      access,
      body: gatewayInput,
      idempotent: true,
      reply: created,
    },
    'PUT /api/settings/gateways/{id}': {
      summary: 'Edit a gateway',
      access,
      params: idParams,
      body: gatewayInput,
      ifMatch: true,
      reply: created,
    },
  }),
};

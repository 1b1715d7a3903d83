import { z } from 'zod';
import { defineExplorer } from '../../kernel/explorer.ts';
import { instant } from '../../kernel/wire.ts';
import { paymentChannels } from './gateway.schema.ts';

export const gatewaysAccess = { who: ['corporationAccounting'], rights: ['SettingsOffices'] } as const;

export const gatewayRow = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  office: z.string(),
  channels: z.array(z.enum(paymentChannels)),
  midNumber: z.string(),
  surchargePercent: z.string(),
  minAmount: z.string(),
  maxAmount: z.string().nullable(),
  devices: z.number(),
  isTestMode: z.boolean(),
  isActive: z.boolean(),
  createdAt: instant,
});
export type GatewayRow = z.infer<typeof gatewayRow>;

export const gatewaysExplorer = defineExplorer({
  name: 'gateways',
  path: '/api/settings/gateways',
  access: gatewaysAccess,
  row: gatewayRow,
  defaultSort: 'name',
  hasSearch: true,
  columns: {
    name: { kind: 'text', width: 220 },
    office: { kind: 'text', width: 200 },
    channels: { kind: 'enum', values: paymentChannels, isList: true, width: 180 },
    midNumber: { kind: 'text', width: 150 },
    surchargePercent: { kind: 'number', width: 110 },
    minAmount: { kind: 'money', width: 120 },
    maxAmount: { kind: 'money', width: 120 },
    devices: { kind: 'number', width: 90 },
    isTestMode: { kind: 'boolean', width: 100 },
    isActive: { kind: 'boolean', width: 100 },
    createdAt: { kind: 'instant', width: 150, hidden: true },
  },
} as const);

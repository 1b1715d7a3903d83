import { defineExplorer } from '../../kernel/explorer.ts';
import { paymentChannels } from './gateway.values.ts';
import type { GatewayRow } from './gateways.rows.ts';

export const gatewaysAccess = { who: ['corporationAccounting'], rights: ['SettingsOffices'] } as const;

export const gatewaysExplorer = defineExplorer<GatewayRow>()({
  name: 'gateways',
  path: '/api/settings/gateways',
  access: gatewaysAccess,
  defaultSort: 'name',
  hasSearch: true,
  columns: {
    name: { kind: 'text', width: 220 },
    office: { kind: 'text', width: 200 },
    channels: { kind: 'enum', values: paymentChannels, isList: true, width: 210 },
    midNumber: { kind: 'text', width: 150 },
    surchargePercent: { kind: 'number', width: 110 },
    minAmount: { kind: 'money', width: 120 },
    maxAmount: { kind: 'money', width: 120 },
    devices: { kind: 'number', width: 90 },
    isTestMode: { kind: 'boolean', width: 100 },
    isActive: { kind: 'boolean', width: 100 },
    createdAt: { kind: 'instant', width: 176, hidden: true },
  },
} as const);

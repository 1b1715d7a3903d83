import { officeTypes } from '../../access/office-type.ts';
import { defineExplorer } from '../../kernel/explorer.ts';
import { creditModels, officeServices } from './office.values.ts';
import type { OfficeRow } from './offices.rows.ts';

/** An office admin reads their own offices; only the corporation changes them. */
export const officesAccess = { who: ['corporationAdmin', 'admin'], rights: ['SettingsOffices'] } as const;
export const officesWriteAccess = { who: ['corporationAdmin'], rights: ['SettingsOffices'] } as const;

export const officesExplorer = defineExplorer<OfficeRow>()({
  name: 'offices',
  path: '/api/settings/offices',
  access: officesAccess,
  defaultSort: 'name',
  hasSearch: true,
  columns: {
    name: { kind: 'text', width: 220 },
    code: { kind: 'text', width: 90 },
    officeType: { kind: 'enum', values: officeTypes, width: 120 },
    serviceTypes: { kind: 'enum', values: officeServices, isList: true, width: 300 },
    territory: { kind: 'text', width: 150 },
    creditModel: { kind: 'enum', values: creditModels, width: 120 },
    active: { kind: 'boolean', width: 100 },
    users: { kind: 'number', width: 90 },
    createdAt: { kind: 'instant', width: 176 },
    creditLimit: { kind: 'money', width: 130, hidden: true },
    timeZone: { kind: 'text', width: 170, hidden: true },
    phones: { kind: 'text', width: 180, hidden: true },
    holdReason: { kind: 'text', width: 220, hidden: true },
  },
} as const);

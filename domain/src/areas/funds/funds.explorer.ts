import { defineExplorer } from '../../kernel/explorer.ts';
import { creditModels } from '../offices/office.values.ts';
import { fundMoveKinds, fundScopes } from './fund.values.ts';
import type { FundMoveRow, FundRow } from './funds.rows.ts';

/** Accounting of an office sees its own fund, that of the corporation all of them. */
export const fundsAccess = {
  who: ['corporationAccounting', 'accounting'],
  rights: ['SettingsOffices'],
} as const;
export const fundTermsAccess = { who: ['corporationAccounting'], rights: ['SettingsOffices'] } as const;

export const fundsExplorer = defineExplorer<FundRow>()({
  name: 'funds',
  path: '/api/settings/offices/funds',
  access: fundsAccess,
  defaultSort: 'office',
  hasSearch: true,
  columns: {
    office: { kind: 'text', width: 200 },
    code: { kind: 'text', width: 75 },
    available: { kind: 'money', sortable: false, width: 125 },
    balance: { kind: 'money', sortable: false, width: 125 },
    held: { kind: 'money', sortable: false, width: 105 },
    waiting: { kind: 'money', sortable: false, filterable: false, width: 115 },
    isLow: { kind: 'boolean', sortable: false, width: 95 },
    creditModel: { kind: 'enum', values: creditModels, sortable: false, width: 110 },
    creditLimit: { kind: 'money', sortable: false, width: 120 },
    scope: { kind: 'enum', values: fundScopes, sortable: false, width: 110 },
    temporaryLimit: { kind: 'money', sortable: false, width: 120, hidden: true },
    temporaryUntil: { kind: 'day', sortable: false, width: 120, hidden: true },
  },
} as const);

const moveStatuses = [
  'Draft',
  'Submitted',
  'Approved',
  'Deposited',
  'Delivered',
  'Confirmed',
  'Rejected',
  'Cancelled',
  'Discarded',
] as const;

export const fundMovesExplorer = defineExplorer<FundMoveRow>()({
  name: 'fund-moves',
  path: '/api/settings/offices/fund-moves',
  access: fundsAccess,
  defaultSort: '-createdAt',
  hasSearch: true,
  columns: {
    number: { kind: 'text', width: 160 },
    createdAt: { kind: 'instant', width: 165 },
    status: { kind: 'enum', values: moveStatuses, width: 130 },
    office: { kind: 'text', sortable: false, width: 75 },
    kind: { kind: 'enum', values: fundMoveKinds, sortable: false, width: 130 },
    amount: { kind: 'money', sortable: false, width: 120 },
    bankReference: { kind: 'text', sortable: false, width: 150 },
    by: { kind: 'text', sortable: false, width: 160 },
  },
} as const);

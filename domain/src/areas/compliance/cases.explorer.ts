import { serviceTypes } from '../../access/service-type.ts';
import { defineExplorer } from '../../kernel/explorer.ts';
import type { CaseRow } from './cases.rows.ts';
import { caseKinds, caseOutcomes, caseQueues, caseStates, evidenceFlags } from './cases.values.ts';

/** Compliance of an office sees what its office sold and is no matter of money laundering. */
export const casesAccess = {
  who: ['corporationCompliance', 'complianceAml', 'compliance'],
  rights: ['Compliance'],
} as const;

/** Decides: compliance of the corporation. */
export const casesDecideAccess = {
  who: ['corporationCompliance', 'complianceAml'],
  rights: ['Compliance'],
} as const;

export const casesExplorer = defineExplorer<CaseRow>()({
  name: 'cases',
  path: '/api/compliance/cases',
  access: casesAccess,
  defaultSort: 'slaAt',
  hasSearch: true,
  columns: {
    slaAt: { kind: 'instant', width: 130 },
    number: { kind: 'text', width: 110 },
    state: { kind: 'enum', values: caseStates, sortable: false, width: 120 },
    queue: { kind: 'enum', values: caseQueues, sortable: false, width: 90 },
    severity: { kind: 'number', width: 80 },
    service: { kind: 'enum', values: serviceTypes, sortable: false, width: 130 },
    orderNumber: { kind: 'text', sortable: false, width: 150 },
    amount: { kind: 'money', width: 110 },
    parties: { kind: 'text', sortable: false, width: 260 },
    office: { kind: 'text', sortable: false, width: 80 },
    reasons: { kind: 'text', sortable: false, width: 200 },
    score: { kind: 'number', width: 80 },
    listedName: { kind: 'text', sortable: false, width: 200 },
    list: { kind: 'text', sortable: false, width: 110 },
    programs: { kind: 'text', sortable: false, width: 130 },
    birth: { kind: 'enum', values: evidenceFlags, sortable: false, width: 80 },
    idNumber: { kind: 'enum', values: evidenceFlags, sortable: false, width: 80 },
    country: { kind: 'enum', values: evidenceFlags, sortable: false, width: 80 },
    priorDecisions: { kind: 'number', sortable: false, filterable: false, width: 90 },
    holder: { kind: 'text', sortable: false, width: 140 },
    isMine: { kind: 'boolean', sortable: false, width: 80, hidden: true },
    approvals: { kind: 'number', sortable: false, filterable: false, width: 90 },
    openedAt: { kind: 'instant', width: 165, hidden: true },
    kind: { kind: 'enum', values: caseKinds, sortable: false, width: 100, hidden: true },
    outcome: { kind: 'enum', values: caseOutcomes, sortable: false, width: 110, hidden: true },
    isPaused: { kind: 'boolean', sortable: false, width: 80, hidden: true },
  },
} as const);

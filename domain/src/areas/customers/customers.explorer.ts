import { servicesRights } from '../../access/menu-right.ts';
import { defineExplorer } from '../../kernel/explorer.ts';
import { customerLevels } from './customer.values.ts';
import type { CustomerRow } from './customers.rows.ts';

/**
 * Who sells, who handles claims, and the corporation; there is no menu right of customers, so any right that deals
 * with them will do. An office without `accessAllowToCustomerInfo` reads masked, and only whom it created or sold to.
 */
export const customersAccess = {
  who: ['saleDesk', 'officeClaim', 'corporation', 'complianceAml'],
  rights: [...servicesRights, 'Compliance', 'Claims'],
} as const;

/** Creates and edits: who sells. */
export const customersWriteAccess = { who: ['saleDesk'], rights: servicesRights } as const;

export const customersExplorer = defineExplorer<CustomerRow>()({
  name: 'customers',
  path: '/api/customers',
  access: customersAccess,
  defaultSort: '-createdAt',
  hasSearch: true,
  columns: {
    number: { kind: 'text', width: 95 },
    name: { kind: 'text', width: 225 },
    phone: { kind: 'text', sortable: false, width: 140 },
    birthDate: { kind: 'day', sortable: false, width: 110 },
    cityState: { kind: 'text', sortable: false, width: 130 },
    level: { kind: 'enum', values: customerLevels, sortable: false, width: 75 },
    balance: { kind: 'money', sortable: false, filterable: false, width: 90 },
    lastOrderAt: { kind: 'instant', sortable: false, filterable: false, width: 165 },
    orders: { kind: 'number', sortable: false, filterable: false, width: 75 },
    email: { kind: 'text', sortable: false, width: 200, hidden: true },
    idNumber: { kind: 'text', sortable: false, width: 130, hidden: true },
    office: { kind: 'text', sortable: false, width: 90, hidden: true },
    createdAt: { kind: 'instant', width: 176, hidden: true },
    isBlocked: { kind: 'boolean', sortable: false, width: 100, hidden: true },
    hasExpiredId: { kind: 'boolean', sortable: false, width: 110, hidden: true },
  },
} as const);

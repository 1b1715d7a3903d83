import { serviceAccess } from '../../access/screens/screen.ts';
import { provinces } from '../../kernel/cuban-places.ts';
import { defineExplorer } from '../../kernel/explorer.ts';
import type { TransferRow } from './transfers.rows.ts';
import { moneyTransfer } from './service.ts';
import { payoutCurrencies, transferMethods } from './transfer.values.ts';

export const transfersAccess = serviceAccess('ServicesMoneyTransfer', 'MoneyTransfer');

const statuses = moneyTransfer.lifecycle.statuses.filter((status) => status !== 'None');

export const transfersExplorer = defineExplorer<TransferRow>()({
  name: 'transfers',
  path: '/api/services/transfers',
  access: transfersAccess.list,
  defaultSort: '-createdAt',
  hasSearch: true,
  columns: {
    number: { kind: 'text', width: 160 },
    createdAt: { kind: 'instant', width: 165 },
    status: { kind: 'enum', values: statuses, width: 150 },
    sender: { kind: 'text', sortable: false, width: 180 },
    receiver: { kind: 'text', sortable: false, width: 180 },
    payout: { kind: 'money', sortable: false, filterable: false, width: 140 },
    total: { kind: 'money', sortable: false, width: 110 },
    territory: { kind: 'enum', values: provinces, sortable: false, width: 140 },
    method: { kind: 'enum', values: transferMethods, sortable: false, width: 130 },
    receiverPhone: { kind: 'text', sortable: false, width: 130 },
    net: { kind: 'money', sortable: false, width: 110 },
    office: { kind: 'text', sortable: false, width: 90 },
    agent: { kind: 'text', sortable: false, width: 150 },
    provider: { kind: 'text', sortable: false, width: 100 },
    payoutCurrency: { kind: 'enum', values: payoutCurrencies, sortable: false, width: 90 },
    attempts: { kind: 'number', sortable: false, width: 90, hidden: true },
    paid: { kind: 'money', sortable: false, width: 110, hidden: true },
    currency: { kind: 'text', sortable: false, filterable: false, width: 90, hidden: true },
    gateway: { kind: 'text', sortable: false, filterable: false, width: 150, hidden: true },
    reference: { kind: 'text', sortable: false, width: 140, hidden: true },
    municipality: { kind: 'text', sortable: false, width: 140, hidden: true },
    senderPhone: { kind: 'text', sortable: false, width: 130, hidden: true },
    isHeld: { kind: 'boolean', sortable: false, width: 90, hidden: true },
    submittedAt: { kind: 'instant', sortable: false, width: 150, hidden: true },
    courier: { kind: 'text', sortable: false, width: 150, hidden: true },
    pinExpiresAt: { kind: 'instant', sortable: false, width: 165, hidden: true },
  },
} as const);

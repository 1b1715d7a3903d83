import type { Access } from '../access.ts';
import { inGroup } from './screen.ts';

const accountants = ['corporationAccounting', 'accounting'] as const satisfies Access['who'];

/** Each needs the right the seed names for it. AccountingExpenses guards no screen of its own there. */
export const accountingScreens = inGroup('Accounting', [
  {
    name: 'accounting.sales',
    path: '/accounting/sales/explorer',
    title: { en: 'Transactions', es: 'Transacciones' },
    access: { who: accountants, rights: ['AccountingSales'] },
    menu: true,
  },
  {
    name: 'accounting.commissions.summary',
    path: '/accounting/commissions/summary',
    title: { en: 'Sales Commissions', es: 'Comisiones de ventas' },
    access: { who: accountants, rights: ['AccountingCommissions'] },
    menu: true,
  },
  {
    name: 'accounting.commissions',
    path: '/accounting/commissions/explorer',
    title: { en: 'Sales Commissions', es: 'Comisiones de ventas' },
    access: { who: accountants, rights: ['AccountingCommissions'] },
  },
  {
    name: 'accounting.rewards',
    path: '/accounting/rewards/explorer',
    title: { en: 'Clients Rewards', es: 'Recompensas de clientes' },
    access: { who: accountants, rights: ['AccountingRewards'] },
    menu: true,
  },
  {
    name: 'accounting.expenses.basic',
    path: '/accounting/expenses/summary/basic',
    title: { en: 'Expenses (provider payments)', es: 'Gastos (pagos a proveedores)' },
    access: { who: accountants, rights: ['AccountingProvidersPayments'] },
    menu: true,
  },
  {
    name: 'accounting.expenses.proxy',
    path: '/accounting/expenses/summary/proxy',
    title: { en: 'Expenses (agency payments)', es: 'Gastos (pagos a agencias)' },
    access: { who: accountants, rights: ['AccountingAgenciesPayments'] },
    menu: true,
  },
  {
    name: 'accounting.expenses',
    path: '/accounting/expenses/explorer/{scope}',
    title: { en: 'Expenses', es: 'Gastos' },
    access: { who: accountants, rights: ['AccountingProvidersPayments', 'AccountingAgenciesPayments'] },
  },
  {
    name: 'accounting.profit',
    path: '/accounting/profit/explorer/',
    title: { en: 'Profits', es: 'Ganancias' },
    access: { who: accountants, rights: ['AccountingNetIncome'] },
    menu: true,
  },
  {
    name: 'accounting.invoice',
    path: '/accounting/invoice/explorer/',
    title: { en: 'Invoice', es: 'Facturas' },
    access: { who: accountants, rights: ['AccountingInvoicesBills'] },
    menu: true,
  },
  {
    name: 'accounting.invoice.paper',
    path: '/accounting/invoice/{id}',
    title: { en: 'Invoice detail', es: 'Detalle de la factura' },
    access: { who: accountants, rights: ['AccountingInvoicesBills'] },
  },
]);

import { exportLabels } from '../../kernel/export-labels.ts';
import { orderStatuses, type OrderStatus } from '../../order/status.ts';
import { statusLabel } from '../../order/status.labels.ts';
import { officeFund } from '../../services/office-fund/service.ts';
import { fundMovesExplorer, fundsExplorer } from './funds.explorer.ts';

export const fundKindLabels = {
  en: { Payment: 'Deposit', ReturnOfFund: 'Return of fund', Adjustment: 'Adjustment' },
  es: { Payment: 'Depósito', ReturnOfFund: 'Devolución de fondo', Adjustment: 'Ajuste' },
} as const;
const scopes = {
  en: { Sale: 'Own office', Proxy: 'Agency', Provider: 'Provider' },
  es: { Sale: 'Oficina propia', Proxy: 'Agencia', Provider: 'Proveedor' },
} as const;
const models = {
  en: { NoLimit: 'No limit', Prepay: 'Prepaid', Credit: 'Credit' },
  es: { NoLimit: 'Sin límite', Prepay: 'Prepago', Credit: 'Crédito' },
} as const;

function statusWords(language: 'en' | 'es'): Record<OrderStatus, string> {
  const words = orderStatuses.map((status) => [status, statusLabel(officeFund.lifecycle, status, language)]);
  return Object.fromEntries(words) as Record<OrderStatus, string>;
}

export const fundsLabels = exportLabels(fundsExplorer, {
  en: {
    title: 'Offices Funds',
    columns: {
      office: 'Office',
      code: 'Code',
      scope: 'Kind',
      creditModel: 'Credit model',
      balance: 'Balance',
      held: 'Held',
      creditLimit: 'Credit limit',
      available: 'Available',
      waiting: 'Waiting',
      isLow: 'Low',
      temporaryLimit: 'Temporary limit',
      temporaryUntil: 'Temporary until',
    },
    values: { scope: scopes.en, creditModel: models.en },
  },
  es: {
    title: 'Fondos de las oficinas',
    columns: {
      office: 'Oficina',
      code: 'Código',
      scope: 'Tipo',
      creditModel: 'Modelo de crédito',
      balance: 'Saldo',
      held: 'Reservado',
      creditLimit: 'Límite de crédito',
      available: 'Disponible',
      waiting: 'En espera',
      isLow: 'Bajo',
      temporaryLimit: 'Límite temporal',
      temporaryUntil: 'Temporal hasta',
    },
    values: { scope: scopes.es, creditModel: models.es },
  },
});

export const fundMovesLabels = exportLabels(fundMovesExplorer, {
  en: {
    title: 'Movements of funds',
    columns: {
      number: 'Number',
      createdAt: 'Created',
      status: 'Status',
      office: 'Office',
      kind: 'Kind',
      amount: 'Amount',
      bankReference: 'Bank reference',
      by: 'Entered by',
    },
    values: { status: statusWords('en'), kind: fundKindLabels.en },
  },
  es: {
    title: 'Movimientos de fondos',
    columns: {
      number: 'Número',
      createdAt: 'Creado',
      status: 'Estado',
      office: 'Oficina',
      kind: 'Tipo',
      amount: 'Importe',
      bankReference: 'Referencia bancaria',
      by: 'Registrado por',
    },
    values: { status: statusWords('es'), kind: fundKindLabels.es },
  },
});

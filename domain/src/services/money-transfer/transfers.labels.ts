import { provinces, type Province } from '../../kernel/cuban-places.ts';
import { exportLabels } from '../../kernel/export-labels.ts';
import { statusLabel } from '../../order/status.labels.ts';
import { orderStatuses, type OrderStatus } from '../../order/status.ts';
import { moneyTransfer } from './service.ts';
import { transfersExplorer } from './transfers.explorer.ts';

/** Every status in the words of this service; the explorer offers those that it has. */
function statusWords(language: 'en' | 'es'): Record<OrderStatus, string> {
  const words = orderStatuses.map((status) => [
    status,
    statusLabel(moneyTransfer.lifecycle, status, language),
  ]);
  return Object.fromEntries(words) as Record<OrderStatus, string>;
}

/** Currencies and places have one name. */
const currencies = { USD: 'USD', CUP: 'CUP', EUR: 'EUR', MLC: 'MLC' } as const;
const places = Object.fromEntries(provinces.map((name) => [name, name])) as Record<Province, string>;

export const transferMethodLabels = {
  en: {
    HomeCash: 'Cash at home',
    OfficePickup: 'Office pick-up',
    BankCard: 'Bank card',
    PrepaidUsd: 'Prepaid card',
  },
  es: {
    HomeCash: 'Efectivo a domicilio',
    OfficePickup: 'Recogida en oficina',
    BankCard: 'Tarjeta bancaria',
    PrepaidUsd: 'Tarjeta prepago',
  },
} as const;

export const transfersLabels = exportLabels(transfersExplorer, {
  en: {
    title: 'Money transfers',
    columns: {
      number: 'Number',
      createdAt: 'Created',
      status: 'Status',
      sender: 'Sender',
      receiver: 'Receiver',
      receiverPhone: 'Receiver phone',
      territory: 'Territory',
      method: 'Method',
      payout: 'Payout',
      payoutCurrency: 'Payout currency',
      net: 'Net amount',
      total: 'Total',
      office: 'Office',
      agent: 'Agent',
      provider: 'Provider',
      attempts: 'Attempts',
      paid: 'Paid',
      currency: 'Currency',
      gateway: 'Merchant Account',
      reference: 'Transaction number',
      municipality: 'Municipality',
      senderPhone: 'Sender phone',
      isHeld: 'On hold',
      submittedAt: 'Submitted',
      courier: 'Courier',
      pinExpiresAt: 'PIN good until',
    },
    values: {
      status: statusWords('en'),
      method: transferMethodLabels.en,
      payoutCurrency: currencies,
      territory: places,
    },
  },
  es: {
    title: 'Remesas',
    columns: {
      number: 'Número',
      createdAt: 'Creada',
      status: 'Estado',
      sender: 'Remitente',
      receiver: 'Destinatario',
      receiverPhone: 'Teléfono del destinatario',
      territory: 'Territorio',
      method: 'Modo de entrega',
      payout: 'Entrega',
      payoutCurrency: 'Moneda de entrega',
      net: 'Importe neto',
      total: 'Total',
      office: 'Oficina',
      agent: 'Agente',
      provider: 'Proveedor',
      attempts: 'Intentos',
      paid: 'Pagado',
      currency: 'Moneda',
      gateway: 'Cuenta de comercio',
      reference: 'Número de transacción',
      municipality: 'Municipio',
      senderPhone: 'Teléfono del remitente',
      isHeld: 'Retenida',
      submittedAt: 'Enviada al proveedor',
      courier: 'Mensajero',
      pinExpiresAt: 'PIN válido hasta',
    },
    values: {
      status: statusWords('es'),
      method: transferMethodLabels.es,
      payoutCurrency: currencies,
      territory: places,
    },
  },
});

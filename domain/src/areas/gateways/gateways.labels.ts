import { exportLabels } from '../../kernel/export-labels.ts';
import { gatewaysExplorer } from './gateways.explorer.ts';

const channels = { PaymentApi: 'Payment API', DeviceCloud: 'Device Cloud' };

export const gatewaysLabels = exportLabels(gatewaysExplorer, {
  en: {
    title: 'Payment gateways',
    columns: {
      name: 'Merchant Account',
      office: 'Office',
      channels: 'Channels',
      midNumber: 'MID',
      surchargePercent: 'Surcharge %',
      minAmount: 'Minimum',
      maxAmount: 'Maximum',
      devices: 'Devices',
      isTestMode: 'Test mode',
      isActive: 'Active',
      createdAt: 'Created',
    },
    values: { channels },
  },
  es: {
    title: 'Pasarelas de pago',
    columns: {
      name: 'Cuenta de comercio',
      office: 'Oficina',
      channels: 'Canales',
      midNumber: 'MID',
      surchargePercent: 'Recargo %',
      minAmount: 'Mínimo',
      maxAmount: 'Máximo',
      devices: 'Dispositivos',
      isTestMode: 'Modo de prueba',
      isActive: 'Activa',
      createdAt: 'Creada',
    },
    values: { channels },
  },
});

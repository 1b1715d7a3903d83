import { exportLabels } from '../../kernel/export-labels.ts';
import { customersExplorer } from './customers.explorer.ts';
import { customerLevelLabels } from './customer-values.labels.ts';

export const customersLabels = exportLabels(customersExplorer, {
  en: {
    title: 'Customers',
    columns: {
      number: 'Number',
      name: 'Name',
      phone: 'Phone',
      birthDate: 'Date of birth',
      cityState: 'City and state',
      level: 'Level',
      balance: 'Balance',
      lastOrderAt: 'Last order',
      orders: 'Orders',
      email: 'Email',
      idNumber: 'ID number',
      office: 'Office',
      createdAt: 'Created',
      isBlocked: 'Blocked',
      hasExpiredId: 'Expired ID',
    },
    values: { level: customerLevelLabels.en },
  },
  es: {
    title: 'Clientes',
    columns: {
      number: 'Número',
      name: 'Nombre',
      phone: 'Teléfono',
      birthDate: 'Fecha de nacimiento',
      cityState: 'Ciudad y estado',
      level: 'Nivel',
      balance: 'Saldo',
      lastOrderAt: 'Última orden',
      orders: 'Órdenes',
      email: 'Correo electrónico',
      idNumber: 'Número de documento',
      office: 'Oficina',
      createdAt: 'Creado',
      isBlocked: 'Bloqueado',
      hasExpiredId: 'Documento vencido',
    },
    values: { level: customerLevelLabels.es },
  },
});

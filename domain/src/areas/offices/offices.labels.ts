import { officeTypeLabels, serviceTypeLabels } from '../../access/access.labels.ts';
import { exportLabels } from '../../kernel/export-labels.ts';
import { officesExplorer } from './offices.explorer.ts';

export const creditModelLabels = {
  en: { NoLimit: 'No limit', Prepay: 'Prepay', Credit: 'Credit' },
  es: { NoLimit: 'Sin límite', Prepay: 'Prepago', Credit: 'Crédito' },
};

export const officesLabels = exportLabels(officesExplorer, {
  en: {
    title: 'Offices',
    columns: {
      name: 'Name',
      code: 'Code',
      officeType: 'Type',
      serviceTypes: 'Services',
      territory: 'Territory',
      creditModel: 'Credit model',
      active: 'Active',
      users: 'Users',
      createdAt: 'Created',
      creditLimit: 'Credit limit',
      timeZone: 'Time zone',
      phones: 'Phones',
      holdReason: 'On hold because',
    },
    values: {
      officeType: officeTypeLabels.en,
      serviceTypes: serviceTypeLabels.en,
      creditModel: creditModelLabels.en,
    },
  },
  es: {
    title: 'Oficinas',
    columns: {
      name: 'Nombre',
      code: 'Código',
      officeType: 'Tipo',
      serviceTypes: 'Servicios',
      territory: 'Territorio',
      creditModel: 'Modelo de crédito',
      active: 'Activa',
      users: 'Usuarios',
      createdAt: 'Creada',
      creditLimit: 'Límite de crédito',
      timeZone: 'Zona horaria',
      phones: 'Teléfonos',
      holdReason: 'Motivo de la retención',
    },
    values: {
      officeType: officeTypeLabels.es,
      serviceTypes: serviceTypeLabels.es,
      creditModel: creditModelLabels.es,
    },
  },
});

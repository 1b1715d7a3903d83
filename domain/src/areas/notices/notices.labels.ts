import { exportLabels } from '../../kernel/export-labels.ts';
import { noticesExplorer } from './notices.explorer.ts';

export const noticesLabels = exportLabels(noticesExplorer, {
  en: {
    title: 'Notices',
    columns: {
      title: 'Title',
      severity: 'Severity',
      status: 'Status',
      publishStart: 'From',
      publishEnd: 'To',
      mustAcknowledge: 'Acknowledge',
      offices: 'Offices',
      reads: 'Read',
      acknowledgements: 'Acknowledged',
      author: 'Author',
      createdAt: 'Created',
    },
    values: {
      severity: { Info: 'Info', Warning: 'Warning', Danger: 'Danger' },
      status: { None: 'None', Draft: 'Draft', Dispatched: 'Dispatched' },
    },
  },
  es: {
    title: 'Avisos',
    columns: {
      title: 'Título',
      severity: 'Gravedad',
      status: 'Estado',
      publishStart: 'Desde',
      publishEnd: 'Hasta',
      mustAcknowledge: 'Confirmar',
      offices: 'Oficinas',
      reads: 'Leído',
      acknowledgements: 'Confirmado',
      author: 'Autor',
      createdAt: 'Creado',
    },
    values: {
      severity: { Info: 'Información', Warning: 'Advertencia', Danger: 'Peligro' },
      status: { None: 'Ninguno', Draft: 'Borrador', Dispatched: 'Publicado' },
    },
  },
});

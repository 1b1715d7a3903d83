import type { ExportLabels } from '../../kernel/export-labels.ts';
import { exportLabels } from '../../kernel/export-labels.ts';
import type { ActivityScopeName } from './activity.explorer.ts';
import { activityActionLabels } from './activity-action.labels.ts';
import { activityExplorers } from './activity.explorer.ts';

const titles: Record<ActivityScopeName, { en: string; es: string }> = {
  me: { en: 'My activity', es: 'Mi actividad' },
  office: { en: 'Activity of the office', es: 'Actividad de la oficina' },
  all: { en: 'All activity', es: 'Toda la actividad' },
  orders: { en: 'Activity on orders', es: 'Actividad en órdenes' },
  customers: { en: 'Activity on customers', es: 'Actividad en clientes' },
  settings: { en: 'Activity on settings', es: 'Actividad en configuración' },
  security: { en: 'Security activity', es: 'Actividad de seguridad' },
};

export function activityLabels(scope: ActivityScopeName): ExportLabels {
  return exportLabels(activityExplorers[scope], {
    en: {
      title: titles[scope].en,
      columns: {
        at: 'Time',
        user: 'Who',
        office: 'Office',
        action: 'Action',
        entity: 'What',
        label: 'Name',
        changes: 'Changes',
        reason: 'Reason',
        scope: 'Area',
      },
      values: {
        action: activityActionLabels.en,
        entity: {
          user: 'User',
          office: 'Office',
          notice: 'Notice',
          gateway: 'Payment gateway',
          'transfer-settings': 'Transfer prices',
          'hold-rule': 'Hold rule',
          configuration: 'Configuration',
          report: 'Report',
          view: 'View',
          session: 'Session',
          file: 'File',
          explorer: 'Export',
          document: 'Document',
          server: 'Server',
          customer: 'Customer',
          recipient: 'Recipient',
          order: 'Order',
          case: 'Case of compliance',
          payment: 'Payment',
          'fund-move': 'Office fund',
          'courier-run': 'Courier run',
          'cash-session': 'Cash drawer',
          ledger: 'Ledger',
          demo: 'Demo',
        },
        scope: { orders: 'Orders', customers: 'Customers', settings: 'Settings', security: 'Security' },
      },
    },
    es: {
      title: titles[scope].es,
      columns: {
        at: 'Hora',
        user: 'Quién',
        office: 'Oficina',
        action: 'Acción',
        entity: 'Qué',
        label: 'Nombre',
        changes: 'Cambios',
        reason: 'Motivo',
        scope: 'Área',
      },
      values: {
        action: activityActionLabels.es,
        entity: {
          user: 'Usuario',
          office: 'Oficina',
          notice: 'Aviso',
          gateway: 'Pasarela de pago',
          'transfer-settings': 'Precios de remesas',
          'hold-rule': 'Regla de retención',
          configuration: 'Configuración',
          report: 'Informe',
          view: 'Vista',
          session: 'Sesión',
          file: 'Archivo',
          explorer: 'Exportación',
          document: 'Documento',
          server: 'Servidor',
          customer: 'Cliente',
          recipient: 'Destinatario',
          order: 'Orden',
          case: 'Caso de cumplimiento',
          payment: 'Pago',
          'fund-move': 'Fondo de oficina',
          'courier-run': 'Salida del mensajero',
          'cash-session': 'Caja',
          ledger: 'Libro mayor',
          demo: 'Demostración',
        },
        scope: {
          orders: 'Órdenes',
          customers: 'Clientes',
          settings: 'Configuración',
          security: 'Seguridad',
        },
      },
    },
  });
}

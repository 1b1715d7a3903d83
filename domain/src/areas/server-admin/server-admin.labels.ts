import { exportLabels } from '../../kernel/export-labels.ts';
import { jobsExplorer, mailsExplorer, sessionsExplorer } from './server-admin.explorers.ts';

export const mailsLabels = exportLabels(mailsExplorer, {
  en: {
    title: 'Mails',
    columns: {
      createdAt: 'Written',
      recipient: 'To',
      subject: 'Subject',
      kind: 'Kind',
      status: 'Status',
      attempts: 'Tries',
      lastError: 'Last error',
    },
    values: { status: { Queued: 'Queued', Sent: 'Sent', Failed: 'Failed' } },
  },
  es: {
    title: 'Correos',
    columns: {
      createdAt: 'Escrito',
      recipient: 'Para',
      subject: 'Asunto',
      kind: 'Tipo',
      status: 'Estado',
      attempts: 'Intentos',
      lastError: 'Último error',
    },
    values: { status: { Queued: 'En cola', Sent: 'Enviado', Failed: 'Fallido' } },
  },
});

export const sessionsLabels = exportLabels(sessionsExplorer, {
  en: {
    title: 'Sessions',
    columns: {
      user: 'User',
      email: 'Email',
      ip: 'Address',
      userAgent: 'Browser',
      createdAt: 'Since',
      lastSeenAt: 'Last seen',
    },
    values: {},
  },
  es: {
    title: 'Sesiones',
    columns: {
      user: 'Usuario',
      email: 'Correo',
      ip: 'Dirección',
      userAgent: 'Navegador',
      createdAt: 'Desde',
      lastSeenAt: 'Última vez',
    },
    values: {},
  },
});

export const jobsLabels = exportLabels(jobsExplorer, {
  en: {
    title: 'Jobs',
    columns: {
      task: 'Task',
      state: 'State',
      attempts: 'Tries',
      runAt: 'Runs at',
      createdAt: 'Added',
      lastError: 'Last error',
    },
    values: { state: { Waiting: 'Waiting', Running: 'Running', Retrying: 'Retrying', Failed: 'Failed' } },
  },
  es: {
    title: 'Tareas',
    columns: {
      task: 'Tarea',
      state: 'Estado',
      attempts: 'Intentos',
      runAt: 'Corre a las',
      createdAt: 'Agregada',
      lastError: 'Último error',
    },
    values: {
      state: { Waiting: 'Esperando', Running: 'Corriendo', Retrying: 'Reintentando', Failed: 'Fallida' },
    },
  },
});

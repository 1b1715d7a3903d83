import { defineExplorer } from '../../kernel/explorer.ts';
import type { JobRow, MailRow, SessionRow } from './server-admin.rows.ts';
import { jobStates, mailStatuses } from './server-admin.values.ts';

export const serverAdminAccess = { who: ['corporationAdmin'] } as const;

export const mailsExplorer = defineExplorer<MailRow>()({
  name: 'mails',
  path: '/api/server/mails',
  access: serverAdminAccess,
  defaultSort: '-createdAt',
  hasSearch: true,
  columns: {
    createdAt: { kind: 'instant', width: 176 },
    recipient: { kind: 'text', width: 220 },
    subject: { kind: 'text', width: 280 },
    kind: { kind: 'text', width: 120 },
    status: { kind: 'enum', values: mailStatuses, width: 110 },
    attempts: { kind: 'number', width: 90 },
    lastError: { kind: 'text', width: 220 },
  },
} as const);

export const sessionsExplorer = defineExplorer<SessionRow>()({
  name: 'sessions',
  path: '/api/server/sessions',
  access: serverAdminAccess,
  defaultSort: '-lastSeenAt',
  hasSearch: true,
  columns: {
    user: { kind: 'text', width: 180 },
    email: { kind: 'text', width: 220 },
    ip: { kind: 'text', width: 130 },
    userAgent: { kind: 'text', width: 260 },
    createdAt: { kind: 'instant', width: 176 },
    lastSeenAt: { kind: 'instant', width: 176 },
  },
} as const);

export const jobsExplorer = defineExplorer<JobRow>()({
  name: 'jobs',
  path: '/api/server/jobs',
  access: serverAdminAccess,
  defaultSort: '-createdAt',
  hasSearch: false,
  columns: {
    task: { kind: 'text', width: 160 },
    state: { kind: 'enum', values: jobStates, width: 110 },
    attempts: { kind: 'number', width: 90 },
    runAt: { kind: 'instant', width: 176 },
    createdAt: { kind: 'instant', width: 176 },
    lastError: { kind: 'text', width: 360 },
  },
} as const);

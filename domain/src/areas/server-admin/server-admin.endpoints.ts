import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { defineExplorer, explorerEndpoints } from '../../kernel/explorer.ts';
import { created, idParams, instant } from '../../kernel/wire.ts';

const access = { who: ['corporationAdmin'] } as const;

export const mailStatuses = ['Queued', 'Sent', 'Failed'] as const;
export const mailsExplorer = defineExplorer({
  name: 'mails',
  path: '/api/server/mails',
  access,
  row: z.object({
    id: z.string(),
    version: z.number(),
    createdAt: instant,
    recipient: z.string(),
    subject: z.string(),
    kind: z.string(),
    status: z.enum(mailStatuses),
    attempts: z.number(),
    lastError: z.string().nullable(),
  }),
  defaultSort: '-createdAt',
  hasSearch: true,
  columns: {
    createdAt: { kind: 'instant', width: 150 },
    recipient: { kind: 'text', width: 220 },
    subject: { kind: 'text', width: 280 },
    kind: { kind: 'text', width: 120 },
    status: { kind: 'enum', values: mailStatuses, width: 110 },
    attempts: { kind: 'number', width: 90 },
    lastError: { kind: 'text', width: 220 },
  },
} as const);

export const sessionsExplorer = defineExplorer({
  name: 'sessions',
  path: '/api/server/sessions',
  access,
  row: z.object({
    id: z.string(),
    version: z.number(),
    user: z.string(),
    email: z.string(),
    ip: z.string(),
    userAgent: z.string(),
    createdAt: instant,
    lastSeenAt: instant,
    isMine: z.boolean(),
  }),
  defaultSort: '-lastSeenAt',
  hasSearch: true,
  columns: {
    user: { kind: 'text', width: 180 },
    email: { kind: 'text', width: 220 },
    ip: { kind: 'text', width: 130 },
    userAgent: { kind: 'text', width: 260 },
    createdAt: { kind: 'instant', width: 150 },
    lastSeenAt: { kind: 'instant', width: 150 },
  },
} as const);

export const jobsExplorer = defineExplorer({
  name: 'jobs',
  path: '/api/server/jobs',
  access,
  row: z.object({
    id: z.string(),
    version: z.number(),
    task: z.string(),
    state: z.enum(['Waiting', 'Running', 'Retrying', 'Failed']),
    attempts: z.number(),
    runAt: instant,
    lastError: z.string().nullable(),
    createdAt: instant,
  }),
  defaultSort: '-createdAt',
  hasSearch: false,
  columns: {
    task: { kind: 'text', width: 160 },
    state: { kind: 'enum', values: ['Waiting', 'Running', 'Retrying', 'Failed'], width: 110 },
    attempts: { kind: 'number', width: 90 },
    runAt: { kind: 'instant', width: 150 },
    createdAt: { kind: 'instant', width: 150 },
    lastError: { kind: 'text', width: 360 },
  },
} as const);

/** Each asks for confirmation and leaves a line in the activity log. */
export const maintenanceActions = [
  'RetryFailedJobs',
  'RetryFailedMails',
  'RemoveExpiredSessions',
  'RevokeOtherSessions',
  'AnalyzeDatabase',
  'RemoveUnusedFiles',
] as const;
export type MaintenanceAction = (typeof maintenanceActions)[number];

export const serverAdminEndpoints = {
  ...explorerEndpoints(mailsExplorer),
  ...explorerEndpoints(sessionsExplorer),
  ...explorerEndpoints(jobsExplorer),
  ...endpoints({
    'GET /api/server': {
      summary: 'Version, database, counts',
      access,
      reply: z.object({
        version: z.string(),
        node: z.string(),
        startedAt: instant,
        isDemo: z.boolean(),
        memory: z.number().describe('resident bytes of this process'),
        database: z.object({
          version: z.string(),
          size: z.number().describe('bytes'),
          migrations: z.array(z.object({ name: z.string(), at: instant })),
          connections: z.number(),
        }),
        counts: z.object({
          sessions: z.number(),
          jobsWaiting: z.number(),
          jobsFailed: z.number(),
          mailsQueued: z.number(),
          mailsFailed: z.number(),
          outbox: z.number(),
        }),
        mail: z.enum(['smtp', 'outbox']),
      }),
    },
    'GET /api/server/mails/{id}': {
      summary: 'One mail as it was written',
      access,
      params: idParams,
      reply: z.object({
        id: z.string(),
        recipient: z.string(),
        subject: z.string(),
        text: z.string(),
        createdAt: instant,
      }),
    },
    'POST /api/server/actions/{action}': {
      summary: 'Maintenance',
      access,
      params: z.strictObject({ action: z.enum(maintenanceActions) }),
      idempotent: true,
      reply: created.extend({ affected: z.number().optional() }),
    },
    'DELETE /api/server/sessions/{id}': {
      summary: 'End a session',
      access,
      params: idParams,
      reply: created,
    },
  }),
};

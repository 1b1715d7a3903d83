import { z } from 'zod';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints } from '../../kernel/explorer.endpoints.ts';
import { created, idParams, instant } from '../../kernel/wire.ts';
import {
  jobsExplorer,
  mailsExplorer,
  serverAdminAccess as access,
  sessionsExplorer,
} from './server-admin.explorers.ts';
import { ledgerAdminEndpoints } from './ledger-admin.endpoints.ts';
import { jobRow, mailRow, sessionRow } from './server-admin.rows.ts';
import { maintenanceActions } from './server-admin.values.ts';

export const serverAdminEndpoints = {
  ...explorerEndpoints(mailsExplorer, mailRow),
  ...explorerEndpoints(sessionsExplorer, sessionRow),
  ...explorerEndpoints(jobsExplorer, jobRow),
  ...ledgerAdminEndpoints,
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

import type { FastifyInstance } from 'fastify';
import { serverAdminEndpoints } from '#domain/areas/server-admin/server-admin.endpoints.ts';
import { jobsLabels, mailsLabels, sessionsLabels } from '#domain/areas/server-admin/server-admin.labels.ts';
import { explorerHandlers } from '#server/engine/explorer/explorer-handlers.ts';
import type { RawRow } from '#server/engine/explorer/list-page.queries.ts';
import { bind } from '#server/platform/http/bind.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Services } from '#server/platform/services.ts';
import {
  answerPeriodLock,
  askPeriodLock,
  describeLedger,
  listForcedPosts,
  startChecks,
} from './ledger-admin.queries.ts';
import { revokeSession, runMaintenance } from './maintenance.queries.ts';
import {
  findFigures,
  findMail,
  findMigrations,
  jobsSource,
  mailsSource,
  sessionsSource,
} from './server-admin.queries.ts';

type Rows = typeof serverAdminEndpoints;
type MailRow = Rows['GET /api/server/mails']['reply']['_output']['rows'][number];
type SessionRow = Rows['GET /api/server/sessions']['reply']['_output']['rows'][number];
type JobRow = Rows['GET /api/server/jobs']['reply']['_output']['rows'][number];

const mails = explorerHandlers({
  source: mailsSource,
  toRow: (raw) => raw as unknown as MailRow,
  labels: mailsLabels,
});
const sessions = explorerHandlers({ source: sessionsSource, toRow: toSession, labels: sessionsLabels });
const jobs = explorerHandlers({
  source: jobsSource,
  toRow: (raw) => raw as unknown as JobRow,
  labels: jobsLabels,
});

function toSession(raw: RawRow, context: OfficeContext): SessionRow {
  return { ...(raw as unknown as SessionRow), isMine: raw.id === context.sessionId };
}

export function bindServerAdmin(app: FastifyInstance, services: Services): void {
  bind(app, services, {
    endpoints: serverAdminEndpoints,
    handlers: {
      'GET /api/server/mails': mails.rows,
      'GET /api/server/mails/totals': mails.totals,
      'POST /api/server/mails/export': mails.export,
      'GET /api/server/sessions': sessions.rows,
      'GET /api/server/sessions/totals': sessions.totals,
      'POST /api/server/sessions/export': sessions.export,
      'GET /api/server/jobs': jobs.rows,
      'GET /api/server/jobs/totals': jobs.totals,
      'POST /api/server/jobs/export': jobs.export,
      'GET /api/server/ledger': describeLedger,
      'GET /api/server/ledger/forced-posts': listForcedPosts,
      'POST /api/server/ledger/checks': startChecks,
      'POST /api/server/ledger/period-locks': async (context, { body }) => await askPeriodLock(context, body),
      'POST /api/server/ledger/period-locks/{id}/decisions': async (context, { params, body }) =>
        await answerPeriodLock(context, { id: params.id, ...body }),
      'GET /api/server': describeServer,
      'GET /api/server/mails/{id}': async (context, { params }) => await findMail(context, params.id),
      'POST /api/server/actions/{action}': async (context, { params }) =>
        await runMaintenance(context, params.action),
      'DELETE /api/server/sessions/{id}': async (context, { params }) =>
        await revokeSession(context, params.id),
    },
  });
}

async function describeServer(context: OfficeContext) {
  const { config, isDemo } = context.services;
  const figures = await findFigures(context);
  return {
    version: '2.0.0',
    node: process.version,
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    isDemo,
    memory: process.memoryUsage.rss(),
    database: {
      version: figures.version,
      size: Number(figures.size),
      connections: figures.connections,
      migrations: await findMigrations(context),
    },
    counts: {
      sessions: figures.sessions,
      jobsWaiting: figures.jobs_waiting,
      jobsFailed: figures.jobs_failed,
      mailsQueued: figures.mails_queued,
      mailsFailed: figures.mails_failed,
      outbox: figures.outbox,
    },
    mail: config.smtpUrl === undefined ? ('outbox' as const) : ('smtp' as const),
  };
}

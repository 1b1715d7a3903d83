import { sql } from 'kysely';
import {
  jobsExplorer,
  mailsExplorer,
  sessionsExplorer,
} from '#domain/areas/server-admin/server-admin.explorers.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { ExplorerSource } from '#server/engine/explorer/source.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

export const mailsSource: ExplorerSource = {
  explorer: mailsExplorer,
  from: () => sql`mails m`,
  visible: () => sql`true`,
  id: sql`m.id`,
  columns: {
    createdAt: { value: sql`m.created_at`, sort: sql`m.created_at` },
    recipient: sql`m.recipient`,
    subject: sql`m.subject`,
    kind: sql`m.kind`,
    status: sql`m.status`,
    attempts: sql`m.attempts`,
    lastError: sql`m.last_error`,
  },
  extra: { version: sql`1` },
  search: (pattern) => sql`fold(m.recipient || ' ' || m.subject) like ${pattern}`,
};

export const sessionsSource: ExplorerSource = {
  explorer: sessionsExplorer,
  from: () => sql`sessions s join users u on u.id = s.user_id`,
  visible: (context) =>
    sql`s.revoked_at is null and s.expires_at > ${context.now} and s.idle_expires_at > ${context.now}`,
  id: sql`s.id`,
  columns: {
    user: sql`u.first_name || ' ' || u.last_name`,
    email: sql`u.email::text`,
    ip: sql`s.ip`,
    userAgent: sql`s.user_agent`,
    createdAt: sql`s.created_at`,
    lastSeenAt: sql`s.last_seen_at`,
  },
  extra: { version: sql`1` },
  search: (pattern) => sql`fold(u.first_name || ' ' || u.last_name || ' ' || u.email::text) like ${pattern}`,
};

export const jobsSource: ExplorerSource = {
  explorer: jobsExplorer,
  from: () => sql`graphile_worker.jobs j`,
  visible: () => sql`true`,
  id: sql`j.id`,
  columns: {
    task: sql`j.task_identifier`,
    state: sql`case when j.attempts >= j.max_attempts then 'Failed' when j.locked_at is not null then 'Running'
      when j.attempts > 0 then 'Retrying' else 'Waiting' end`,
    attempts: sql`j.attempts::int`,
    runAt: sql`j.run_at`,
    createdAt: sql`j.created_at`,
    lastError: sql`j.last_error`,
  },
  extra: { version: sql`1` },
};

export async function findMail(context: OfficeContext, id: string) {
  const mail = await context.services.db
    .selectFrom('mails')
    .select(['id', 'recipient', 'subject', 'body_text as text', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (mail === undefined) throw new Problem('not-found');
  return { ...mail, createdAt: mail.created_at.toISOString() };
}

interface Figures {
  version: string;
  size: string;
  connections: number;
  sessions: number;
  jobs_waiting: number;
  jobs_failed: number;
  mails_queued: number;
  mails_failed: number;
  outbox: number;
}

/** The figures of the screen in one round trip. */
export async function findFigures({ services, now }: OfficeContext): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::text as size,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      (select count(*)::int from sessions where revoked_at is null and expires_at > ${now} and idle_expires_at > ${now}) as sessions,
      (select count(*)::int from graphile_worker.jobs where attempts < max_attempts) as jobs_waiting,
      (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as jobs_failed,
      (select count(*)::int from mails where status = 'Queued') as mails_queued,
      (select count(*)::int from mails where status = 'Failed') as mails_failed,
      (select count(*)::int from outbox) as outbox`.execute(services.db);
  const [figures] = rows;
  if (figures === undefined) throw new Error('the database gave no figures');
  return figures;
}

export async function findMigrations({ services }: OfficeContext): Promise<{ name: string; at: string }[]> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select name, applied_at as at from schema_migration order by name`.execute(services.db);
  return rows.map(({ name, at }) => ({ name, at: at.toISOString() }));
}

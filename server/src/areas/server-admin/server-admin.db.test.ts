import { beforeAll, expect, test } from 'vitest';
import { migrateJobs } from '#server/platform/jobs/migrate-jobs.queries.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindServerAdmin } from './server-admin.routes.ts';

const app = await testApp([bindServerAdmin]);
const office = await app.insertOffice();
const admin = await app.insertUser({ roles: ['CorporationAdmin'], offices: [office.id] });
const seller = await app.insertUser({ roles: ['Sale'], offices: [office.id] });
const as = { token: admin.token, office: office.id };

beforeAll(() => migrateJobs(app.database.ownerUrl));

test('says version, database and what waits', async () => {
  const { status, body } = await app.call('GET', '/api/server', as);
  expect(status).toBe(200);
  expect(body).toMatchObject({ isDemo: false, mail: 'outbox', counts: { sessions: 2, mailsFailed: 0 } });
});

test('lists sessions, knows my own, and ends another for good', async () => {
  const { body } = await app.call<{ rows: { id: string; user: string; isMine: boolean }[] }>(
    'GET',
    '/api/server/sessions',
    as,
  );
  expect(body.rows.filter(({ isMine }) => isMine)).toHaveLength(1);
  const theirs = body.rows.find(({ isMine }) => !isMine);
  expect((await app.call('DELETE', `/api/server/sessions/${theirs?.id}`, as)).status).toBe(200);
  expect((await app.call('GET', '/api/server', { token: seller.token, office: office.id })).status).toBe(401);
  expect((await app.call('DELETE', `/api/server/sessions/${theirs?.id}`, as)).status).toBe(404);
});

test('sends failed mails again', async () => {
  const { id } = await app.database.owner
    .insertInto('mails')
    .values({
      recipient: 'a@giro.test',
      subject: 'S',
      body_text: 'T',
      body_html: 'H',
      kind: 'code',
      status: 'Failed',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answer = await app.call('POST', '/api/server/actions/RetryFailedMails', as);
  expect(answer.body).toMatchObject({ affected: 1 });
  const queued = await app.services.db
    .selectFrom('outbox')
    .selectAll()
    .where('name', '=', 'send-mail')
    .execute();
  expect(queued.map(({ payload }) => payload)).toContainEqual({ mailId: id });
});

test('every action leaves a line in the log', async () => {
  for (const action of ['RetryFailedJobs', 'RemoveExpiredSessions', 'AnalyzeDatabase', 'RemoveUnusedFiles']) {
    expect((await app.call('POST', `/api/server/actions/${action}`, as)).status, action).toBe(200);
  }
  const lines = await app.services.db
    .selectFrom('activity')
    .select('label')
    .where('entity', '=', 'server')
    .execute();
  expect(lines.map(({ label }) => label)).toContain('AnalyzeDatabase');
});

test('is closed to everybody else', async () => {
  const clerk = await app.insertUser({ roles: ['Admin'], offices: [office.id] });
  const answer = await app.call('GET', '/api/server', { token: clerk.token, office: office.id });
  expect(answer).toMatchObject({ status: 409, body: { code: 'not-your-role' } });
});

import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../http/test-app.ts';
import { drainJobs } from '../jobs/run-jobs.ts';
import { migrateJobs } from '../jobs/migrate-jobs.queries.ts';
import { platformTasks } from '../jobs/tasks.ts';
import type { Services } from '../services.ts';
import { queueMail } from './queue-mail.queries.ts';
import { retryMail } from './retry-mail.queries.ts';

const received: { to: string[]; source: string }[] = [];
let refusal: (Error & { responseCode: number }) | null = null;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_, __, done) => done(refusal),
  onData(stream, session, done) {
    void readText(stream).then((source) => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
      done();
    });
  },
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
const { port } = server.server.address() as AddressInfo;
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const test = await testApp([]);
const withServer: Services = {
  ...test.services,
  config: { ...test.services.config, smtpUrl: `smtp://127.0.0.1:${port}` },
};
const tasks = platformTasks;
beforeAll(() => migrateJobs(test.database.ownerUrl));

async function queue(to: string): Promise<string> {
  return await test.database.app.transaction().execute((tx) =>
    queueMail(tx, {
      to,
      kind: 'activation',
      language: 'es',
      subject: 'Active su cuenta',
      content: {
        paragraphs: ['Hola Ñico'],
        action: { label: 'Activar', url: 'https://giro.test/activate/SECRET' },
      },
    }),
  );
}
const work = (services: Services): Promise<void> => drainJobs(services, { url: test.database.appUrl, tasks });
const read = (id: string) =>
  test.database.app.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it('sends by the mail server and keeps no link', async () => {
  const id = await queue('ana@giro.test');
  expect(received).toHaveLength(0);
  await work(withServer);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['ana@giro.test']);
  expect(received[0]?.source).toContain('https://giro.test/activate/SECRET');
  expect(received[0]?.source).toContain('Message-ID: <mail-');
  expect(await read(id)).toMatchObject({ status: 'Sent', attempts: 1, body_text: '', body_html: '' });
  await work(withServer);
  expect(received).toHaveLength(1);
});

it('tries again after a failure that may pass, and says what it was', async () => {
  refusal = Object.assign(new Error('Mailbox busy, id 123456789'), { responseCode: 450 });
  const id = await queue('busy@giro.test');
  await work(withServer);
  const mail = await read(id);
  expect(mail).toMatchObject({ status: 'Queued', attempts: 1 });
  expect(mail.last_error).toMatch(/Mailbox busy/);
  expect(mail.last_error).not.toContain('123456789');
  refusal = null;
  await tasks['send-mail']?.run(withServer, { mailId: id }, { number: 2, isLast: false });
  expect(await read(id)).toMatchObject({ status: 'Sent', attempts: 2, last_error: null });
});

it('gives up at once when the mailbox does not exist, and sends again when asked', async () => {
  refusal = Object.assign(new Error('No such user'), { responseCode: 550 });
  const id = await queue('nobody@giro.test');
  await work(withServer);
  expect(await read(id)).toMatchObject({ status: 'Failed', attempts: 1 });
  refusal = null;
  expect(await test.database.app.transaction().execute((tx) => retryMail(tx, id))).toBe(true);
  await work(withServer);
  expect(await read(id)).toMatchObject({ status: 'Sent', attempts: 2 });
  expect(await test.database.app.transaction().execute((tx) => retryMail(tx, id))).toBe(false);
});

it('writes to the outbox without a mail server and leaves the body for the Server Admin', async () => {
  const id = await queue('ana@giro.test');
  await work(test.services);
  expect(await read(id)).toMatchObject({
    status: 'Sent',
    body_text: expect.stringContaining('/activate/SECRET'),
  });
  const folder = join(test.services.config.dataDir, 'outbox');
  const [file = ''] = await readdir(folder);
  const source = await readFile(join(folder, file), 'utf8');
  expect(file).toMatch(/-activation\.eml$/);
  expect(source).toMatch(/^To: ana@giro\.test\r$/m);
});

it('sends nothing of a transaction that was rolled back', async () => {
  const before = received.length;
  await expect(
    test.database.app.transaction().execute(async (tx) => {
      await queueMail(tx, {
        to: 'ana@giro.test',
        kind: 'reset',
        language: 'en',
        subject: 'Reset',
        content: { paragraphs: ['Hello'] },
      });
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  await work(withServer);
  expect(received).toHaveLength(before);
});

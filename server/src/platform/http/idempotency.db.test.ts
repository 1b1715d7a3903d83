import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoints } from '#domain/kernel/endpoint.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { created } from '#domain/kernel/wire.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { bind } from './bind.ts';
import type { TestUser } from './test-people.queries.ts';
import { testApp } from './test-app.ts';
import { transact } from './transact.queries.ts';

const probe = endpoints({
  'POST /api/things': {
    summary: 'Create a thing',
    access: { who: 'session' },
    idempotent: true,
    body: z.strictObject({ subject: z.string() }),
    reply: created,
  },
});
const works = { pause: 0, refuses: false, runs: 0, failFirst: '' };
const test = await testApp([
  (app, services) =>
    bind(app, services, {
      endpoints: probe,
      handlers: {
        'POST /api/things': (context, { body }) =>
          transact(context, async (tx) => {
            works.runs += 1;
            if (works.failFirst !== '' && works.runs === 1)
              throw Object.assign(new Error(), { code: works.failFirst });
            const mail = { recipient: 'a@giro.test', body_text: '', body_html: '', kind: 'probe' };
            const { id } = await tx
              .insertInto('mails')
              .values({ ...mail, subject: body.subject })
              .returning('id')
              .executeTakeFirstOrThrow();
            await sleep(works.pause);
            if (works.refuses) throw new Problem('already-exists');
            return { id, version: 1 };
          }),
      },
    }),
]);

let person: TestUser;
beforeAll(async () => {
  person = await test.insertUser({});
});
beforeEach(async () => {
  Object.assign(works, { pause: 0, refuses: false, runs: 0, failFirst: '' });
  await test.database.owner.deleteFrom('mails').execute();
});
const post = (key: string, subject = 'same', token = person.token) =>
  test.call<Created>('POST', '/api/things', { token, key, body: { subject } });
const count = async (): Promise<number> =>
  (await test.database.app.selectFrom('mails').select('id').execute()).length;

it('gives the same answer again and does the work once', async () => {
  const [first, again] = [await post('key-0001'), await post('key-0001')];
  expect(again).toMatchObject({ status: 200, body: first.body });
  expect(first.headers).not.toHaveProperty('idempotency-replayed');
  expect(again.headers['idempotency-replayed']).toBe('true');
  expect(await count()).toBe(1);
});

it('does the work once when the same request comes twenty times at the same moment', async () => {
  works.pause = 100;
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('key-0002')));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(await count()).toBe(1);
  expect([...statuses].toSorted()).toEqual([200, 409]);
  const refused = answers.filter(({ status }) => status === 409);
  expect(new Set(refused.map(({ body }) => (body as unknown as { code: string }).code))).toEqual(
    new Set(['key-running']),
  );
  const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.id);
  expect(new Set(ids).size).toBe(1);
  expect(await post('key-0002')).toMatchObject({ status: 200, body: { id: ids[0] } });
});

it('refuses another request under the same key', async () => {
  await post('key-0003');
  expect(await post('key-0003', 'other')).toMatchObject({ status: 422, body: { code: 'key-reused' } });
  expect(await count()).toBe(1);
});

it('keeps keys apart by person', async () => {
  const other = await test.insertUser({});
  await post('key-0004');
  expect((await post('key-0004', 'other', other.token)).status).toBe(200);
  expect(await count()).toBe(2);
});

it('remembers no refusal: the same request may work later', async () => {
  works.refuses = true;
  expect(await post('key-0005')).toMatchObject({ status: 409, body: { code: 'already-exists' } });
  expect(await count()).toBe(0);
  works.refuses = false;
  expect((await post('key-0005')).status).toBe(200);
});

it('does the whole work again after a conflict in the database', async () => {
  works.failFirst = '40001';
  expect((await post('key-0006')).status).toBe(200);
  expect([works.runs, await count()]).toEqual([2, 1]);
});

it('needs a key', async () => {
  for (const key of ['', 'short', 'with blanks in it', 'x'.repeat(101)]) {
    expect(await post(key)).toMatchObject({ status: 428, body: { code: 'idempotency-key-missing' } });
  }
});

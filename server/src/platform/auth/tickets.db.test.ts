import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoints } from '#domain/kernel/endpoint.ts';
import { repeated } from '#domain/kernel/wire.ts';
import { bind } from '../http/bind.ts';
import type { TestUser } from '../http/test-people.queries.ts';
import { testApp } from '../http/test-app.ts';
import { bindTickets } from './tickets.routes.ts';

const papers = endpoints({
  'GET /api/papers/{name}': {
    summary: 'A paper',
    access: { who: ['admin'] },
    params: z.strictObject({ name: z.string() }),
    query: z.strictObject({ tag: repeated(z.string()) }),
    reply: 'file',
  },
  'GET /api/papers': { summary: 'Not a file', access: { who: 'session' }, reply: z.object({}) },
});
const test = await testApp([
  bindTickets,
  (app, services) =>
    bind(app, services, {
      endpoints: papers,
      handlers: {
        'GET /api/papers/{name}': async ({ user, office }, { params, query }) => ({
          name: `${params.name}.txt`,
          mime: 'text/plain',
          body: Buffer.from(`${user.email} in ${office.code}: ${query.tag.join('+')}`),
          isInline: true,
        }),
        'GET /api/papers': async () => ({}),
      },
    }),
]);

let office: { id: string; code: string };
let admin: TestUser;
beforeAll(async () => {
  office = await test.insertOffice();
  admin = await test.insertUser({ roles: ['Admin'], offices: [office.id] });
});

const target = '/api/papers/letter?tag=a&tag=b';
const ask = (wanted = target, person = admin) =>
  test.call<{ path: string }>('POST', '/api/tickets', {
    token: person.token,
    office: office.id,
    body: { target: wanted },
  });

describe('a ticket', () => {
  it('opens its file without a bearer, as its person in its office, once', async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(body.path).not.toContain(admin.token);
    const first = await test.call('GET', body.path);
    expect(first.status).toBe(200);
    expect(first.bytes.toString()).toBe(`${admin.email} in ${office.code}: a+b`);
    expect(first.headers['content-disposition']).toContain('inline; filename="letter.txt"');
    expect(await test.call('GET', body.path)).toMatchObject({
      status: 422,
      body: { code: 'link-not-valid' },
    });
  });

  it('is got by one of two who come at the same moment', async () => {
    const { body } = await ask();
    const answers = await Promise.all([1, 2, 3, 4].map(() => test.call('GET', body.path)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  });

  it('ends after a minute, and with its session', async () => {
    const late = (await ask()).body.path;
    test.clock.advance(1);
    expect((await test.call('GET', late)).status).toBe(422);
    const leaver = await test.insertUser({ roles: ['Admin'], offices: [office.id] });
    const { body } = await ask(target, leaver);
    await test.database.app
      .updateTable('sessions')
      .set({ revoked_at: test.clock.now })
      .where('user_id', '=', leaver.id)
      .execute();
    expect(await test.call('GET', body.path)).toMatchObject({ status: 401, body: { code: 'session-ended' } });
  });

  it('gives nobody more than they may do themselves', async () => {
    const seller = await test.insertUser({ roles: ['Sale'], offices: [office.id] });
    const { body } = await ask(target, seller);
    expect(await test.call('GET', body.path)).toMatchObject({ status: 409, body: { code: 'not-your-role' } });
    expect(await test.call('POST', '/api/tickets', { body: { target } })).toMatchObject({ status: 401 });
  });

  it.each(['/api/papers', '/api/nothing', '/api/tickets/x', '/api/papers/%2e%2e', '/api/papers/a/b'])(
    'is not for %s',
    async (wanted) => {
      expect((await ask(wanted)).status).toBe(404);
    },
  );

  it.each(['https://evil.test/x', '//evil.test', 'papers', '/api/ x'])(
    'is not for an address like %s',
    async (wanted) => {
      expect((await ask(wanted)).status).toBe(400);
    },
  );

  it('refuses the query that its target refuses', async () => {
    const { body } = await ask('/api/papers/letter?unknown=1');
    expect(await test.call('GET', body.path)).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });
});

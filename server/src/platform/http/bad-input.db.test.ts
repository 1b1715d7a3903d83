import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { endpoints } from '#domain/kernel/endpoint.ts';
import { created, idParams, optional, repeated, text as textOf } from '#domain/kernel/wire.ts';
import { bindTickets } from '../auth/tickets.routes.ts';
import { bindFiles } from '../files/files.routes.ts';
import { refuseUnknownApi } from './app.ts';
import { bind } from './bind.ts';
import { testApp } from './test-app.ts';
import { transact } from './transact.queries.ts';

const probe = endpoints({
  'PUT /api/probe/{id}': {
    summary: 'Writes whatever fits its schema',
    access: { who: 'session' },
    idempotent: true,
    ifMatch: true,
    params: idParams,
    query: z.strictObject({ tag: repeated(z.string()), search: optional(z.string()) }),
    body: z.strictObject({
      name: textOf(200),
      amount: z.int(),
      state: z.record(z.string(), z.unknown()).default({}),
    }),
    reply: created,
  },
});
const test = await testApp([
  bindFiles,
  bindTickets,
  refuseUnknownApi,
  (app, services) =>
    bind(app, services, {
      endpoints: probe,
      handlers: {
        'PUT /api/probe/{id}': (context, { body, params, query }) =>
          transact(context, async (tx) => {
            const label = [body.name, query.search, ...query.tag].join(' ');
            await tx
              .insertInto('activity')
              .values({
                scope: 'settings',
                action: 'edited',
                entity: 'probe',
                entity_id: params.id,
                entity_version: body.amount,
                label,
                changes: JSON.stringify([body.state]),
                user_id: context.user.id,
                office_id: null,
                reason: null,
                request_id: null,
                ip: null,
              })
              .execute();
            return { id: params.id, version: 1 };
          }),
      },
    }),
]);
const address = await test.listen();
let token = '';
beforeAll(async () => {
  ({ token } = await test.insertUser({}));
});

interface Raw {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url?: string;
  readonly payload?: string | Buffer;
  readonly headers?: Record<string, string>;
}

/** Whatever comes in: an answer below 500, and when it is a refusal, one that a person can read. */
async function expectCalm({ method = 'PUT', url = '/api/probe/1', payload, headers }: Raw): Promise<number> {
  const answer = await test.app.inject({
    method,
    url,
    payload,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'if-match': '"1"',
      'idempotency-key': crypto.randomUUID(),
      ...headers,
    },
  });
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  if (answer.statusCode >= 400) {
    expect(answer.json()).toMatchObject({
      code: expect.stringMatching(/^[a-z-]+$/),
      message: expect.any(String),
    });
    expect(answer.body).not.toMatch(/node_modules|\.ts:\d|at async|syntax error|SELECT/i);
  }
  return answer.statusCode;
}

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\ud800', '=1+1', '%00', '💥'));
const anyNumber = fc.oneof(fc.double(), fc.constantFrom(2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e308, -0));
const anyBody = fc.record(
  {
    name: fc.oneof(anyText, fc.jsonValue()),
    amount: fc.oneof(anyNumber, fc.integer(), fc.jsonValue()),
    state: fc.oneof(fc.dictionary(anyText, fc.oneof(anyText, fc.jsonValue())), fc.jsonValue()),
    extra: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

describe('bad input is never our failure', () => {
  it('whatever JSON comes', async () => {
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => void (await expectCalm({ payload: JSON.stringify(body) }))),
      { numRuns: 300 },
    );
  });

  it('whatever bytes come', async () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((list) => Buffer.from(list));
    const types = fc.constantFrom(
      'application/json',
      'text/plain',
      'multipart/form-data; boundary=x',
      'a/b',
      '',
      '\t;=',
    );
    await fc.assert(
      fc.asyncProperty(bytes, types, async (payload, type) => {
        await expectCalm({ payload, headers: { 'content-type': type } });
        await expectCalm({ method: 'POST', url: '/api/files', payload, headers: { 'content-type': type } });
      }),
      { numRuns: 150 },
    );
  });

  it('whatever stands in the address and the headers', async () => {
    const part = fc.oneof(
      anyText.map((value) => encodeURIComponent(value.toWellFormed())),
      fc.constantFrom('%', '%ff', '..', '%2e%2e%2f', '9'.repeat(30)),
    );
    const header = fc.oneof(fc.string(), fc.constantFrom('*', '"-1"', '99999999999', 'W/"1"'));
    await fc.assert(
      fc.asyncProperty(part, part, header, async (path, query, value) => {
        const payload = '{"name":"a","amount":1}';
        await expectCalm({ url: `/api/probe/${path}?tag=${query}&search=${query}`, payload });
        await expectCalm({
          payload,
          headers: { 'if-match': value, 'x-appuseroffice': value, 'accept-language': value },
        });
        await expectCalm({ method: 'GET', url: `/api/tickets/${path}` });
        await expectCalm({ method: 'GET', url: `/api/files/${path}?${query}` });
        await expectCalm({
          method: 'POST',
          url: '/api/tickets',
          payload: JSON.stringify({ target: `/api/${path}?${query}` }),
        });
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['nested a hundred thousand times', '['.repeat(100_000) + ']'.repeat(100_000)],
    [
      'nested in a free field',
      `{"name":"a","amount":1,"state":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
    ],
    ['of two megabytes', JSON.stringify({ name: 'x'.repeat(2_000_000) })],
    [
      'of a hundred thousand keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`k${n}`, 1]))),
    ],
    ['with NUL in text', '{"name":"a\\u0000b","amount":1}'],
    ['with NUL in free JSON', '{"name":"a","amount":1,"state":{"a":"\\u0000"}}'],
    ['with half a character', '{"name":"a","amount":1,"state":{"a":"\\ud800"}}'],
    [
      'that is no UTF-8',
      Buffer.from([...Buffer.from('{"name":"'), 0xff, 0xc0, ...Buffer.from('","amount":1}')]),
    ],
    ['with a number too large for its column', '{"name":"a","amount":9007199254740991}'],
  ])('a body %s', async (_, payload) => {
    await expectCalm({ payload });
  });

  it('a form that breaks off', async () => {
    const payload = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG';
    const status = await expectCalm({
      method: 'POST',
      url: '/api/files',
      payload: Buffer.from(payload, 'latin1'),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('what is hardly HTTP, and the server lives on', async () => {
    const { hostname, port } = new URL(address);
    for (const bytes of [
      '\0\0\0\0',
      'GET /\xff\xfe HTTP/1.1\r\n\r\n',
      `GET /${'a'.repeat(70_000)} HTTP/1.1\r\n\r\n`,
    ]) {
      const socket = connect(Number(port), hostname);
      socket.end(Buffer.from(bytes, 'latin1'));
      await text(socket).catch(() => undefined); // it may also hang up
    }
    expect((await test.call('GET', '/api/files/1', { token })).status).toBe(404);
  });
});

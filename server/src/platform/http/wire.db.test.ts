import type { IncomingMessage } from 'node:http';
import { request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Access } from '#domain/access/access.ts';
import { endpoints } from '#domain/kernel/endpoint.ts';
import { optional, repeated } from '#domain/kernel/wire.ts';
import { bind } from './bind.ts';
import { testApp } from './test-app.ts';

const access = { who: 'public' } satisfies Access;
const echo = z.object({ got: z.unknown() });
const bodySchema = z.strictObject({ name: z.string(), tags: z.array(z.string()).default([]) });
const probe = endpoints({
  'GET /api/echo': {
    summary: 'Echo of the query',
    access,
    query: z.strictObject({ status: repeated(z.enum(['Draft', 'Sent'])), search: optional(z.string()) }),
    reply: echo,
  },
  'POST /api/ping': { summary: 'No body', access },
  'POST /api/echo': { summary: 'Echo of the body', access, body: bodySchema, reply: echo },
  'PUT /api/echo': { summary: 'Echo of the body', access, body: bodySchema, reply: echo },
  'PATCH /api/echo': { summary: 'Echo of the body', access, body: bodySchema, reply: echo },
  'DELETE /api/echo': { summary: 'Echo of the body', access, body: bodySchema, reply: echo },
  'POST /api/paper': { summary: 'A download', access, reply: 'file' },
  'POST /api/nameless': { summary: 'A download without a name', access, reply: 'file' },
});
const test = await testApp([
  (app, services) =>
    bind(app, services, {
      endpoints: probe,
      handlers: {
        'GET /api/echo': async (_, { query }) => ({ got: query }),
        'POST /api/ping': async () => undefined,
        'POST /api/echo': async (_, { body }) => ({ got: body }),
        'PUT /api/echo': async (_, { body }) => ({ got: body }),
        'PATCH /api/echo': async (_, { body }) => ({ got: body }),
        'DELETE /api/echo': async (_, { body }) => ({ got: body }),
        'POST /api/paper': async () => ({
          name: 'reçu "2026".pdf',
          mime: 'application/pdf',
          body: Buffer.from('%PDF-'),
        }),
        'POST /api/nameless': async () => ({
          name: null,
          mime: 'application/octet-stream',
          body: Buffer.of(1),
        }),
      },
    }),
]);
const address = await test.listen();
const json = { 'content-type': 'application/json' };

/** A request exactly as it is written here, over a real socket. */
async function call(
  method: string,
  path: string,
  { body, headers = json }: { body?: string | Buffer; headers?: object } = {},
) {
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const outgoing = send(`${address}${path}`, { method, headers: { ...headers, ...length } });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const content = await text(response);
  return { status: response.statusCode, headers: response.headers, content, body: tryJson(content) };
}

function tryJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

describe('a request as the web sends it', () => {
  it.each(['GET', 'POST', 'DELETE'])('has a JSON content type without a body: %s', async (method) => {
    const path = method === 'POST' ? '/api/ping' : '/api/echo';
    const { status } = await call(method, path);
    expect(status).toBe({ GET: 200, POST: 204, DELETE: 400 }[method]);
  });

  it('may say that its body is empty', async () => {
    expect(await call('POST', '/api/ping', { headers: { ...json, 'content-length': '0' } })).toMatchObject({
      status: 204,
    });
    expect(await call('POST', '/api/ping', { headers: {} })).toMatchObject({ status: 204 });
  });

  it.each([
    ['?status=Draft', { status: ['Draft'] }],
    ['?status=Draft&status=Sent', { status: ['Draft', 'Sent'] }],
    ['?status=&search=', { status: [] }],
    ['', { status: [] }],
    ['?search=Pe%C3%B1a+y+Co', { status: [], search: 'Peña y Co' }],
  ])('writes arrays as repeated keys and undefined as empty: %s', async (query, got) => {
    expect((await call('GET', `/api/echo${query}`)).body).toEqual({ got });
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('carries JSON with %s', async (method) => {
    const answer = await call(method, '/api/echo', { body: '{"name":"Ñico","tags":["a"]}' });
    expect(answer).toMatchObject({ status: 200, body: { got: { name: 'Ñico', tags: ['a'] } } });
  });
});

describe('a refused request says why', () => {
  it.each([
    ['not JSON', '{"name":', json, 400, 'not-json'],
    ['a wrong type', '{"name":5}', json, 400, 'bad-input'],
    ['an unknown field', '{"name":"a","admin":true}', json, 400, 'bad-input'],
    ['no body where one is needed', '', json, 400, 'bad-input'],
    ['another content type', '<a/>', { 'content-type': 'text/xml' }, 415, 'wrong-media-type'],
    ['a prototype in it', '{"name":"a","__proto__":{"x":1}}', json, 400, 'not-json'],
    ['a huge body', JSON.stringify({ name: 'x'.repeat(1_100_000) }), json, 413, 'too-large'],
  ])('%s', async (...[, body, headers, status, code]) => {
    const answer = await call('POST', '/api/echo', { body, headers });
    expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } });
  });

  it('at its field, in the language of the caller', async () => {
    const answer = await call('GET', '/api/echo?status=Lost', {
      headers: { ...json, 'accept-language': 'es-US' },
    });
    expect(answer.body).toMatchObject({
      code: 'bad-input',
      message: 'Algunos campos necesitan su atención.',
      details: { fields: [{ path: 'status.0', message: expect.stringMatching(/^Opción inválida/) }] },
    });
  });
});

describe('a download', () => {
  it('is named in ASCII and in UTF-8', async () => {
    const { headers, content } = await call('POST', '/api/paper');
    expect(content).toBe('%PDF-');
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(
      `attachment; filename="recu _2026_.pdf"; filename*=UTF-8''re%C3%A7u%20%222026%22.pdf`,
    );
  });

  it('without a name leaves the name to the web', async () => {
    expect((await call('POST', '/api/nameless')).headers).not.toHaveProperty('content-disposition');
  });
});

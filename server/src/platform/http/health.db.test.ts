import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { apiDocsEndpoints } from '#domain/areas/api-docs/api-docs.endpoints.ts';
import { healthEndpoints } from '#domain/areas/health/health.endpoints.ts';
import { endpoints } from '#domain/kernel/endpoint.ts';
import { id, repeated } from '#domain/kernel/wire.ts';
import { openDatabase, openPool } from '../db/pool.ts';
import { publish } from '../events/publish.queries.ts';
import { bindApiDocs } from './api-docs.routes.ts';
import { bindHealth } from './health.routes.ts';
import { testApp } from './test-app.ts';

const probe = endpoints({
  'PUT /api/things/{id}': {
    summary: 'Change a <thing>',
    access: { who: ['admin'], rights: ['SettingsUsers'] },
    ifMatch: true,
    params: z.strictObject({ id }),
    query: z.strictObject({ tag: repeated(z.string()) }),
    body: z.strictObject({ at: z.iso.datetime().transform((text) => new Date(text)) }),
    reply: z.object({ at: z.string() }),
  },
  'POST /api/things/files': { summary: 'Upload', access: { who: 'session' }, upload: 'files' },
});
const pool = openPool('postgres://nobody@127.0.0.1:1/none');
const test = await testApp([
  (app, services) => bindHealth(app, services, { pool }),
  (app, services) => bindApiDocs(app, services, { ...healthEndpoints, ...apiDocsEndpoints, ...probe }),
]);

it('says that it can work, and how long changes wait', async () => {
  await test.database.app
    .transaction()
    .execute((tx) => publish(tx, { topic: 'x', id: '1', change: 'created' }));
  await test.database.owner
    .updateTable('outbox')
    .set({ created_at: new Date(Date.now() - 60_000) })
    .execute();
  const { status, body } = await test.call<{ outboxLagSeconds: number }>('GET', '/api/health');
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  expect(body.outboxLagSeconds).toBeGreaterThan(55);
});

it('is measured by route, not by address', async () => {
  await test.call('GET', '/api/health');
  const { status, bytes, headers } = await test.call('GET', '/api/metrics');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  expect(bytes.toString()).toMatch(
    /http_request_seconds_count\{method="GET",route="\/api\/health",status="200"\} \d/,
  );
  expect(bytes.toString()).toMatch(/outbox_lag_seconds \d/);
  expect(bytes.toString()).toContain('database_connections{state="waiting"} 0');
  expect(bytes.toString()).toContain('process_resident_memory_bytes');
});

it('shows its figures to this machine only, not to whom a proxy stands for', async () => {
  const from = (remoteAddress: string, headers = {}) =>
    test.app.inject({ url: '/api/metrics', remoteAddress, headers });
  expect((await from('::1')).statusCode).toBe(200);
  expect((await from('10.0.0.7')).statusCode).toBe(404);
  expect((await from('127.0.0.1', { 'x-forwarded-for': '1.2.3.4' })).statusCode).toBe(404);
});

it('describes the contract as it is sent, with who may call', async () => {
  const { body } = await test.call<{ openapi: string; paths: Record<string, Record<string, object>> }>(
    'GET',
    '/api/openapi.json',
  );
  expect(body.openapi).toBe('3.1.0');
  const put = body.paths['/api/things/{id}']?.['put'];
  expect(put).toMatchObject({
    operationId: 'putApiThingsId',
    'x-access': { who: ['admin'], rights: ['SettingsUsers'] },
    security: [{ bearer: [], office: [] }],
    requestBody: { content: { 'application/json': { schema: { properties: { at: { type: 'string' } } } } } },
  });
  expect((put as { parameters: { name: string }[] }).parameters.map(({ name }) => name)).toEqual([
    'id',
    'tag',
    'If-Match',
  ]);
  expect(body.paths['/api/things/files']?.['post']).toMatchObject({
    requestBody: { content: { 'multipart/form-data': {} } },
  });
});

it('describes the contract as a page without any script', async () => {
  const { bytes, headers } = await test.call('GET', '/api/docs');
  const page = bytes.toString();
  expect(page).toContain('Who may call: any of admin; with a menu right of SettingsUsers');
  expect(page).toContain('Change a &#60;thing&#62;');
  expect(page).not.toContain('<script');
  expect(headers['content-security-policy']).toMatch(/style-src 'sha256-[^']+'/);
});

it('sends long answers compressed', async () => {
  const answer = await test.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.rawPayload).toString()).toContain('"openapi": "3.1.0"');
});

it('is not ready without its database, and gives no reason away', async () => {
  const db = openDatabase(pool);
  const lost = { ...test.services, db };
  const other = await testApp([(app) => bindHealth(app, lost)], { database: test.database });
  const answer = await other.call('GET', '/api/health', { language: 'es' });
  expect(answer).toMatchObject({ status: 503, body: { code: 'not-ready' } });
  expect(answer.bytes.toString()).not.toContain('127.0.0.1');
  await db.destroy();
});

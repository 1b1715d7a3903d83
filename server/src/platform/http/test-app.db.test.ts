import { expect, it } from 'vitest';
import * as z from 'zod';
import { endpoints } from '#domain/kernel/endpoint.ts';
import { bind } from './bind.ts';
import { testApp } from './test-app.ts';

const probe = endpoints({
  'GET /api/probe': {
    summary: 'Says who calls',
    access: { who: 'session' },
    reply: z.object({ email: z.string(), office: z.string().nullable() }),
  },
});

const test = await testApp([
  (app, services) =>
    bind(app, services, {
      endpoints: probe,
      handlers: {
        'GET /api/probe': async ({ user, office }) => ({ email: user.email, office: office?.code ?? null }),
      },
    }),
]);

it('logs people in and names their office as the browser does', async () => {
  const office = await test.insertOffice({ office_type: 'Provider' });
  const person = await test.insertUser({ roles: ['OperationOrigin'], offices: [office.id] });
  const answer = await test.call('GET', '/api/probe', { token: person.token, office: office.id });
  expect(answer).toMatchObject({ status: 200, body: { email: person.email, office: office.code } });
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});

it('ends sessions with its clock, not with the time of day', async () => {
  const person = await test.insertUser({});
  test.clock.advance(59);
  expect(await test.call('GET', '/api/probe', { token: person.token })).toMatchObject({ status: 200 });
  test.clock.advance(61);
  expect(await test.call('GET', '/api/probe', { token: person.token, language: 'es' })).toMatchObject({
    status: 401,
    body: { code: 'session-ended', message: expect.stringContaining('sesión') },
  });
});

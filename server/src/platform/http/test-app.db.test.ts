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
  'POST /api/probe': {
    summary: 'For accountants',
    access: { who: ['corporationAccounting'] },
    idempotent: true,
  },
});

const test = await testApp([
  (app, services) =>
    bind(app, services, {
      endpoints: probe,
      handlers: {
        'GET /api/probe': async ({ user, office }) => ({ email: user.email, office: office?.code ?? null }),
        'POST /api/probe': async () => undefined,
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

it('refuses at the gate in the language of the person where the browser names none of ours', async () => {
  const office = await test.insertOffice();
  const person = await test.insertUser({ language: 'es', offices: [office.id] });
  const refuse = async (language: string) =>
    await test.call<{ message: string }>('POST', '/api/probe', {
      token: person.token,
      office: office.id,
      headers: { 'accept-language': language },
    });
  expect((await refuse('fr')).body).toMatchObject({
    code: 'not-your-role',
    message: 'Su rol no permite hacer esto.',
  });
  expect((await refuse('en')).body.message).toBe('Your role may not do this.');
});

import { expect, test } from 'vitest';
import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindConfiguration } from './configuration.routes.ts';

const app = await testApp([bindConfiguration]);
const office = await app.insertOffice();
const admin = await app.insertUser({ roles: ['CorporationAdmin'], offices: [office.id] });
const as = { token: admin.token, office: office.id };

test('a key that was never set has its default as version 0', async () => {
  const { body } = await app.call<{ keys: { key: string; version: number; value: unknown }[] }>(
    'GET',
    '/api/configuration',
    as,
  );
  const flag = body.keys.find(({ key }) => key === 'Global2FactorAuthenticationFlag');
  expect(flag).toMatchObject({ version: 0, value: false });
});

test('a new value counts at once and keeps who, when and why', async () => {
  const path = '/api/configuration/Global2FactorAuthenticationFlag';
  const body = { value: true, reason: 'audit of November' };
  expect((await app.call('PUT', path, { ...as, version: 0, body })).body).toEqual({
    id: 'Global2FactorAuthenticationFlag',
    version: 1,
  });
  expect(await readConfiguration(app.services.db, 'Global2FactorAuthenticationFlag')).toBe(true);
  const history = await app.call('GET', path, as);
  expect(history.body).toMatchObject({
    versions: [
      { version: 1, value: true, reason: 'audit of November' },
      { version: 0, value: false },
    ],
  });
});

test('an old version is refused', async () => {
  const path = '/api/configuration/ProcessStates';
  const put = (value: string[]) =>
    app.call('PUT', path, { ...as, version: 0, body: { value, reason: 'test' } });
  expect((await put(['FL', 'NJ'])).status).toBe(200);
  expect(await put(['TX'])).toMatchObject({ status: 412, body: { code: 'version-old' } });
});

test.each([
  ['Global2FactorAuthenticationFlag', 'yes'],
  ['OfacMatchConfig', { alertScore: 2, blockScore: 0.9, maxHits: 5 }],
  ['CorporationTimeZone', 'Mars/Olympus'],
  ['ClaimsOthersEmailsForShipment', ['no mail']],
])('%s refuses %j with a reason at the value', async (key, value) => {
  const answer = await app.call<{ details: { fields: { path: string }[] } }>(
    'PUT',
    `/api/configuration/${key}`,
    {
      ...as,
      version: 9,
      body: { value, reason: 'test' },
    },
  );
  expect(answer.status).toBe(422);
  expect(answer.body.details.fields[0]?.path).toMatch(/^value/);
});

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
  ['RefundApprovalAbove', -1],
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

test('the matching shows what counts here and is changed elsewhere', async () => {
  const { body } = await app.call<{ keys: { key: string; value: unknown; screen: string | null }[] }>(
    'GET',
    '/api/configuration',
    as,
  );
  expect(body.keys.find(({ key }) => key === 'OfacMatchConfig')).toMatchObject({
    value: { thresholds: { review: 0.8, alert: 0.85, block: 0.95 }, maxHits: 25 },
    screen: '/compliance/matching',
  });
  const value = { thresholds: { review: 0.1, alert: 0.1, block: 0.1 }, maxHits: 5 };
  const put = await app.call('PUT', '/api/configuration/OfacMatchConfig', {
    ...as,
    version: 1,
    body: { value, reason: 'test' },
  });
  expect(put).toMatchObject({ status: 422, body: { code: 'key-elsewhere' } });
});

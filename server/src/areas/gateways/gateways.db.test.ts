import { expect, it } from 'vitest';
import type { GatewayPaper } from '#domain/areas/gateways/gateways.endpoints.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindGateways } from './gateways.routes.ts';

const test = await testApp([bindGateways]);
const path = '/api/settings/gateways';
const office = await test.insertOffice();
const person = await test.insertUser({ roles: ['CorporationAccounting'], offices: [office.id] });
const as = { token: person.token, office: office.id };
const keys = { serviceKey: 'service-key-that-nobody-reads', securityKey: 'security-key-that-nobody-reads' };

let count = 0;
function form(values: Record<string, unknown> = {}) {
  count += 1;
  return {
    officeId: office.id,
    name: `Merchant ${count}`,
    channels: ['DeviceCloud', 'PaymentApi'],
    midNumber: '8788-290',
    surchargePercent: '2.75',
    minAmount: '100',
    maxAmount: '500000',
    isTestMode: true,
    isActive: true,
    devices: [{ poiDeviceId: 'c1c0bd3c-6c3a-4d8e-9a52-9e0a7d3f1b11', nickname: 'Counter 1' }],
    ...values,
  };
}

async function create(values: Record<string, unknown> = {}) {
  const body = form(values);
  const answer = await test.call<Created>('POST', path, { ...as, body });
  expect(answer.status).toBe(200);
  return { id: answer.body.id, body };
}

async function read(id: string): Promise<GatewayPaper> {
  return (await test.call<GatewayPaper>('GET', `${path}/${id}`, as)).body;
}

it('keeps the row of the gateway and its devices', async () => {
  const { id, body } = await create();
  expect(await read(id)).toMatchObject({
    office: { id: office.id, code: office.code },
    name: body.name,
    channels: ['PaymentApi', 'DeviceCloud'],
    surchargePercent: '2.75',
    maxAmount: '500000',
    devices: [{ nickname: 'Counter 1', serial: '', connectionState: 'Unknown' }],
    serviceKey: { isSet: false, changedAt: null },
  });
});

it('tells of a key only that it is set and since when', async () => {
  const { id, body } = await create(keys);
  const isSet = { isSet: true, changedAt: test.clock.now.toISOString() };
  expect(await read(id)).toMatchObject({ serviceKey: isSet, securityKey: isSet });

  test.clock.advance(10);
  await test.call('PUT', `${path}/${id}`, {
    ...as,
    version: 1,
    body: { ...body, serviceKey: undefined, securityKey: 'another-security-key' },
  });
  const after = await read(id);
  expect(after.serviceKey).toEqual(isSet);
  expect(after.securityKey).toEqual({ isSet: true, changedAt: test.clock.now.toISOString() });

  await test.call('PUT', `${path}/${id}`, {
    ...as,
    version: 2,
    body: { ...body, serviceKey: undefined, securityKey: null },
  });
  expect((await read(id)).securityKey.isSet).toBe(false);
});

it('writes no key in the clear: not in answers, the table, the log or the list', async () => {
  const { id, body } = await create(keys);
  const { owner } = test.database;
  const stored = await owner
    .selectFrom('payment_gateways')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(test.services.secrets.open(stored.service_key ?? Buffer.alloc(0))).toBe(keys.serviceKey);
  const places = [
    stored.service_key?.toString('latin1'),
    stored.security_key?.toString('latin1'),
    JSON.stringify(await read(id)),
    JSON.stringify(await owner.selectFrom('activity').selectAll().execute()),
    JSON.stringify(await owner.selectFrom('outbox').selectAll().execute()),
    (await test.call('GET', path, as)).bytes.toString(),
    (await test.call('PUT', `${path}/${id}`, { ...as, version: 9, body })).bytes.toString(),
  ];
  for (const place of places) expect(place).not.toContain('that-nobody-reads');
});

it('keeps names apart in an office and refuses an office that does not exist', async () => {
  const { body } = await create();
  const refused = (field: string, code: string) => ({
    status: 422,
    body: { details: { fields: [{ path: field, code }] } },
  });
  const post = (values: object) => test.call('POST', path, { ...as, body: form({ ...values }) });
  expect(await post({ name: body.name })).toMatchObject(refused('name', 'name-taken'));
  expect(await post({ officeId: '999999' })).toMatchObject(refused('officeId', 'not-found'));
});

it.each([
  ['a key with a line break', { serviceKey: 'first line\nsecond' }, 'serviceKey'],
  ['a surcharge above ten percent', { surchargePercent: '10.01' }, 'surchargePercent'],
  ['a maximum below the minimum', { minAmount: '200', maxAmount: '100' }, 'maxAmount'],
  ['no channel', { channels: [] }, 'channels'],
  ['a terminal id that is none', { devices: [{ poiDeviceId: 'x', nickname: 'y' }] }, 'devices.0.poiDeviceId'],
])('refuses %s', async (_, values, field) => {
  const answer = await test.call('POST', path, { ...as, body: form(values) });
  expect(answer).toMatchObject({ status: 400, body: { details: { fields: [{ path: field }] } } });
});

it('is for the corporation only', async () => {
  const admin = await test.insertUser({ roles: ['Admin'], offices: [office.id] });
  const answer = await test.call('GET', path, { token: admin.token, office: office.id });
  expect(answer).toMatchObject({ status: 409, body: { code: 'not-your-role' } });
});

import { expect, it } from 'vitest';
import { sessionTestApp } from './session-test-app.ts';

const test = await sessionTestApp();

it('the scope lists my active offices, the one for the login first', async () => {
  const [a, b, c, closed] = [
    await test.insertOffice({ name: 'Álamo' }),
    await test.insertOffice({ name: 'bravo' }),
    await test.insertOffice({ name: 'Casa', office_type: 'Provider' }),
    await test.insertOffice({ name: 'Cerrada', is_active: false }),
  ];
  await test.insertOffice({ name: 'Of others' });
  const ana = await test.person({ offices: [c.id, b.id, a.id, closed.id] });
  const { body } = await test.call('GET', '/api/offices/scope', { token: ana.token, office: 'stale' });
  expect(body).toEqual([
    { id: c.id, code: c.code, name: 'Casa', officeType: 'Provider', defaultForLogin: true },
    { id: a.id, code: a.code, name: 'Álamo', officeType: 'Regular', defaultForLogin: false },
    { id: b.id, code: b.code, name: 'bravo', officeType: 'Regular', defaultForLogin: false },
  ]);
});

it('the office in use says what the screens need, without an office in the header', async () => {
  const office = await test.insertOffice({
    office_type: 'Provider',
    service_types: ['ShipmentOrder', 'Passport'],
    access_allow_to_customer_info: false,
    time_zone: 'America/Havana',
    printing: JSON.stringify({ papers: {}, printers: { Letter: 'HP 2' } }),
  });
  const ana = await test.person({ offices: [office.id] });
  const { status, body } = await test.call('GET', `/api/offices/${office.id}`, { token: ana.token });
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      id: office.id,
      code: office.code,
      name: office.name,
      officeType: 'Provider',
      serviceTypes: ['ShipmentOrder', 'Passport'],
      logoFileId: null,
      accessAllowToCustomerInfo: false,
      timeZone: 'America/Havana',
      printing: { papers: {}, printers: { Letter: 'HP 2' } },
    },
  });
});

it('an office of others, a closed one and one that does not exist are not found', async () => {
  const foreign = await test.insertOffice();
  const closed = await test.insertOffice({ is_active: false });
  const ana = await test.person({ offices: [closed.id] });
  for (const id of [foreign.id, closed.id, '999999']) {
    expect(await test.call('GET', `/api/offices/${id}`, { token: ana.token })).toMatchObject({ status: 404 });
  }
  expect(await test.call('GET', '/api/offices/abc', { token: ana.token })).toMatchObject({ status: 400 });
});

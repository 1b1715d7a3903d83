import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import type { OfficeRow } from '#domain/areas/offices/offices.rows.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { CallOptions } from '#server/platform/http/test-app.ts';
import { testApp } from '#server/platform/http/test-app.ts';
import { bindOffices } from './offices.routes.ts';

const test = await testApp([bindOffices]);
const path = '/api/settings/offices';
const head = await test.insertOffice({ is_head_office: true });
const branch = await test.insertOffice();
const corporate = await test.insertUser({ roles: ['CorporationAdmin'], offices: [head.id] });
const officeAdmin = await test.insertUser({ roles: ['Admin'], offices: [branch.id] });
const as = { token: corporate.token, office: head.id };
const asAdmin = { token: officeAdmin.token, office: branch.id };

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
let codes = 0;

function form(values: Record<string, unknown> = {}) {
  codes += 1;
  return {
    name: `Office ${codes}`,
    code: `Z${letters[Math.floor(codes / 26)]}${letters[codes % 26]}`,
    officeType: 'Regular',
    serviceTypes: ['Passport', 'MoneyTransfer'],
    address: { country: 'USA', street: '1 Palm Court', city: 'Hialeah', state: 'FL', zip: '33012' },
    timeZone: 'America/New_York',
    creditModel: 'NoLimit',
    accessAllowToCustomerInfo: true,
    ...values,
  };
}

const account = { bank: 'Demo Bank', holder: 'Giro', routing: '123456780', account: '000123456789' };

async function create(
  values: Record<string, unknown> = {},
): Promise<{ id: string; body: ReturnType<typeof form> }> {
  const body = form(values);
  const answer = await test.call<Created>('POST', path, { ...as, body });
  expect(answer).toMatchObject({ status: 200, body: { version: 1 } });
  return { id: answer.body.id, body };
}

async function read(id: string, caller: CallOptions = as): Promise<OfficePaper> {
  return (await test.call<OfficePaper>('GET', `${path}/${id}`, caller)).body;
}

it('keeps every field of the form', async () => {
  const { owner } = test.database;
  const file = await owner
    .insertInto('files')
    .values({
      sha256: createHash('sha256').update('logo').digest('hex'),
      name: 'logo.png',
      mime: 'image/png',
      size: 4,
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const values = {
    territory: 'La Habana',
    address: {
      country: 'Cuba',
      street: 'Calle 23',
      between: '12 y 14',
      municipality: 'Plaza',
      province: 'La Habana',
    },
    phones: [{ kind: 'Mobile', number: '+53 5555-0180' }],
    hours: [
      { weekday: 6, opens: '10:00', closes: '14:00' },
      { weekday: 1, opens: '09:00', closes: '18:00' },
    ],
    creditModel: 'Credit',
    creditLimit: '2500000',
    licences: [
      {
        kind: 'SellerOfTravel',
        number: 'ST1',
        state: 'FL',
        expires: '2027-06-30',
        fileId: file.id,
        blocksSales: true,
      },
    ],
    logoFileId: file.id,
    printing: { papers: {}, printers: { Ticket80: 'Counter 1' }, autoPrint: true },
    bankAccount: account,
  };
  const { id, body } = await create({ ...values, parentId: head.id, linkedOfficeIds: [branch.id] });
  expect(await read(id)).toMatchObject({
    ...values,
    code: body.code,
    serviceTypes: ['MoneyTransfer', 'Passport'],
    phones: [{ kind: 'Mobile', number: '+5355550180' }],
    hours: [{ weekday: 1 }, { weekday: 6 }],
    parent: { id: head.id },
    linkedOffices: [{ id: branch.id }],
    bankAccount: { bank: 'Demo Bank', holder: 'Giro', last4: '6789' },
  });
});

it('encrypts the bank account and writes it nowhere in the clear', async () => {
  const { id, body } = await create({ bankAccount: account });
  const { owner } = test.database;
  const stored = await owner
    .selectFrom('offices')
    .select('bank_account')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored.bank_account?.includes(account.account)).toBe(false);
  const edited = await test.call('PUT', `${path}/${id}`, {
    ...as,
    version: 1,
    body: { ...body, name: 'New name', bankAccount: undefined },
  });
  expect(edited.status).toBe(200);
  expect((await read(id)).bankAccount?.last4).toBe('6789');
  await test.call('PUT', `${path}/${id}`, { ...as, version: 2, body: { ...body, bankAccount: null } });
  expect((await read(id)).bankAccount).toBeNull();
  const log = await owner
    .selectFrom('activity')
    .select('changes')
    .where('entity', '=', 'office')
    .where('entity_id', '=', id)
    .execute();
  expect(JSON.stringify(log)).not.toContain('123456789');
  expect(log.map(({ changes }) => JSON.stringify(changes).includes('bankAccount'))).toEqual([
    true,
    false,
    true,
  ]);
});

it.each([
  ['a code of two letters', { code: 'AB' }, 'code'],
  [
    'a ZIP that is none',
    { address: { country: 'USA', street: 'x', city: 'y', state: 'FL', zip: '12' } },
    'address.zip',
  ],
  [
    'an address of both countries',
    { address: { country: 'Cuba', street: 'x', zip: '33012', municipality: 'y', province: 'z' } },
    'address.zip',
  ],
  ['a time zone that does not exist', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  [
    'a day that closes before it opens',
    { hours: [{ weekday: 1, opens: '10:00', closes: '09:00' }] },
    'hours.0.closes',
  ],
  ['the model Credit without a limit', { creditModel: 'Credit' }, 'creditLimit'],
  ['a limit where none counts', { creditLimit: '100' }, 'creditLimit'],
  [
    'a routing number with a typing error',
    { bankAccount: { ...account, routing: '123456789' } },
    'bankAccount.routing',
  ],
  ['the service None', { serviceTypes: ['None'] }, 'serviceTypes.0'],
])('refuses %s at its field', async (_, values, field) => {
  const answer = await test.call('POST', path, { ...as, body: form(values) });
  expect(answer).toMatchObject({ status: 400, body: { details: { fields: [{ path: field }] } } });
});

it('refuses what only the database knows, at its field', async () => {
  const { id, body } = await create();
  const child = await create({ parentId: id });
  const refused = (field: string, code: string) => ({
    status: 422,
    body: { details: { fields: [{ path: field, code, message: expect.any(String) }] } },
  });
  const post = (values: Record<string, unknown>) => test.call('POST', path, { ...as, body: form(values) });
  const put = (values: Record<string, unknown>) =>
    test.call('PUT', `${path}/${id}`, { ...as, version: 1, body: { ...body, ...values } });
  expect(await post({ code: body.code.toLowerCase() })).toMatchObject(refused('code', 'code-taken'));
  expect(await post({ parentId: '999999' })).toMatchObject(refused('parentId', 'not-found'));
  expect(await put({ parentId: id })).toMatchObject(refused('parentId', 'office-circle'));
  expect(await put({ parentId: child.id })).toMatchObject(refused('parentId', 'office-circle'));
  expect(await put({ linkedOfficeIds: [id] })).toMatchObject(refused('linkedOfficeIds', 'office-circle'));
  expect(await put({ logoFileId: '999999' })).toMatchObject(refused('logoFileId', 'not-found'));
});

it('holds with a reason and releases', async () => {
  const { id } = await create();
  const hold = (version: number) =>
    test.call('POST', `${path}/${id}/hold`, { ...as, version, body: { reason: 'audit' } });
  expect(await hold(1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect((await read(id)).holdReason).toBe('audit');
  expect(await hold(2)).toMatchObject({ status: 409, body: { code: 'not-in-this-status' } });
  expect(await test.call('POST', `${path}/${id}/release`, { ...as, version: 2 })).toMatchObject({
    status: 200,
  });
  expect((await read(id)).holdReason).toBeNull();
});

it('answers an old version with what others changed', async () => {
  const { id, body } = await create();
  const put = (version: number, values: Record<string, unknown>) =>
    test.call('PUT', `${path}/${id}`, { ...as, version, body: { ...body, ...values } });
  await put(1, { territory: 'Texas' });
  expect(await put(1, { territory: 'Florida' })).toMatchObject({
    status: 412,
    body: { details: { version: 2, changes: [{ field: 'territory', before: '', after: 'Texas' }] } },
  });
});

it('shows an office admin their own offices and lets only the corporation change them', async () => {
  const { body } = await test.call<{ rows: OfficeRow[] }>('GET', path, asAdmin);
  expect(body.rows.map((row) => row.id)).toEqual([branch.id]);
  expect(await test.call('GET', `${path}/${branch.id}`, asAdmin)).toMatchObject({ status: 200 });
  expect(await test.call('GET', `${path}/${head.id}`, asAdmin)).toMatchObject({ status: 404 });
  const answer = await test.call('POST', path, { ...asAdmin, body: form() });
  expect(answer).toMatchObject({ status: 409, body: { code: 'not-your-role' } });
});

it('filters by a service and by whether it is active', async () => {
  await create({ serviceTypes: ['FlightTicket'] });
  const query = { filter: ['serviceTypes:in:FlightTicket|Visa', 'active:is:true'] };
  const { body } = await test.call<{ rows: OfficeRow[] }>('GET', path, { ...as, query });
  expect(body.rows.map((row) => row.serviceTypes)).toEqual([['FlightTicket']]);
});

it('gives an office only services that the configuration offers; it keeps what it has', async () => {
  const { id, body } = await create({ serviceTypes: ['Visa'] });
  const value = JSON.stringify(['Passport']);
  await test.database.owner
    .insertInto('configuration')
    .values({ key: 'OfficeServices', version: 1, value })
    .execute();
  const put = (version: number, services: string[]) =>
    test.call('PUT', `${path}/${id}`, { ...as, version, body: { ...body, serviceTypes: services } });
  expect((await test.call('GET', `${path}/options`, as)).body).toEqual({ services: ['Passport'] });
  expect(await put(1, ['Visa', 'Passport'])).toMatchObject({ status: 200 });
  expect(await put(2, ['Visa', 'RentCar'])).toMatchObject({
    status: 422,
    body: { details: { fields: [{ path: 'serviceTypes', code: 'service-not-offered' }] } },
  });
});

it('stays the kind of office it is while its fund owes or holds anything', async () => {
  const { id, body } = await create({ serviceTypes: [] });
  const journal = (amount: string, back: string) =>
    JSON.stringify([
      {
        idem: `type:${amount}`,
        kind: 'fund.payment',
        txnType: 'Payment',
        scope: 'Sale',
        lines: [
          { account: 'corp.bank.main', currency: 'USD', amount },
          { account: `fund.sale.${id}`, currency: 'USD', amount: back },
        ],
      },
    ]);
  const post = async (lines: string) =>
    await sql`select ledger.post('2026-11-20', ${test.clock.now}, ${lines}::jsonb, '[]', '{}')`.execute(
      test.database.owner,
    );
  const change = async () =>
    await test.call('PUT', `${path}/${id}`, { ...as, version: 1, body: { ...body, officeType: 'External' } });
  await post(journal('500', '-500'));
  expect(await change()).toMatchObject({
    status: 422,
    body: { details: { fields: [{ path: 'officeType', code: 'still-in-use' }] } },
  });
  await post(journal('-500', '500'));
  expect((await change()).status).toBe(200);
});

import { expect, it } from 'vitest';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { customersTestApp, refused } from './customers-test-app.ts';

const { test, seller, admin, corporate, form, create, read } = await customersTestApp();
const path = '/api/customers';

const address = {
  kind: 'Home',
  line1: '1 Palm Court',
  line2: '',
  city: 'Hialeah',
  state: 'FL',
  zip: '33012',
};
const licence = {
  type: 'DriverLicense',
  number: 'g123-456-78-900-1',
  country: 'US',
  state: 'FL',
  expiresOn: '2030-01-31',
  verification: 'Pdf417',
};

it('keeps every field of the form, and edits it on the version it was read', async () => {
  const values = {
    middleName: 'de los Ángeles',
    sex: 'F',
    email: 'Maria@Example.com',
    addresses: [address],
    nationality: 'CU',
    birthCountry: 'CU',
    isUsPerson: true,
    residence: 'PermanentResident',
    occupation: 'Nurse',
    employer: 'Clinic',
    sourceOfFunds: 'Salary',
    isNoProhibitedOfficial: true,
    language: 'es',
    notes: 'calls on Mondays',
    consents: [{ kind: 'SMS', isGiven: true }],
    phones: [
      { kind: 'Home', number: '(786) 555-0101' },
      { kind: 'Mobile', number: '+53 5 2345678', isWhatsApp: true },
      { kind: 'Mobile', number: '305.555.0102', isPrimary: true },
    ],
    ids: [licence],
  };
  const { id, body } = await create(values);
  const paper = await read<CustomerPaper>(`${path}/${id}`);
  expect(paper).toMatchObject({
    ...values,
    fullName: 'María de los Ángeles Pérez García',
    email: 'maria@example.com',
    phones: [
      { number: '+17865550101', isPrimary: false },
      { number: '+5352345678', isPrimary: false, isWhatsApp: true },
      { number: '+13055550102', isPrimary: true },
    ],
    ids: [{ number: 'G123456789001', verification: 'Pdf417', verifiedBy: expect.stringContaining('Test') }],
    idState: { state: 'Valid', type: 'DriverLicense', last4: '9001' },
    consents: [{ kind: 'SMS', isGiven: true }],
    isMasked: false,
    isAdult: true,
    level: 'None',
  });
  const edit = {
    ...body,
    firstName: 'Mercedes',
    consents: [{ kind: 'SMS', isGiven: false }],
    ids: undefined,
  };
  const put = (version: number) => test.call('PUT', `${path}/${id}`, { ...seller, version, body: edit });
  expect(await put(1)).toMatchObject({ status: 200, body: { id, version: 2 } });
  expect(await put(1)).toMatchObject({ status: 412, body: { code: 'version-old' } });
  expect(await read<CustomerPaper>(`${path}/${id}`)).toMatchObject({
    firstName: 'Mercedes',
    consents: [{ kind: 'SMS', isGiven: false }],
    ids: [{ number: 'G123456789001' }],
  });
});

it.each([
  ['a name with digits', { firstName: 'Mar1a' }, 'firstName', 'name-letters'],
  [
    'a Cuban primary phone',
    { phones: [{ kind: 'Home', number: '+53 7 8322211' }] },
    'phones.0.number',
    'phone-not-us',
  ],
  [
    'an exchange that begins with 1',
    { phones: [{ kind: 'Home', number: '3051550101' }] },
    'phones.0.number',
    'phone-not-us',
  ],
  [
    'two primary phones',
    {
      phones: ['3055550999', '3055550998'].map((number) => ({ kind: 'Home', number, isPrimary: true })),
    },
    'phones.1.isPrimary',
    'primary-phone-one',
  ],
  ['a ZIP of four digits', { addresses: [{ ...address, zip: '3301' }] }, 'addresses.0.zip', 'zip-shape'],
  [
    'a tax number that is none',
    { taxId: { kind: 'SSN', number: '666-12-3456' } },
    'taxId.number',
    'tax-id-shape',
  ],
  ['a day that does not exist', { birthDate: '1990-02-30' }, 'birthDate', expect.any(String)],
])('refuses %s at its field', async (_, values, field, code) => {
  const answer = await test.call('POST', path, { ...seller, body: form(values) });
  expect(answer).toMatchObject(refused(field, code, 400));
});

it.each([
  ['a birth in the future', { birthDate: '2026-11-21' }, 'birthDate', 'date-in-future'],
  [
    'a carné of a day that does not exist',
    { type: 'CarnetDeIdentidad', number: '02023061531', country: 'CU' },
    'ids.0.number',
    'carne-date',
  ],
  [
    'a DNI with the wrong letter',
    { type: 'DNI', number: '12345678A', country: 'ES' },
    'ids.0.number',
    'id-check-digit',
  ],
  [
    'a licence of Florida that is too short',
    { ...licence, number: 'G12345' },
    'ids.0.number',
    'id-number-shape',
  ],
  ['a licence without its state', { ...licence, state: '' }, 'ids.0.state', 'id-state-missing'],
  [
    'a passport without expiry',
    { type: 'Passport', number: 'K123456', country: 'CU' },
    'ids.0.expiresOn',
    'id-expiry-missing',
  ],
  [
    'a resident card of Cuba',
    { type: 'ResidentCard', number: 'A123456789', country: 'CU', expiresOn: '2030-01-01' },
    'ids.0.country',
    'id-country-wrong',
  ],
  [
    'a file that is not there',
    { ...licence, number: 'G000000000000', frontFileId: '999999' },
    'ids.0.frontFileId',
    'not-found',
  ],
])('refuses %s, in both languages', async (_, values, field, code) => {
  const body = 'type' in values ? form({ ids: [values] }) : form(values);
  for (const language of ['en', 'es'] as const) {
    expect(await test.call('POST', path, { ...seller, body, language })).toMatchObject(refused(field, code));
  }
});

it('gives a primary phone and a document to one customer alone', async () => {
  const { id, body } = await create({ ids: [{ ...licence, number: 'H111111111111' }] });
  const { number } = await read<CustomerPaper>(`${path}/${id}`);
  const again = await test.call('POST', path, { ...seller, body: form({ phones: body.phones }) });
  expect(again).toMatchObject(refused('phones.0.number', 'phone-taken'));
  expect(JSON.stringify(again.body)).toContain(number);
  const twin = form({ ids: [{ ...licence, number: 'h111 1111 11111' }] });
  expect(await test.call('POST', path, { ...seller, body: twin })).toMatchObject(
    refused('ids.0.number', 'id-taken'),
  );
});

it('lets one of two creates with the same phone win', async () => {
  const phones = [{ kind: 'Mobile', number: '305 555 0777' }];
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => test.call('POST', path, { ...seller, body: form({ phones }) })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
  for (const answer of answers.filter(({ status }) => status === 422)) {
    expect(answer).toMatchObject(refused('phones.0.number', 'phone-taken'));
  }
});

it('asks before it creates somebody of the same name and date of birth', async () => {
  const { id } = await create({ lastName: 'Núñez', birthDate: '1971-05-06' });
  const typed = { firstName: 'maria', lastName: 'nunez', secondLastName: 'garcia', birthDate: '1971-05-06' };
  const { body } = await test.call('POST', `${path}/duplicates`, { ...seller, body: typed });
  expect(body).toMatchObject({ rows: [{ id, reasons: ['nameAndBirth', 'name'], isSure: true }] });
  const twin = form({ lastName: 'Nuñez', birthDate: '1971-05-06' });
  expect(await test.call('POST', path, { ...seller, body: twin })).toMatchObject({
    status: 409,
    body: { code: 'duplicate-likely' },
  });
  await create({ ...twin, isDuplicateConfirmed: true });
});

it('warns of the same phone and document, but not of the one that is edited', async () => {
  const { id, body } = await create({ ids: [{ ...licence, number: 'J222222222222' }] });
  const ask = async (values: object) =>
    (await test.call('POST', `${path}/duplicates`, { ...seller, body: values })).body;
  expect(await ask({ phones: [body.phones[0]?.number] })).toMatchObject({
    rows: [{ id, reasons: ['phone'] }],
  });
  expect(await ask({ ids: ['j222-2222 22222'] })).toMatchObject({
    rows: [{ id, reasons: ['id'], isSure: true }],
  });
  expect(await ask({ ids: ['J222222222222'], exceptId: id })).toEqual({ rows: [] });
  expect(await ask({ birthDate: 'soon', phones: ['30'], email: '@' })).toEqual({ rows: [] });
});

it('encrypts the tax number; to read it again leaves a line in the log, without the number', async () => {
  const { id, body } = await create({ taxId: { kind: 'SSN', number: '123-45-6789' } });
  const { owner } = test.database;
  const stored = await owner
    .selectFrom('customers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(stored.tax_id?.includes('123456789')).toBe(false);
  expect(await read<CustomerPaper>(`${path}/${id}`)).toMatchObject({ taxId: { kind: 'SSN', last4: '6789' } });
  // Left out of an edit it stays.
  const { taxId: _, ...rest } = body as typeof body & { taxId?: unknown };
  expect(await test.call('PUT', `${path}/${id}`, { ...seller, version: 1, body: rest })).toMatchObject({
    status: 200,
  });
  const reveal = (as: typeof seller, reason = 'CTR of today') =>
    test.call('POST', `${path}/${id}/tax-id/reveal`, { ...as, body: { reason } });
  expect(await reveal(seller)).toMatchObject({ status: 409, body: { code: 'not-your-role' } });
  expect(await reveal(admin, '')).toMatchObject({ status: 400 });
  expect(await reveal(admin)).toMatchObject({ status: 200, body: { kind: 'SSN', number: '123456789' } });
  const log = await owner.selectFrom('activity').selectAll().where('entity_id', '=', id).execute();
  expect(log.filter(({ action }) => action === 'tax-id-revealed')).toMatchObject([
    { reason: 'CTR of today' },
  ]);
  expect(JSON.stringify(log)).not.toContain('123456789');
});

it('blocks and lets in again, each by who may and where it makes sense', async () => {
  const { id } = await create();
  const act = (verb: string, as: typeof seller, version: number) =>
    test.call('POST', `${path}/${id}/${verb}`, { ...as, version, body: { reason: 'forged licence' } });
  expect(await act('block', seller, 1)).toMatchObject({ status: 409, body: { code: 'not-your-role' } });
  expect(await act('block', admin, 1)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await act('block', admin, 2)).toMatchObject({ status: 409, body: { code: 'not-in-this-status' } });
  expect(await read<CustomerPaper>(`${path}/${id}`, admin)).toMatchObject({
    blocked: { reason: 'forged licence' },
    actions: expect.arrayContaining([{ action: 'Unblock', allowed: false, reason: expect.any(String) }]),
  });
  expect(await act('unblock', admin, 2)).toMatchObject({ status: 409, body: { code: 'not-your-role' } });
  expect(await act('unblock', corporate, 2)).toMatchObject({ status: 200, body: { version: 3 } });
  const level = { level: 'Vip', reason: 'invited' };
  expect(await test.call('POST', `${path}/${id}/level`, { ...admin, version: 3, body: level })).toMatchObject(
    { status: 200 },
  );
  expect(await read<CustomerPaper>(`${path}/${id}`)).toMatchObject({ level: 'Vip', blocked: null });
});

it('adds, edits and removes documents one by one; an expired one is told', async () => {
  const { id } = await create();
  const post = (version: number, body: object, rest = 'ids') =>
    test.call('POST', `${path}/${id}/${rest}`, { ...seller, version, body });
  const expired = { ...licence, number: 'K333333333333', expiresOn: '2026-11-19' };
  expect(await post(1, expired)).toMatchObject({ status: 200, body: { version: 2 } });
  const paper = await read<CustomerPaper>(`${path}/${id}`);
  const [document] = paper.ids;
  expect(paper.idState).toMatchObject({ state: 'Expired', expiresOn: '2026-11-19' });
  const edit = { ...expired, expiresOn: '2026-12-01', verification: 'Manual' };
  expect(
    await test.call('PUT', `${path}/${id}/ids/${document?.id}`, { ...seller, version: 2, body: edit }),
  ).toMatchObject({ status: 200, body: { version: 3 } });
  expect(await read<CustomerPaper>(`${path}/${id}`)).toMatchObject({ idState: { state: 'ExpiresSoon' } });
  const removal = await post(3, { reason: 'typed wrong' }, `ids/${document?.id}/remove`);
  expect(removal).toMatchObject({ status: 200, body: { version: 4 } });
  expect(await read<CustomerPaper>(`${path}/${id}`)).toMatchObject({
    ids: [],
    idState: { state: 'Missing' },
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  CustomerBrief,
  CustomerPaper,
  RecipientPaper,
} from '#domain/areas/customers/customer.replies.ts';
import type { CustomerRow } from '#domain/areas/customers/customers.rows.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { isCustomerFile } from './customer-files.queries.ts';
import { customersTestApp, havana } from './customers-test-app.ts';

const { test, offices, seller, admin, masked, corporate, create, form, read, insertOrder } =
  await customersTestApp();
const path = '/api/customers';
const secrets = {
  email: 'ana.secret@example.com',
  birthDate: '1983-04-05',
  ids: [{ type: 'Passport', number: 'K765432', country: 'CU', expiresOn: '2031-05-05' }],
};

describe('an office that may not see customers', () => {
  it('sees its own alone, and of them no phone, document, birth or email', async () => {
    const theirs = await create({ firstName: 'Ajena', ...secrets });
    const own = await create(
      {
        firstName: 'Propia',
        email: 'own.secret@example.com',
        ids: [{ ...secrets.ids[0], number: 'K999111' }],
      },
      masked,
    );
    const phone = `+1${own.body.phones[0]?.number.replaceAll(' ', '')}`;
    expect(await test.call('GET', `${path}/${theirs.id}`, masked)).toMatchObject({ status: 404 });
    const paper = await read<CustomerPaper>(`${path}/${own.id}`, masked);
    expect(paper).toMatchObject({ firstName: 'Propia', isMasked: true, age: null, isAdult: true });
    const list = await read<{ rows: CustomerRow[] }>(path, masked);
    expect(list.rows.map(({ id }) => id)).toEqual([own.id]);
    const search = await read<{ rows: CustomerBrief[] }>(`${path}/search?q=propia`, masked);
    expect(search.rows).toMatchObject([{ id: own.id }]);
    for (const answer of [paper, list, search]) {
      const text = JSON.stringify(answer);
      for (const hidden of [phone, phone.slice(3), 'own.secret', 'K999111', own.body.birthDate]) {
        expect(text).not.toContain(hidden);
      }
    }
    // An office that may, sees all of it.
    expect(JSON.stringify(await read(`${path}/${own.id}`, seller))).toContain(phone);
  });

  it('cannot find out by filters and exports what it does not see', async () => {
    for (const filter of ['birthDate:on:1983-04-05', 'phone:contains:305', 'email:starts:own']) {
      expect(await test.call('GET', path, { ...masked, query: { filter } })).toMatchObject({
        status: 409,
        body: { code: 'customer-info-closed' },
      });
    }
    const found = await test.call<{ rows: unknown[] }>('GET', path, {
      ...masked,
      query: { q: 'own.secret' },
    });
    expect(found.body.rows).toEqual([]);
    const file = await test.call('POST', `${path}/export`, {
      ...masked,
      body: { format: 'csv', columns: ['name', 'phone', 'birthDate', 'email', 'idNumber'] },
    });
    expect(file.status).toBe(200);
    expect(file.bytes.toString()).toContain('Propia');
    expect(file.bytes.toString()).not.toMatch(/own\.secret|K999111|Ajena|\+1305/);
  });

  it('adds documents and recipients, but edits, merges and reveals nothing', async () => {
    const { id, body } = await create({ taxId: { kind: 'SSN', number: '123456789' } }, masked);
    const boss = await test.insertUser({ roles: ['Admin'], offices: [offices.closed.id] });
    const chief = { token: boss.token, office: offices.closed.id };
    const closed = { status: 409, body: { code: 'customer-info-closed' } };
    expect(await test.call('PUT', `${path}/${id}`, { ...masked, version: 1, body })).toMatchObject(closed);
    expect(
      await test.call('POST', `${path}/${id}/tax-id/reveal`, { ...chief, body: { reason: 'curious' } }),
    ).toMatchObject(closed);
    const passport = { ...secrets.ids[0], number: 'K222222' };
    expect(
      await test.call('POST', `${path}/${id}/ids`, { ...masked, version: 1, body: passport }),
    ).toMatchObject({ status: 200 });
    const recipient = await test.call<Created>('POST', `${path}/${id}/recipients`, {
      ...masked,
      body: {
        firstName: 'Luisa',
        lastName: 'Mora',
        ci: '91021027775',
        phones: [{ kind: 'Mobile', number: '52345678' }],
        address: havana,
      },
    });
    expect(recipient.status, JSON.stringify(recipient.body)).toBe(200);
    const paper = await read<RecipientPaper>(`/api/recipients/${recipient.body.id}`, masked);
    expect(JSON.stringify(paper)).not.toMatch(/91021027775|52345678|1991-02-10/);
  });

  it('sees whom it sold to, also when another office created them', async () => {
    const { id } = await create({ firstName: 'Vendida' });
    expect(await test.call('GET', `${path}/${id}`, masked)).toMatchObject({ status: 404 });
    await insertOrder({ customerId: id, officeId: offices.closed.id });
    await insertOrder({ customerId: id, officeId: offices.open.id });
    expect(await read<CustomerPaper>(`${path}/${id}`, masked)).toMatchObject({ orders: 1, isMasked: true });
  });
});

it('opens for who sells, claims and the corporation; not for providers and operations', async () => {
  const { id } = await create();
  const provider = await test.insertOffice({ office_type: 'Provider' });
  const status = async (
    role: 'Sale' | 'CorporationClaim' | 'OperationOrigin' | 'Delivery',
    office: string,
  ) => {
    const { token } = await test.insertUser({ roles: [role], offices: [office] });
    return (await test.call('GET', `${path}/${id}`, { token, office })).status;
  };
  expect(await status('CorporationClaim', offices.head.id)).toBe(200);
  expect(await status('Sale', offices.open.id)).toBe(200);
  expect(await status('Sale', provider.id)).toBe(409);
  expect(await status('OperationOrigin', provider.id)).toBe(409);
  expect(await status('Delivery', offices.open.id)).toBe(409);
  const claims = await test.insertUser({ roles: ['CorporationClaim'], offices: [offices.head.id] });
  const asClaims = { token: claims.token, office: offices.head.id };
  expect(await test.call('POST', path, { ...asClaims, body: form() })).toMatchObject({ status: 409 });
});

it('shows the photo and files to who sees the customer, and pictures of documents only where nothing is masked', async () => {
  const { owner } = test.database;
  const file = async (name: string) =>
    (
      await owner
        .insertInto('files')
        .values({
          sha256: createHash('sha256').update(name).digest('hex'),
          name,
          mime: name.endsWith('png') ? 'image/png' : 'application/pdf',
          size: 4,
          created_by: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const [photo, letter, front] = [await file('photo.png'), await file('letter.pdf'), await file('front.png')];
  const { id } = await create(
    { ids: [{ ...secrets.ids[0], number: 'K333333', frontFileId: front }] },
    masked,
  );
  const post = (version: number, rest: string, body?: object) =>
    test.call('POST', `${path}/${id}/${rest}`, { ...masked, version, ...(body && { body }) });
  expect(await post(1, 'photo', { fileId: letter })).toMatchObject({ status: 422 });
  expect(await post(1, 'photo', { fileId: photo })).toMatchObject({ status: 200 });
  expect(await post(2, 'files', { fileId: letter, note: 'Proof of address' })).toMatchObject({ status: 200 });
  expect(await read<CustomerPaper>(`${path}/${id}`, masked)).toMatchObject({
    photoFileId: photo,
    files: [{ fileId: letter, name: 'letter.pdf', note: 'Proof of address' }],
    ids: [{ frontFileId: null }],
  });
  const sees = (isOpen: boolean) => {
    const office = isOpen ? offices.open : offices.closed;
    const context = {
      services: test.services,
      now: test.clock.now,
      user: { id: '1', email: '', name: '', roles: ['Sale'], roleMenus: [] },
      office: { id: office.id, officeType: 'Regular', serviceTypes: [], accessAllowToCustomerInfo: isOpen },
    } as unknown as Parameters<typeof isCustomerFile>[0];
    return Promise.all([photo, letter, front].map((one) => isCustomerFile(context, one)));
  };
  expect(await sees(false)).toEqual([true, true, false]);
  expect(await sees(true)).toEqual([true, true, true]);
  expect(await post(3, `files/${letter}/remove`)).toMatchObject({ status: 200 });
  expect(await sees(true)).toEqual([true, false, true]);
});

it('lists, filters by a whole document and sums; a merged customer is no row', async () => {
  const { id } = await create({ ids: [{ ...secrets.ids[0], number: 'K444444', expiresOn: '2026-01-01' }] });
  const rows = async (filter: string, as = seller) =>
    (await test.call<{ rows: CustomerRow[] }>('GET', path, { ...as, query: { filter } })).body.rows;
  expect(await rows('idNumber:is:k44-4444')).toMatchObject([
    { id, idNumber: '••••4444', hasExpiredId: true, phone: expect.stringMatching(/^\+1305/) },
  ]);
  expect(await rows('idNumber:is:K4444')).toEqual([]);
  expect((await rows('hasExpiredId:is:true')).map((row) => row.id)).toContain(id);
  expect((await rows('office:is:' + offices.open.code)).map((row) => row.id)).toContain(id);
  const { number } = await read<CustomerPaper>(`${path}/${id}`, admin);
  const found = await test.call<{ rows: CustomerRow[] }>('GET', path, { ...corporate, query: { q: number } });
  expect(found.body.rows).toMatchObject([{ id, birthDate: expect.stringMatching(/^\d{4}-••-••$/) }]);
});

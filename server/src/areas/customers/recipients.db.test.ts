import { expect, it } from 'vitest';
import type { RecipientBrief, RecipientPaper } from '#domain/areas/customers/customer.replies.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { findRecipientParty } from '#server/engine/customers/find-party.queries.ts';
import { customersTestApp, havana, refused } from './customers-test-app.ts';

const { test, offices, seller, create, read, insertOrder } = await customersTestApp();

const form = {
  firstName: 'Rosa',
  middleName: 'María',
  lastName: 'Lima',
  secondLastName: 'Cruz',
  ci: '720 625 065 61',
  passport: 'k-123456',
  phones: [
    { kind: 'Home', number: '7 832 2211' },
    { kind: 'Mobile', number: '+53 5 3456789', isPrimary: true },
  ],
  address: { ...havana, apartment: '4', original: 'Calle 23 #1105 apto 4 e/ 12 y 14 Vedado' },
  altReceivers: [{ name: 'Luis Lima', ci: '91021027775', phone: '52345678' }],
  relationship: 'Sibling',
};

async function add(customerId: string, values: object = {}): Promise<string> {
  const body = { ...form, ...values };
  const answer = await test.call<Created>('POST', `/api/customers/${customerId}/recipients`, {
    ...seller,
    body,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
}

it('keeps every field; the carné tells birth and sex, the address is printed as in Cuba', async () => {
  const { id: customerId } = await create();
  const id = await add(customerId);
  expect(await read<RecipientPaper>(`/api/recipients/${id}`)).toMatchObject({
    fullName: 'Rosa María Lima Cruz',
    ci: '72062506561',
    birthDate: '1972-06-25',
    sex: 'M',
    passport: 'K123456',
    phones: [{ number: '+5378322211' }, { number: '+5353456789', isPrimary: true }],
    addressLine: 'Calle 23 No. 1105 Apto 4 e/ 12 y 14, Reparto Vedado, Plaza de la Revolución, La Habana',
    altReceivers: [{ name: 'Luis Lima', ci: '91021027775', phone: '+5352345678' }],
    customers: [{ id: customerId, relationship: 'Sibling' }],
  });
  const { relationship: _, ...edit } = { ...form, lastName: 'Limonta' };
  const put = () => test.call('PUT', `/api/recipients/${id}`, { ...seller, version: 1, body: edit });
  expect(await put()).toMatchObject({ status: 200, body: { id, version: 2 } });
  expect(await put()).toMatchObject({ status: 412 });
  expect(await findRecipientParty(test.database.app as never, { recipientId: id, customerId })).toMatchObject(
    {
      fullName: 'Rosa María Limonta Cruz',
      isOfCustomer: true,
      relationship: 'Sibling',
      phone: '+5353456789',
      municipality: 'Plaza de la Revolución',
    },
  );
});

it.each([
  [
    'a municipality of another province',
    { address: { ...havana, municipality: 'Baracoa' } },
    'address.municipality',
    'place-unknown',
    400,
  ],
  [
    'a province that is none',
    { address: { ...havana, province: 'Florida' } },
    'address.province',
    expect.any(String),
    400,
  ],
  [
    'a phone of an area that is none',
    { phones: [{ kind: 'Home', number: '25123456' }] },
    'phones.0.number',
    'phone-area-unknown',
    400,
  ],
  ['a carné of ten digits', { ci: '7206250656' }, 'ci', 'carne-shape', 400],
  ['a carné of a day that does not exist', { ci: '99133012345' }, 'ci', 'carne-date', 422],
  [
    'a stand-in without a carné',
    { altReceivers: [{ name: 'Luis', ci: '' }] },
    'altReceivers.0.ci',
    'carne-shape',
    400,
  ],
  [
    'a stand-in of the future',
    { altReceivers: [{ name: 'Luis', ci: '99010166666' }] },
    'altReceivers.0.ci',
    'carne-future',
    422,
  ],
])('refuses %s at its field', async (_, values, field, code, status) => {
  const { id } = await create();
  const answer = await test.call('POST', `/api/customers/${id}/recipients`, {
    ...seller,
    body: { ...form, ...values },
  });
  expect(answer).toMatchObject(refused(field, code, status));
});

it('belongs to several customers, each with a relationship; whom they sent to last comes first', async () => {
  const [one, other] = [await create(), await create()];
  const [first, second] = [await add(one.id), await add(one.id, { firstName: 'Olga', ci: '' })];
  await insertOrder({ customerId: one.id, officeId: offices.open.id, recipientId: first });
  const list = async (id: string) =>
    (await read<{ rows: RecipientBrief[] }>(`/api/customers/${id}/recipients`)).rows;
  expect((await list(one.id)).map(({ id }) => id)).toEqual([first, second]);
  const link = (verb: string, body?: object) =>
    test.call('POST', `/api/customers/${other.id}/recipients/${first}/${verb}`, {
      ...seller,
      ...(body && { body }),
    });
  expect(await link('attach', { relationship: 'Cousin' })).toMatchObject({
    status: 200,
    body: { id: first },
  });
  expect(await link('attach', { relationship: 'Friend' })).toMatchObject({ status: 200 });
  expect(await list(other.id)).toMatchObject([{ id: first, relationship: 'Friend' }]);
  expect(await link('detach')).toMatchObject({ status: 200 });
  expect(await link('detach')).toMatchObject({ status: 404 });
  expect(await list(other.id)).toEqual([]);
  expect(await list(one.id)).toHaveLength(2);
});

it('is found by name with a typing error, carné, phone and number, and warned of twice', async () => {
  const { id: customerId } = await create();
  const id = await add(customerId, {
    firstName: 'Odalys',
    lastName: 'Góngora',
    ci: '05101567842',
    phones: [{ kind: 'Mobile', number: '54443322' }],
  });
  const stranger = await add((await create()).id, { firstName: 'Odalys', lastName: 'Góngora', ci: '' });
  const { number } = await read<RecipientPaper>(`/api/recipients/${id}`);
  const find = async (query: Record<string, string>) =>
    (await test.call<{ rows: RecipientBrief[] }>('GET', '/api/recipients/search', { ...seller, query })).body
      .rows;
  for (const q of ['05101567842', '5444 3322', '+53 5444 3322', '3322', number]) {
    expect(
      (await find({ q })).map((row) => row.id),
      q,
    ).toEqual([id]);
  }
  expect((await find({ q: 'odalis gongra' })).map((row) => row.id)).toEqual([stranger, id]);
  expect((await find({ q: 'odalis gongra', customerId }))[0]?.id).toBe(id);
  const duplicates = async (body: object) =>
    (await test.call<{ rows: RecipientBrief[] }>('POST', '/api/recipients/duplicates', { ...seller, body }))
      .body.rows;
  expect((await duplicates({ ci: '051 015 67842' })).map((row) => row.id)).toEqual([id]);
  expect((await duplicates({ phones: ['54443322'], exceptId: id })).map((row) => row.id)).toEqual([]);
  expect(await duplicates({ name: 'Odalys Gongora', municipality: 'Plaza de la Revolución' })).toHaveLength(
    2,
  );
  expect(await duplicates({ name: 'Odalys Gongora', municipality: 'Playa' })).toHaveLength(0);
});

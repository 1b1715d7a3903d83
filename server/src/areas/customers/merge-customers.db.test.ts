import { expect, it } from 'vitest';
import type { CustomerBrief, CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { findParty } from '#server/engine/customers/find-party.queries.ts';
import { customersTestApp, havana } from './customers-test-app.ts';

const { test, offices, seller, admin, masked, create, read, insertOrder } = await customersTestApp();
const path = '/api/customers';

const recipient = {
  firstName: 'Rosa',
  lastName: 'Lima',
  phones: [{ kind: 'Mobile', number: '53456789' }],
  address: havana,
};
const merge = (id: string, otherId: string, versions: [number, number], as = admin) =>
  test.call<Created>('POST', `${path}/${id}/merge`, {
    ...as,
    version: versions[0],
    body: { otherId, otherVersion: versions[1], reason: 'same person' },
  });

async function addRecipient(id: string): Promise<string> {
  const answer = await test.call<Created>('POST', `${path}/${id}/recipients`, { ...seller, body: recipient });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
}

it('tells what would move, moves it, and keeps both numbers', async () => {
  const passport = { type: 'Passport', number: 'K100001', country: 'CU', expiresOn: '2031-05-05' };
  const stays = await create({ firstName: 'Berta', secondLastName: '' });
  const goes = await create({
    firstName: 'Berta',
    secondLastName: 'Sol',
    email: 'berta@example.com',
    ids: [passport],
    addresses: [{ kind: 'Home', line1: '5 Elm', city: 'Tampa', state: 'FL', zip: '33601' }],
    consents: [{ kind: 'SMS', isGiven: true }],
    taxId: { kind: 'SSN', number: '123456789' },
  });
  const shared = await addRecipient(stays.id);
  await test.call('POST', `${path}/${goes.id}/recipients/${shared}/attach`, {
    ...seller,
    body: { relationship: 'Friend' },
  });
  await addRecipient(goes.id);
  await insertOrder({ customerId: goes.id, officeId: offices.open.id });
  const preview = await test.call(`POST`, `${path}/${stays.id}/merge/dry-run`, {
    ...admin,
    body: { otherId: goes.id },
  });
  expect(preview).toMatchObject({
    status: 200,
    body: {
      stays: { id: stays.id },
      goes: { id: goes.id },
      moves: { orders: 1, recipients: 2, phones: 1, addresses: 1, ids: 1, files: 0 },
      differences: expect.arrayContaining([{ field: 'secondLastName', stays: '', goes: 'Sol' }]),
    },
  });
  expect(await merge(stays.id, goes.id, [1, 1])).toMatchObject({
    status: 200,
    body: { id: stays.id, version: 2 },
  });

  const screened = await test.database.owner
    .selectFrom('screenings')
    .select(['trigger', 'subject'])
    .where('subject_id', '=', stays.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(screened.trigger).toBe('edit');
  expect(JSON.stringify(screened.subject), 'with the passport of the other').toContain('0001');

  const [kept, gone] = [
    await read<CustomerPaper>(`${path}/${stays.id}`),
    await read<CustomerPaper>(`${path}/${goes.id}`),
  ];
  expect(kept).toMatchObject({
    secondLastName: 'Sol',
    email: 'berta@example.com',
    orders: 1,
    recipients: 2,
    phones: [{ isPrimary: true }, { isPrimary: false }],
    addresses: [{ city: 'Tampa' }],
    ids: [{ number: 'K100001' }],
    consents: [{ kind: 'SMS', isGiven: true }],
    taxId: { last4: '6789' },
    mergedFrom: [{ id: goes.id }],
  });
  expect(gone).toMatchObject({ mergedInto: { id: stays.id, number: kept.number }, phones: [], orders: 0 });
  // Both numbers and both phones find the one that stays.
  for (const q of [gone.number, kept.number, goes.body.phones[0]?.number ?? '']) {
    const { body } = await test.call<{ rows: CustomerBrief[] }>('GET', `${path}/search`, {
      ...seller,
      query: { q },
    });
    expect(body.rows.map(({ id }) => id)).toEqual([stays.id]);
  }
  // Orders that still name the other are answered with the one that stays.
  const party = await findParty(test.database.app as never, { customerId: goes.id, on: '2026-11-20' });
  expect(party).toMatchObject({ id: stays.id, fullName: 'Berta Pérez Sol', idState: { state: 'Valid' } });
  // The one that is gone is not changed any more; the log of both tells why.
  expect(
    await test.call('PUT', `${path}/${goes.id}`, { ...seller, version: 2, body: goes.body }),
  ).toMatchObject({
    status: 400,
  });
  const { ids: _, ...form } = { ...goes.body, ids: undefined };
  expect(await test.call('PUT', `${path}/${goes.id}`, { ...seller, version: 2, body: form })).toMatchObject({
    status: 409,
    body: { code: 'customer-merged' },
  });
  const log = await test.database.owner
    .selectFrom('activity')
    .select(['entity_id', 'reason'])
    .where('action', '=', 'merged')
    .orderBy('id')
    .execute();
  expect(log).toEqual([goes.id, stays.id].map((id) => ({ entity_id: id, reason: 'same person' })));
});

it('refuses itself, old versions, sellers and offices that see masked', async () => {
  const [one, other] = [await create(), await create()];
  expect(await merge(one.id, one.id, [1, 1])).toMatchObject({ status: 409, body: { code: 'merge-same' } });
  expect(await merge(one.id, other.id, [1, 2])).toMatchObject({ status: 412 });
  expect(await merge(one.id, other.id, [2, 1])).toMatchObject({ status: 412 });
  expect(await merge(one.id, other.id, [1, 1], seller)).toMatchObject({
    status: 409,
    body: { code: 'not-your-role' },
  });
  expect(await merge(one.id, other.id, [1, 1], masked)).toMatchObject({ status: 404 });
  expect(await merge(one.id, '999999', [1, 1])).toMatchObject({ status: 404 });
});

it('lets one of the merges of a pair win, whichever way they go', async () => {
  const [one, other] = [await create(), await create()];
  await insertOrder({ customerId: one.id, officeId: offices.open.id });
  await insertOrder({ customerId: other.id, officeId: offices.open.id });
  const answers = await Promise.all([
    merge(one.id, other.id, [1, 1]),
    merge(other.id, one.id, [1, 1]),
    merge(one.id, other.id, [1, 1]),
    merge(other.id, one.id, [1, 1]),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status } of answers) expect([200, 409, 412]).toContain(status);
  const papers = await Promise.all([one, other].map(({ id }) => read<CustomerPaper>(`${path}/${id}`)));
  expect(papers.map(({ mergedInto }) => mergedInto !== null).toSorted()).toEqual([false, true]);
  expect(papers.map(({ orders }) => orders).toSorted()).toEqual([0, 2]);
});

it('leaves no chain behind: who was merged before points to the last one too', async () => {
  const [first, second, third] = [await create(), await create(), await create()];
  expect(await merge(second.id, first.id, [1, 1])).toMatchObject({ status: 200 });
  expect(await merge(third.id, second.id, [1, 2])).toMatchObject({ status: 200 });
  for (const { id } of [first, second]) {
    expect(await read<CustomerPaper>(`${path}/${id}`)).toMatchObject({ mergedInto: { id: third.id } });
  }
});

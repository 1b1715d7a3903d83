import { expect, it } from 'vitest';
import type { PartyOrder } from '#domain/areas/customers/customer-orders.explorer.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { customersTestApp, havana } from './customers-test-app.ts';

const { test, offices, seller, masked, corporate, create, read, insertOrder } = await customersTestApp();
const { open, closed } = offices;

interface Page {
  rows: PartyOrder[];
  next: string | null;
  previous: string | null;
}

it('a customer’s orders stand there with the newest first, page by page', async () => {
  const { id } = await create();
  for (let made = 0; made < 5; made += 1) {
    await insertOrder({ customerId: id, officeId: open.id });
    test.clock.advance(1);
  }
  await insertOrder({ customerId: (await create()).id, officeId: open.id });
  const first = await read<Page>(`/api/customers/${id}/orders?limit=3`);
  const second = await read<Page>(`/api/customers/${id}/orders?limit=3&after=${first.next}`);
  expect([first.rows.length, second.rows.length, second.next]).toEqual([3, 2, null]);
  const days = [...first.rows, ...second.rows].map(({ createdAt }) => createdAt);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(first.rows[0]).toMatchObject({ service: 'MoneyTransfer', status: 'Purchased', mayOpen: true });
});

it('an office that sees customers masked sees what it sold itself; others see all and open their own', async () => {
  const { id } = await create({}, masked);
  await insertOrder({ customerId: id, officeId: closed.id });
  await insertOrder({ customerId: id, officeId: open.id });
  const own = await read<Page>(`/api/customers/${id}/orders`, masked);
  expect(own.rows.map(({ office, mayOpen }) => [office, mayOpen])).toEqual([[closed.code, true]]);
  const all = await read<Page>(`/api/customers/${id}/orders`, seller);
  expect(new Map(all.rows.map(({ office, mayOpen }) => [office, mayOpen]))).toEqual(
    new Map([
      [open.code, true],
      [closed.code, false],
    ]),
  );
  const corporation = await read<Page>(`/api/customers/${id}/orders`, corporate);
  expect(corporation.rows.map(({ mayOpen }) => mayOpen)).toEqual([true, true]);
});

it('who does not see the customer sees no orders of theirs', async () => {
  const { id } = await create();
  await insertOrder({ customerId: id, officeId: open.id });
  expect((await test.call('GET', `/api/customers/${id}/orders`, masked)).status).toBe(404);
  expect((await test.call('GET', '/api/customers/999999/orders', seller)).status).toBe(404);
});

it('a recipient has the orders that were sent to them', async () => {
  const { id } = await create();
  const body = {
    firstName: 'José',
    lastName: 'Peña',
    phones: [{ kind: 'Mobile', number: '5 234 5678' }],
    address: havana,
  };
  const made = await test.call<Created>('POST', `/api/customers/${id}/recipients`, { ...seller, body });
  expect(made).toMatchObject({ status: 200 });
  await insertOrder({ customerId: id, officeId: open.id, recipientId: made.body.id });
  await insertOrder({ customerId: id, officeId: open.id });
  expect((await read<Page>(`/api/recipients/${made.body.id}/orders`)).rows).toHaveLength(1);
  expect((await test.call('GET', `/api/recipients/${made.body.id}/orders`, masked)).status).toBe(404);
});

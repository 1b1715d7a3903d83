import { expect, it } from 'vitest';
import { formatFilter } from '#domain/kernel/filter.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { TransferRow } from '#domain/services/money-transfer/transfers.rows.ts';
import { testShop } from './test-shop.ts';
import { doTo, draftTransfer, inCash, transferForm } from './test-transfers.queries.ts';

const { test, world } = await testShop();
const { seller, payer, office, provider } = world;
const closed = await test.insertOffice({
  service_types: ['MoneyTransfer'],
  access_allow_to_customer_info: false,
});
const stranger = await test.insertUser({ roles: ['Sale'], offices: [closed.id] });
const draft = await draftTransfer(test, world);

async function listed(as: { token: string; office: string }, filter = ''): Promise<readonly TransferRow[]> {
  const query = filter === '' ? '' : `?filter=${encodeURIComponent(filter)}`;
  const { body } = await test.call<{ rows: TransferRow[] }>('GET', `/api/services/transfers${query}`, as);
  return body.rows;
}

async function close(...ids: string[]): Promise<void> {
  await test.database.owner
    .updateTable('offices')
    .set({ access_allow_to_customer_info: false })
    .where('id', 'in', ids)
    .execute();
}

it('sells to nobody whom a closed office does not see, so that it never makes them its own', async () => {
  const as = { token: stranger.token, office: closed.id };
  const answer = await test.call('POST', '/api/services/transfers', { ...as, body: transferForm(world) });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ details: { fields: [{ path: 'customerId', code: 'not-found' }] } });
  expect(await test.database.owner.selectFrom('orders').select('id').execute()).toHaveLength(1);
});

it('shows phones masked to a closed office and lets none be guessed; the provider calls the receiver', async () => {
  expect(await listed(seller)).toMatchObject([{ senderPhone: '+13055550101', receiverPhone: '+5352345678' }]);
  await doTo(test, draft, { as: seller, ...inCash(10_600) });
  await test.database.owner
    .updateTable('orders')
    .set({ provider_office_id: provider.id, submitted_at: test.clock.now })
    .execute();
  await close(office.id, provider.id);
  expect(await listed(seller)).toMatchObject([{ senderPhone: '+1 ••••••01', receiverPhone: '+53 ••••••78' }]);
  expect(await listed(payer)).toMatchObject([{ senderPhone: '+1 ••••••01', receiverPhone: '+5352345678' }]);

  const piece = (key: string) => formatFilter({ column: key, operator: 'contains', values: ['555'] });
  const path = `/api/services/transfers?filter=${encodeURIComponent(piece('senderPhone'))}`;
  expect(await test.call('GET', path, seller)).toMatchObject({ body: { code: 'customer-info-closed' } });
  const whole = formatFilter({ column: 'senderPhone', operator: 'is', values: ['(305) 555-0101'] });
  expect(await listed(seller, whole)).toHaveLength(1);
  const receivers = formatFilter({ column: 'receiverPhone', operator: 'contains', values: ['5234'] });
  expect(await listed(payer, receivers)).toHaveLength(1);
});

it('masks them on the paper as well: the sender for both, the receiver for who does not hand over', async () => {
  const parties = async (as: { token: string; office: string }) =>
    (await test.call<Pick<OrderPaper, 'sender' | 'receiver'>>('GET', `/api/orders/${draft.id}`, as)).body;
  expect(await parties(seller)).toMatchObject({
    sender: { phone: '+1 ••••••01', birthDate: '••••-••-••', number: expect.any(String) as string },
    receiver: { phone: '+53 ••••••78', ci: expect.stringMatching(/^••••\d{4}$/) as string },
  });
  expect(await parties(payer)).toMatchObject({
    sender: { phone: '+1 ••••••01' },
    receiver: { phone: '+5352345678', ci: expect.stringMatching(/^\d{11}$/) as string },
  });
});

it('finds what a courier carries, and until when a PIN counts', async () => {
  const { owner } = test.database;
  await owner
    .updateTable('money_transfers')
    .set({ courier_id: world.courier.id, pin_expires_at: test.clock.now })
    .execute();
  const [before] = await listed(payer);
  expect(before?.pinExpiresAt).toBeNull();
  const { first_name: first, last_name: last } = await owner
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', world.courier.id)
    .executeTakeFirstOrThrow();
  const by = (name: string) => formatFilter({ column: 'courier', operator: 'is', values: [name] });
  expect(await listed(payer, by(`${first} ${last}`))).toMatchObject([{ courier: `${first} ${last}` }]);
  expect(await listed(payer, by('Nobody'))).toEqual([]);
});

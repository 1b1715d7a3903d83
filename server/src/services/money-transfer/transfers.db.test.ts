import { describe, expect, it } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import type { TransferPaper } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { testShop } from './test-shop.ts';
import { doTo, draftTransfer, transferForm } from './test-transfers.queries.ts';

const { test, world, paper, pay, now, submitted, booked, expectClosed } = await testShop();
const { seller, payer, counter, courier } = world;

describe('a transfer for the counter', () => {
  it('is quoted, paid, submitted, handed over against document and PIN, and every cent is in the books', async () => {
    const order = await submitted();
    const { office, provider } = world;
    const ready = await doTo(test, order, { as: payer, action: 'ReadyForPickup' });
    expect(ready.status).toBe(200);

    const { body: seen } = await test.call<TransferPaper>(
      'GET',
      `/api/services/transfers/${order.id}`,
      seller,
    );
    const pin = seen.pin?.digits ?? '';
    expect(pin).toMatch(/^\d{4,6}$/);
    const { body: atCounter } = await test.call<TransferPaper>(
      'GET',
      `/api/services/transfers/${order.id}`,
      counter,
    );
    expect(atCounter.pin?.digits).toBeNull();

    const recipientId = { type: 'CarnetDeIdentidad', number: '55010112345', name: 'José Peña Rodríguez' };
    const wrongPin = await doTo(test, ready.body, {
      as: counter,
      action: 'Delivery',
      recipientId,
      pin: '0000' === pin ? '1111' : '0000',
    });
    expect(wrongPin).toMatchObject({
      status: 422,
      body: { code: 'guard-failed', details: { reason: 'pinOk' } },
    });
    const wrongPerson = await doTo(test, ready.body, {
      as: counter,
      action: 'Delivery',
      recipientId: { ...recipientId, number: '55010112346' },
      pin,
    });
    expect(wrongPerson).toMatchObject({ status: 422, body: { details: { reason: 'recipientIdOk' } } });
    const done = await doTo(test, ready.body, { as: counter, action: 'Delivery', recipientId, pin });
    expect(done.status).toBe(200);
    expect((await now(order.id)).status).toBe('Delivered');
    expect(await booked(order.id)).toEqual([
      `pay fund.sale.${office.id} 10600`,
      'pay customer_funds -10000',
      'pay deferred_revenue -500',
      'pay tax_clear -100',
      'commission.accrue expense.commission.MoneyTransfer 125',
      `commission.accrue commission.payable.office.${office.id} -125`,
      'providerPost customer_funds 10000',
      'providerPost cost.provider.MoneyTransfer 200',
      `providerPost fund.provider.${provider.id} -10200`,
      'revenue deferred_revenue 500',
      'revenue revenue.fee.MoneyTransfer -500',
      'revenue tax_clear 100',
      'revenue tax.excise.us -100',
    ]);
    await expectClosed(order.id);
  });

  it('shows the provider no price of ours and the other office nothing at all', async () => {
    const order = await submitted();
    const atProvider = await paper(order.id, payer);
    expect(atProvider.payments).toEqual([]);
    expect(atProvider.money.commission).toBeNull();
    const stranger = await test.insertOffice({ service_types: ['MoneyTransfer'] });
    const { token } = await test.insertUser({ roles: ['Sale'], offices: [stranger.id] });
    const { status } = await test.call('GET', `/api/orders/${order.id}`, { token, office: stranger.id });
    expect(status).toBe(404);
  });
});

describe('a transfer for the door', () => {
  it('goes out again after an attempt in vain, and is handed over with a photo as proof', async () => {
    const order = await submitted({ method: 'HomeCash' });
    const out = await doTo(test, order, { as: payer, action: 'OutForDelivery', courierId: courier.id });
    expect(out.status).toBe(200);
    const vain = {
      action: 'OutForDeliveryDismiss',
      dismissReason: 'Absent',
      reason: 'Nobody at home',
    } as const;
    const dismissed = await doTo(test, out.body, { as: courier, ...vain });
    expect(dismissed.status).toBe(200);
    const again = await doTo(test, dismissed.body, { as: payer, action: 'OutForDelivery' });
    const { id: photo } = await test.database.owner
      .insertInto('files')
      .values({ sha256: 'x', name: 'door.jpg', mime: 'image/jpeg', size: 1, created_by: courier.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const recipientId = { type: 'CarnetDeIdentidad', number: '550101 12345', name: 'José Peña' };
    const bare = await doTo(test, again.body, { as: courier, action: 'Delivery', recipientId });
    expect(bare).toMatchObject({ status: 422, body: { details: { reason: 'proofOfDelivery' } } });
    const proof = { receivedBy: 'José Peña', signatureFileId: null, photoFileIds: [photo] };
    const done = await doTo(test, again.body, { as: courier, action: 'Delivery', recipientId, proof });
    expect(done.status).toBe(200);
    const { body } = await test.call<TransferPaper>('GET', `/api/services/transfers/${order.id}`, payer);
    expect(body.attempts).toMatchObject([{ result: 'Absent', note: 'Nobody at home' }]);
    expect(body.evidence).toMatchObject({ receivedBy: 'José Peña', photoFileIds: [photo] });
    await expectClosed(order.id);
  });
});

describe('somebody else of the household', () => {
  it('may take it at the door if the order names them, and the provider sees what they pay out only', async () => {
    const other = { name: 'Rosa Peña Díaz', ci: '60020254321', phone: '' };
    await test.database.owner
      .updateTable('recipients')
      .set({ alt_receivers: JSON.stringify([other]) })
      .where('id', '=', world.recipient)
      .execute();
    const named = await submitted({ method: 'HomeCash', altReceiver: other.name });
    const unnamed = await submitted({ method: 'HomeCash' });
    const proof = { receivedBy: other.name, signatureFileId: null, photoFileIds: [] as string[] };
    const { id: photo } = await test.database.owner
      .insertInto('files')
      .values({ sha256: 'y', name: 'door.jpg', mime: 'image/jpeg', size: 1, created_by: courier.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const recipientId = { type: 'CarnetDeIdentidad', number: other.ci, name: other.name };
    const hand = async (order: Created) => {
      const out = await doTo(test, order, { as: payer, action: 'OutForDelivery' });
      const as = courier;
      return await doTo(test, out.body, {
        as,
        action: 'Delivery',
        recipientId,
        proof: { ...proof, photoFileIds: [photo] },
      });
    };
    expect((await hand(unnamed)).status).toBe(422);
    expect((await hand(named)).status).toBe(200);
    const { body } = await test.call<{ rows: { total: string | null; net: string }[] }>(
      'GET',
      '/api/services/transfers',
      payer,
    );
    expect(body.rows[0]).toMatchObject({ total: null, net: '10000' });
  });
});

describe('what a form begins with', () => {
  it('offers what a customer sent before, each recipient and method once, and drafts never', async () => {
    const path = `/api/services/transfers/earlier?customerId=${world.customer}`;
    for (const amount of ['12300', '45600']) {
      const draft = await draftTransfer(test, world, { amount });
      await pay(draft);
    }
    await draftTransfer(test, world, { amount: '99900' });
    const { body } = await test.call<{ rows: { amount: string; method: string; recipientId: string }[] }>(
      'GET',
      path,
      seller,
    );
    const pickups = body.rows.filter(({ method }) => method === 'OfficePickup');
    expect(pickups).toMatchObject([{ amount: '45600', recipientId: world.recipient, province: 'La Habana' }]);
    const other = await test.insertOffice({ office_type: 'Regular', service_types: ['MoneyTransfer'] });
    const stranger = await test.insertUser({ roles: ['Sale'], offices: [other.id] });
    const theirs = await test.call('GET', path, { token: stranger.token, office: other.id });
    expect(theirs).toMatchObject({ status: 200, body: { rows: [] } });
  });

  it('tells who was slower what others saved, in the words of the form', async () => {
    const draft = await draftTransfer(test, world);
    const put = (changes: Parameters<typeof transferForm>[1], version: number) =>
      test.call('PUT', `/api/services/transfers/${draft.id}`, {
        ...seller,
        version,
        body: transferForm(world, changes),
      });
    expect((await put({ amount: '20000', message: 'Para mamá' }, draft.version)).status).toBe(200);
    const late = await put({ amount: '30000' }, draft.version);
    expect(late.status).toBe(412);
    const { changes } = (late.body as { details: { changes: unknown[] } }).details;
    expect(changes).toContainEqual({ field: 'amount', before: '10000', after: '20000' });
    expect(changes).toContainEqual({ field: 'message', before: '', after: 'Para mamá' });
  });
});

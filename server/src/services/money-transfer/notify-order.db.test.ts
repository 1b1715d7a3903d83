import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Created } from '#domain/kernel/wire.ts';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { notifyOrder } from '#server/engine/orders/notify-order.queries.ts';
import { orderTasks } from '#server/engine/orders/order-tasks.queries.ts';
import { orderEngine } from '#server/orders.ts';
import { transferMail } from './notify-order.queries.ts';
import { transferMailEn } from './notify-order.en.ts';
import { transferMailEs } from './notify-order.es.ts';
import { testShop } from './test-shop.ts';
import { doTo, draftTransfer, inCash } from './test-transfers.queries.ts';

const { test, world } = await testShop();
const { seller, payer, counter, courier, admin } = world;
const notify = notifyOrder({ MoneyTransfer: transferMail });
const tasks = { ...orderTasks(orderEngine), 'notify-order': notify };
const { owner } = test.database;

async function customerIs(values: { email?: string; language?: string }): Promise<void> {
  await owner.updateTable('customers').set(values).where('id', '=', world.customer).execute();
}
beforeEach(() => customerIs({ email: 'maria@giro.test', language: 'es' }));

/** The mails about an order, the oldest first. */
async function mailsOf(id: string) {
  const { number } = await owner
    .selectFrom('orders')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mails = await owner
    .selectFrom('mails')
    .selectAll()
    .where('subject', 'like', `%${number}%`)
    .orderBy('id')
    .execute();
  return mails.map(({ kind, subject, recipient, status, body_text: text }) => ({
    kind,
    subject,
    recipient,
    status,
    text,
  }));
}

async function now(id: string): Promise<Created> {
  return await owner
    .selectFrom('orders')
    .select(['id', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function submitted(changes: Parameters<typeof draftTransfer>[2] = {}): Promise<Created> {
  const draft = await draftTransfer(test, world, changes);
  const { body } = await test.call<OrderPaper>('GET', `/api/orders/${draft.id}`, seller);
  const paid = await doTo(test, draft, { as: seller, ...inCash(body.money.total.amountMinor) });
  expect(paid.status).toBe(200);
  await test.runJobs(tasks);
  return await now(draft.id);
}

async function pinOf(id: string): Promise<string> {
  const { body } = await test.call<{ pin: { digits: string } }>(
    'GET',
    `/api/services/transfers/${id}`,
    seller,
  );
  return body.pin.digits;
}

describe('the sender of a transfer hears', () => {
  it('that it is paid, with amounts and rights, in their language', async () => {
    const { id } = await submitted({ method: 'HomeCash', payoutCurrency: 'CUP' });
    const [mail, ...more] = await mailsOf(id);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'transfer-paid', recipient: 'maria@giro.test', status: 'Sent' });
    expect(mail?.subject).toContain('Recibimos su pago');
    for (const part of [
      'Hola, María:',
      '$111.00',
      '41,000.00 CUP (1 USD = 410 CUP)',
      '22 de noviembre de 2026',
    ]) {
      expect(mail?.text).toContain(part);
    }
    await customerIs({ language: 'en' });
    const english = await submitted();
    expect((await mailsOf(english.id))[0]?.text).toContain(
      'José Peña Rodríguez receives $100.00, by November 21, 2026',
    );
    const files = await readdir(join(test.services.config.dataDir, 'outbox'));
    const sources = await Promise.all(
      files.map((file) => readFile(join(test.services.config.dataDir, 'outbox', file), 'utf8')),
    );
    expect(sources.filter((source) => source.includes('To: maria@giro.test'))).toHaveLength(2);
  });

  it('the PIN in the body, never in a subject, and a new one again; each once', async () => {
    const order = await submitted();
    const ready = await doTo(test, order, { as: payer, action: 'ReadyForPickup' });
    await test.runJobs(tasks);
    const first = await pinOf(order.id);
    const mails = await mailsOf(order.id);
    expect(mails.map(({ kind }) => kind)).toEqual(['transfer-paid', 'transfer-ready']);
    expect(mails[1]?.text).toContain(`\n${first}\n`);
    test.clock.advance(1);
    const renewed = await test.call('POST', `/api/services/transfers/${order.id}/pin`, {
      ...seller,
      version: ready.body.version,
    });
    expect(renewed.status).toBe(200);
    await test.runJobs(tasks);
    const second = await pinOf(order.id);
    const all = await mailsOf(order.id);
    expect(all.map(({ kind }) => kind)).toEqual(['transfer-paid', 'transfer-ready', 'transfer-ready']);
    expect(all[2]?.text).toContain(`\n${second}\n`);
    for (const { subject } of all) {
      expect(subject).not.toContain(first);
      expect(subject).not.toContain(second);
    }
    const recipientId = { type: 'CarnetDeIdentidad', number: '55010112345', name: 'José Peña Rodríguez' };
    const done = await doTo(test, await now(order.id), {
      as: counter,
      action: 'Delivery',
      recipientId,
      pin: second,
    });
    expect(done.status).toBe(200);
    await test.runJobs(tasks);
    expect((await mailsOf(order.id)).at(-1)).toMatchObject({ kind: 'transfer-delivered' });
  });

  it('that nobody was at home, in words', async () => {
    const order = await submitted({ method: 'HomeCash' });
    const out = await doTo(test, order, { as: payer, action: 'OutForDelivery', courierId: courier.id });
    await doTo(test, out.body, {
      as: courier,
      action: 'OutForDeliveryDismiss',
      dismissReason: 'Absent',
      reason: 'shouted at by the dog of the neighbour',
    });
    await test.runJobs(tasks);
    const mail = (await mailsOf(order.id)).at(-1);
    expect(mail?.kind).toBe('transfer-attempt');
    expect(mail?.text).toContain('no había nadie');
    expect(mail?.text).not.toContain('neighbour');
  });

  it('that it was deposited, cancelled, given back or refused', async () => {
    const card = { number: '9225123412341234', holderName: 'José Peña', bank: 'BANDEC' };
    const onCard = await submitted({ method: 'BankCard', payoutCurrency: 'MLC', card });
    await doTo(test, onCard, { as: payer, action: 'Deposit', reference: 'B-1' });
    const refused = await submitted();
    await doTo(test, refused, { as: payer, action: 'Reject', reason: 'Name on a list' });
    const order = await submitted();
    const cancelled = await doTo(test, order, { as: admin, action: 'Cancel', providerStopped: true });
    expect(cancelled.status).toBe(200);
    await owner
      .updateTable('cash_sessions')
      .set({ opening_float: '50000' })
      .where('user_id', '=', admin.id)
      .execute();
    expect((await doTo(test, cancelled.body, { as: admin, action: 'Refund' })).status).toBe(200);
    await test.runJobs(tasks);
    // Jobs run side by side: the mails of one order may be queued in any order.
    const [deposit, rejection] = await Promise.all(
      [onCard.id, refused.id].map(async (id) =>
        (await mailsOf(id)).find(({ kind }) => kind !== 'transfer-paid'),
      ),
    );
    const refund = (await mailsOf(order.id)).find(({ kind }) => kind === 'transfer-refunded');
    expect(deposit?.text).toContain('1234');
    expect(deposit?.text).not.toContain('92251234');
    expect(rejection?.kind).toBe('transfer-rejected');
    expect(rejection?.text).not.toContain('list');
    expect(refund?.kind).toBe('transfer-refunded');
    expect(refund?.text).toContain('$106.00');
    expect((await mailsOf(order.id)).map(({ kind }) => kind)).toContain('transfer-cancelled');
  });
});

describe('a mail goes out', () => {
  it('once, however often its job runs, also twice at the same time', async () => {
    const { id } = await submitted();
    const { version } = await owner
      .selectFrom('order_events')
      .select('version')
      .where('order_id', '=', id)
      .where('action', '=', 'Pay')
      .executeTakeFirstOrThrow();
    const payload = { orderId: id, version, whom: 'customer' };
    const run = () => notify.run(test.services, payload, { number: 1, isLast: false });
    await Promise.all([run(), run(), run()]);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('to nobody without an address, and to no office', async () => {
    await customerIs({ email: '' });
    const { id, version } = await submitted();
    for (const whom of ['provider', 'office']) {
      await notify.run(test.services, { orderId: id, version, whom }, { number: 1, isLast: false });
    }
    expect(await mailsOf(id)).toEqual([]);
  });

  it('not for what is no longer so', async () => {
    const order = await submitted();
    const ready = await doTo(test, order, { as: payer, action: 'ReadyForPickup' });
    const recipientId = { type: 'CarnetDeIdentidad', number: '55010112345', name: 'José Peña Rodríguez' };
    const pin = await pinOf(order.id);
    await doTo(test, ready.body, { as: counter, action: 'Delivery', recipientId, pin });
    await test.runJobs(tasks);
    expect((await mailsOf(order.id)).map(({ kind }) => kind)).toEqual([
      'transfer-paid',
      'transfer-delivered',
    ]);
  });
});

it('says the same in both languages', () => {
  const holes = (texts: readonly string[]) => [...new Set(texts.join(' ').match(/\{\w+\}/g))].sort();
  for (const topic of Object.keys(transferMailEn) as (keyof typeof transferMailEn)[]) {
    const [english, spanish] = [transferMailEn[topic], transferMailEs[topic]];
    expect(holes([spanish.subject, ...spanish.says])).toEqual(holes([english.subject, ...english.says]));
  }
});

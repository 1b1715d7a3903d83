import { describe, expect, it } from 'vitest';
import { doTo } from '#server/services/money-transfer/test-transfers.queries.ts';
import { inCup, testTransferDocuments } from './test-transfer-documents.ts';

const { test, world, print, read, submitted } = await testTransferDocuments();
const { payer, courier } = world;

describe('the delivery slip', () => {
  it.each([
    ['en', 'To hand over', 'Received: signature', 'Ask for the PIN'],
    ['es', 'A entregar', 'Recibí: firma', 'Pida el PIN'],
  ] as const)('in %s says whom to give what, and nothing of the price', async (language, ...parts) => {
    const order = await submitted();
    await doTo(test, order, { as: payer, action: 'ReadyForPickup' });
    const text = await read('transfer-slip', order.id, { language, as: payer });
    for (const part of [...parts, '55010112345', '+53 5234 5678', 'Calle 42 No. 512', '$100.00']) {
      expect(text.toLowerCase()).toContain(part.toLowerCase());
    }
    expect(text).not.toContain('106.00');
  });
});

async function handOut(orderId: string, amount: string): Promise<void> {
  const body = { courierId: courier.id, orderIds: [orderId], floats: [{ currency: 'USD', amount }] };
  expect((await test.call('POST', '/api/services/transfers/runs', { ...payer, body })).status).toBe(200);
}

describe('the run sheet', () => {
  it('lists what a courier carries with the totals to count, for their office alone', async () => {
    for (const change of [inCup, { ...inCup, amount: '20000' }, { method: 'HomeCash' as const }]) {
      const order = await submitted(change);
      const out = await doTo(test, order, { as: payer, action: 'OutForDelivery', courierId: courier.id });
      expect(out.status).toBe(200);
      if (change.method === 'HomeCash' && !('payoutCurrency' in change)) await handOut(order.id, '15000');
    }
    const text = await read('courier-run-sheet', courier.id, { as: courier, language: 'es' });
    expect(text).toContain('3 entregas');
    expect(text).toContain('CUP 2 123,000.00 CUP');
    expect(text).toContain('USD 1 $100.00 $150.00');
    expect(text).toContain('Recibió lo que vuelve');
    expect(await read('courier-run-sheet', courier.id, { as: payer, language: 'en' })).toContain(
      '3 deliveries',
    );
    const idle = await print('courier-run-sheet', payer.office, { as: payer });
    expect(idle.status).toBe(404);
    expect((await print('courier-run-sheet', courier.id)).status).toBe(409);
  });
});

describe('who may have them', () => {
  it('is who sees the order; a provider gets no price', async () => {
    const { id } = await submitted();
    const stranger = await test.insertOffice({ service_types: ['MoneyTransfer'] });
    const { token } = await test.insertUser({ roles: ['Sale'], offices: [stranger.id] });
    const as = { token, office: stranger.id };
    for (const kind of ['transfer-disclosure', 'transfer-receipt', 'transfer-declaration', 'transfer-slip']) {
      expect((await print(kind, id, { as })).status, kind).toBe(404);
    }
    expect((await print('transfer-slip', id, { as: payer })).status).toBe(200);
    expect((await print('transfer-receipt', id, { as: payer })).status).toBe(409);
    expect((await print('transfer-slip', '999999', { as: payer })).status).toBe(404);
  });
});

import { describe, expect, it } from 'vitest';
import { testShop } from './test-shop.ts';
import { doTo, openDrawer } from './test-transfers.queries.ts';

const { test, world, paper, submitted, booked, expectClosed } = await testShop();
const { payer, admin } = world;

describe('money back', () => {
  it('is given back whole within thirty minutes, tax and fee too', async () => {
    const order = await submitted();
    const refused = await doTo(test, order, { as: admin, action: 'Cancel' });
    expect(refused).toMatchObject({ status: 422, body: { details: { reason: 'providerStopAck' } } });
    const cancelled = await doTo(test, order, { as: admin, action: 'Cancel', providerStopped: true });
    expect(cancelled.status).toBe(200);
    const drawer = await test.database.owner.selectFrom('cash_sessions').selectAll().execute();
    expect(drawer).toHaveLength(2);
    const refund = await doTo(test, cancelled.body, { as: admin, action: 'Refund' });
    // The cash lies in the seller's drawer, not in the admin's.
    expect(refund).toMatchObject({ status: 409, body: { code: 'not-enough-cash' } });
    await test.database.owner
      .insertInto('cash_movements')
      .values({
        cash_session_id: drawer.find(({ user_id }) => user_id === admin.id)?.id ?? '',
        kind: 'CashIn',
        amount: '50000',
        reason: 'From the safe',
        by: admin.id,
        at: test.clock.now,
      })
      .execute();
    const paidBack = await doTo(test, cancelled.body, { as: admin, action: 'Refund' });
    expect(paidBack.status).toBe(200);
    const { status, money, payments } = await paper(order.id, admin);
    expect(status).toBe('Refunded');
    expect(money.paid.amountMinor).toBe(0);
    expect(payments.map(({ action, amount }) => `${action} ${amount.amountMinor}`)).toEqual([
      'Payment 10600',
      'Refund 10600',
    ]);
    await expectClosed(order.id);
  });

  it('keeps our fee when the provider had begun and half an hour is over', async () => {
    const order = await submitted();
    test.clock.advance(31);
    const cancelled = await doTo(test, order, { as: payer, action: 'Cancel' });
    expect(cancelled.status).toBe(200);
    expect((await booked(order.id)).filter((line) => line.startsWith('refundDue'))).toEqual([
      'refundDue customer_funds 10000',
      'refundDue deferred_revenue 500',
      'refundDue tax_clear 100',
      'refundDue penalty_rev -500',
      'refundDue refunds_payable -10100',
    ]);
  });

  it('needs a second person above the limit, who is not the first', async () => {
    const order = await submitted({ amount: '60000' });
    const cancelled = await doTo(test, order, { as: admin, action: 'Cancel', providerStopped: true });
    const alone = await doTo(test, cancelled.body, { as: admin, action: 'Refund' });
    expect(alone).toMatchObject({ status: 422, body: { details: { reason: 'dualControlAboveLimit' } } });
    const ask = { ...admin, body: { action: 'Refund', reason: 'Customer changed her mind' } };
    const asked = await test.call('POST', `/api/orders/${order.id}/approvals`, ask);
    expect(asked.status).toBe(200);
    const own = await doTo(test, cancelled.body, { as: admin, action: 'Refund' });
    expect(own.status).toBe(422);
    const other = await test.insertUser({ roles: ['Admin'], offices: [world.office.id] });
    const second = { id: other.id, token: other.token, office: world.office.id };
    await openDrawer(test, second);
    await test.database.owner
      .updateTable('cash_sessions')
      .set({ opening_float: '100000' })
      .where('user_id', '=', other.id)
      .execute();
    const done = await doTo(test, cancelled.body, { as: second, action: 'Refund' });
    expect(done.status).toBe(200);
    await expectClosed(order.id);
  });
});

import { describe, expect, test } from 'vitest';

import type { EffectName } from '../order/effects.ts';
import type { OrderStatus } from '../order/status.ts';
import { type OrderType, orderTypes, services } from './services.ts';

/** Services sold over the counter; the others are papers of the house itself. */
const sold = orderTypes.filter((type) => !['Invoice', 'OfficeFund', 'PurchaseOrder'].includes(type));
/** Where the customer has what was paid for. */
const rendered: Readonly<Partial<Record<OrderType, readonly OrderStatus[]>>> = {
  MoneyTransfer: ['Delivered', 'Deposited'],
  DepositCardRequest: ['Deposited'],
  TopUpNauta: ['Delivered', 'Activated'],
  TopUpCubacel: ['Delivered', 'Activated'],
  Accommodation: ['CheckedOut'],
  RentCar: ['CheckedIn'],
};
const revenue: readonly EffectName[] = ['ledger.providerPost', 'ledger.revenue', 'ledger.reward.accrue'];
const loss: readonly EffectName[] = ['ledger.providerVoid', 'ledger.refundDue', 'ledger.commission.reverse'];

describe.each(sold)('%s', (type) => {
  const { rows } = services[type].lifecycle;
  const ends = rendered[type] ?? ['Delivered'];
  const into = (...statuses: readonly string[]) => rows.filter(({ to }) => statuses.includes(to));
  const holding = (effects: readonly EffectName[]) =>
    rows.filter((row) => effects.every((name) => row.effects.includes(name)));

  test('revenue and cost are posted when the customer has it, and never otherwise', () => {
    expect(into(...ends).length).toBeGreaterThan(0);
    expect(holding(revenue)).toEqual(into(...ends));
    expect(rows.filter((row) => row.effects.some((name) => revenue.includes(name)))).toEqual(into(...ends));
  });

  test('nothing is handed over that is stopped or not screened', () => {
    const guards: readonly string[] = type === 'TravelConsent' ? [] : ['notStopped', 'screeningFresh'];
    for (const { guard } of into(...ends)) expect(guard).toEqual(expect.arrayContaining([...guards]));
  });

  test('a dead order gives everything back, and only a dead one', () => {
    expect(into('Cancelled', 'Rejected').length).toBeGreaterThan(0);
    expect(holding(loss)).toEqual(into('Cancelled', 'Rejected'));
    expect(rows.filter(({ effects }) => effects.includes('ledger.refundDue'))).toEqual(holding(loss));
  });

  test('who pays in full is accounted once: in, or back', () => {
    const paid = rows.filter(({ action, to }) => action === 'Pay' && to !== '=');
    expect(holding(['ledger.pay', 'ledger.commission.accrue', 'doc.receipt'])).toEqual(paid);
    const unpaid = rows.filter(({ from, action }) => from === 'Purchased' && action === 'Unpay');
    expect(holding(['ledger.unpay', 'ledger.commission.reverse'])).toEqual(unpaid);
  });

  test('money leaves the house by a refund or a partial payment given back, nowhere else', () => {
    const leaving: readonly EffectName[] = [
      'ledger.refundPay',
      'ledger.refundFulfilled',
      'ledger.unpay',
      'ledger.unpayPartial',
    ];
    const rowsOut = rows.filter((row) => row.effects.some((name) => leaving.includes(name)));
    expect(new Set(rowsOut.map(({ action }) => action))).toEqual(new Set(['Refund', 'Unpay']));
  });

  test('the customer hears of a refund of what was fulfilled', () => {
    const fulfilled = rows.filter(({ effects }) => effects.includes('ledger.refundFulfilled'));
    expect(holding(['ledger.refundFulfilled', 'notify.customer'])).toEqual(fulfilled);
  });

  test('what was held at the provider was held at the submit', () => {
    const held = rows.filter(({ effects }) => effects.includes('ledger.providerHold'));
    // The store has its own goods; a shipment is taken over when its weight is confirmed.
    const expected = { StoreOrder: [], ShipmentOrder: ['Confirm'] }[type as string] ?? ['Submit'];
    expect(held.map(({ action }) => action)).toEqual(expect.arrayContaining(expected));
    expect(held.length > 0).toBe(expected.length > 0);
  });
});

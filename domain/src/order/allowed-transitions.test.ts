import { describe, expect, it } from 'vitest';
import { services } from '../services/services.ts';
import { allowedTransitions } from './allowed-transitions.ts';

describe('the transitions the database allows', () => {
  const transfers = allowedTransitions(services.MoneyTransfer.lifecycle);
  const has = (from: string, action: string, to: string): boolean =>
    transfers.some((one) => one.from === from && one.action === action && one.to === to);

  it('names both ends', () => {
    expect(has('Draft', 'Pay', 'Purchased')).toBe(true);
    expect(has('Draft', 'Pay', 'Draft')).toBe(true);
    expect(has('Draft', 'Pay', 'Delivered')).toBe(false);
  });

  it('lets an undo lead to wherever the status was reached from, and nowhere else', () => {
    expect(has('ReadyForPickup', 'Undo', 'Submitted')).toBe(true);
    expect(has('ReadyForPickup', 'Undo', 'Approved')).toBe(true);
    expect(has('ReadyForPickup', 'Undo', 'OutForDeliveryDismissed')).toBe(true);
    expect(has('ReadyForPickup', 'Undo', 'Purchased')).toBe(false);
  });

  it('names each once', () => {
    const names = transfers.map((one) => `${one.from} ${one.action} ${one.to}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

import { describe, expect, test } from 'vitest';
import { arrangeActions, sortChoices } from './arrange-actions.ts';
import { askedParts, asksAnything } from './asked-parts.ts';
import { possible, refused } from './order.fixture.ts';

describe('where the actions of an order stand', () => {
  test('the next step is strong, another way on beside it, what ends the order in the menu', () => {
    const places = arrangeActions([
      possible('Cancel', 'providerStopped'),
      possible('OutForDelivery'),
      possible('Approved'),
      refused('Deposit', 'methodAccount'),
    ]);
    expect(Object.fromEntries(places)).toEqual({
      Approved: 'primary',
      OutForDelivery: 'button',
      Cancel: 'menu',
      Deposit: 'menu',
    });
  });

  test('a step that has to wait stands there with its reason; one for another kind of order does not', () => {
    const places = arrangeActions([refused('Deposit', 'methodAccount'), refused('Submit', 'notHeld')]);
    expect(places.get('Submit')).toBe('primary');
    expect(places.get('Deposit')).toBe('menu');
  });

  test('what can be done comes first, what never will be last', () => {
    const sorted = sortChoices([
      refused('ReadyForPickup', 'methodPickup'),
      refused('Submit', 'notHeld'),
      possible('Cancel'),
      possible('Approved'),
    ]);
    expect(sorted.map(({ action }) => action)).toEqual(['Approved', 'Cancel', 'Submit', 'ReadyForPickup']);
  });
});

describe('what an action asks', () => {
  test('nothing, where nothing is needed', () => {
    expect(asksAnything(askedParts(possible('Approved')))).toBe(false);
  });

  test('what the order says it needs', () => {
    const asked = askedParts(possible('Delivery', 'recipientId', 'proof'));
    expect(asked).toMatchObject({ recipientId: 'must', proof: 'must', pin: undefined, reason: undefined });
  });

  test('a hold takes the word of the provider but does not wait for it, a cancellation does', () => {
    expect(askedParts(possible('Hold', 'providerStopped')).providerStopped).toBe('may');
    expect(askedParts(possible('Cancel', 'providerStopped')).providerStopped).toBe('must');
  });

  test('a failed delivery says why from the list, and what happened', () => {
    const asked = askedParts(possible('OutForDeliveryDismiss', 'reason'));
    expect(asked).toMatchObject({ dismissReason: 'must', reason: 'must' });
  });
});

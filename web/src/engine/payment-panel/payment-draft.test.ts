import fc from 'fast-check';
import { expect, it } from 'vitest';
import { offeredMethods } from '#domain/payment/tenders.ts';
import type { PaymentDraft } from './payment-draft.ts';
import {
  addTender,
  amountsOf,
  changeOf,
  changeTender,
  emptyPayment,
  remainingOf,
  removeTender,
  toPayment,
  withoutCards,
} from './payment-draft.ts';

it('the last tender takes what is left, also when the price changes', () => {
  const one = addTender(emptyPayment, 'Cash', 10_000n);
  expect(amountsOf(one, 10_000n)).toEqual(['10000']);
  expect(amountsOf(one, 10_100n)).toEqual(['10100']);
  const cash = one.tenders[0]?.id ?? '';
  const two = addTender(changeTender(one, cash, { amount: '4000' }), 'Zelle', 10_100n);
  expect(amountsOf(two, 10_100n)).toEqual(['4000', '6100']);
  expect(amountsOf(removeTender(two, two.tenders[1]?.id ?? ''), 10_100n)).toEqual(['10100']);
});

it('there is one cash tender', () => {
  const one = addTender(emptyPayment, 'Cash', 5000n);
  expect(addTender(one, 'Cash', 5000n)).toBe(one);
});

it('whatever is added and taken away, nothing is left to pay while a tender takes the rest', () => {
  const step = fc.record({ add: fc.boolean(), method: fc.constantFrom(...offeredMethods), at: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.bigInt(1n, 10_000_000n), (steps, due) => {
      let draft: PaymentDraft = emptyPayment;
      for (const { add, method, at } of steps) {
        const target = draft.tenders[at]?.id;
        draft = add || target === undefined ? addTender(draft, method, due) : removeTender(draft, target);
      }
      if (draft.tenders.length > 0) expect(remainingOf(draft, due)).toBe(0n);
      expect(draft.tenders.filter(({ amount }) => amount === null).length).toBe(
        draft.tenders.length > 0 ? 1 : 0,
      );
    }),
  );
});

it('says what goes back over the counter', () => {
  const [cash] = addTender(emptyPayment, 'Cash', 5650n).tenders;
  if (cash === undefined) throw new Error('no tender');
  expect(changeOf(cash, '5650')).toBe(null);
  expect(changeOf({ ...cash, received: '10000' }, '5650')).toBe(4350n);
  expect(changeOf({ ...cash, received: '5000' }, '5650')).toBe(-650n);
});

it('what is no amount is sent as none, and a used token is forgotten', () => {
  const draft = addTender(emptyPayment, 'Card', 5000n);
  const id = draft.tenders[0]?.id ?? '';
  const card = { channel: 'PaymentApi', gatewayId: '1', token: 'token-of-a-card' } as const;
  const typed = changeTender(draft, id, { amount: 'abc', card, shown: { brand: 'visa', last4: '1111' } });
  expect(toPayment(typed, 5000n).tenders).toMatchObject([{ amount: '0', card }]);
  expect(withoutCards(typed).tenders).toMatchObject([{ card: null, shown: null }]);
});

import { expect, test } from 'vitest';

import { services } from '../services/services.ts';
import { guardsOfPaper, possibleActions } from './possible-actions.ts';
import type { Doer } from './actors.ts';
import type { Standing } from './decide.ts';
import type { OrderStatus } from './status.ts';
import { doers, fineBut, only } from './test-doers.ts';

const { lifecycle } = services.MoneyTransfer;
const draft = { status: 'Draft', previousStatus: null, doer: doers.SALE } as const;

test('a seller sees the buttons of a draft, and what each one asks for', () => {
  const facts = fineBut('complianceHit', 'paymentPartial');
  expect(possibleActions(lifecycle, { ...draft, facts })).toEqual([
    { action: 'Edit', allowed: true, reason: null, needs: [] },
    { action: 'Recalculate', allowed: true, reason: null, needs: [] },
    { action: 'Discard', allowed: true, reason: null, needs: [] },
    { action: 'Pay', allowed: true, reason: null, needs: ['payment'] },
  ]);
});

test('a button that would be refused says why', () => {
  const facts = fineBut('complianceHit', 'paymentPartial', 'sessionOpen');
  const pay = possibleActions(lifecycle, { ...draft, facts }).find(({ action }) => action === 'Pay');
  expect(pay).toMatchObject({ allowed: false, reason: { code: 'sessionOpen' }, needs: ['payment'] });
});

test('the counter of a provider needs document and PIN; both may still be wrong', () => {
  const ready = { status: 'ReadyForPickup', previousStatus: 'Approved', doer: doers.PPICK } as const;
  const known = only('notStopped', 'screeningFresh');
  const facts = Object.fromEntries(
    guardsOfPaper(lifecycle, ready).map((guard) => [guard, known[guard] ?? false]),
  );
  expect(Object.keys(facts)).toEqual(['notStopped', 'screeningFresh']);
  expect(possibleActions(lifecycle, { ...ready, facts })).toEqual([
    { action: 'Delivery', allowed: true, reason: null, needs: ['recipientId', 'pin'] },
  ]);
  const [delivery] = possibleActions(lifecycle, { ...ready, facts: { ...facts, pinOk: false } });
  expect(delivery).toMatchObject({ allowed: false, reason: { code: 'pinOk' } });
});

test('what only a person knows is asked for, not taken as a refusal', () => {
  const submitted = { status: 'Submitted', previousStatus: 'Submitting' } as const;
  const seen = (doer: Doer, standing: Partial<Standing<OrderStatus>> = {}) => {
    const at = { ...submitted, ...standing, doer };
    const facts = Object.fromEntries(guardsOfPaper(lifecycle, at).map((guard) => [guard, true]));
    return possibleActions(lifecycle, { ...at, facts });
  };
  expect(seen(doers.SALEADM)).toContainEqual({
    action: 'Cancel',
    allowed: true,
    reason: null,
    needs: ['providerStopped'],
  });
  const held = seen(doers.CCOMPL, { status: 'Hold' });
  expect(held).toContainEqual({ action: 'Release', allowed: true, reason: null, needs: [] });
  expect(held).toContainEqual({ action: 'Lock', allowed: true, reason: null, needs: ['isTrueMatch'] });
});

test('who has nothing to do sees nothing', () => {
  expect(possibleActions(lifecycle, { ...draft, doer: doers.OPDEST, facts: {} })).toEqual([]);
});

import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OrderStatus } from '#domain/order/status.ts';
import { moneyTransfer } from '#domain/services/money-transfer/service.ts';
import { writeStored } from '#web/lib/storage.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { orderOf, possible } from './order.fixture.ts';
import { QuickActions } from './quick-actions.tsx';

beforeEach(() => {
  writeStored('APP_USER_AUTHENTICATED', { id: '1', token: 'test', roles: ['Admin'], roleMenus: [] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'APP_USER_AUTHENTICATED' }));
});

/** A row whose status comes from elsewhere, as that of a list that hears of changes. */
function Row() {
  const [status, setStatus] = useState<OrderStatus>('Submitted');
  return (
    <main>
      <button onClick={() => setStatus('Approved')}>The list hears</button>
      <QuickActions
        id="7"
        status={status}
        lifecycle={moneyTransfer.lifecycle}
        fits={(action) => action === 'Approved' || action === 'OutForDelivery'}
        couriers={[{ value: '3', label: 'Rolando Fuentes' }]}
      />
    </main>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('who is quick begins the next step while the lists still refresh, and it goes on', async () => {
  const late = Promise.withResolvers<void>();
  let looks = 0;
  const server = fakeServer({
    'GET /api/offices/scope': () => [
      { id: '9', code: 'HAB', name: 'Entregas Habana', officeType: 'Provider', defaultForLogin: true },
    ],
    'GET /api/offices/9': () => ({
      id: '9',
      code: 'HAB',
      name: 'Entregas Habana',
      officeType: 'Provider',
      serviceTypes: ['MoneyTransfer'],
    }),
    'GET /api/orders/7': async () => {
      looks += 1;
      if (looks === 1) return orderOf([possible('Approved')], { status: 'Submitted' });
      await late.promise;
      return orderOf([possible('OutForDelivery', 'courierId')], { status: 'Approved' });
    },
    'POST /api/orders/7/actions': () => ({ id: '7', version: 7 }),
  });
  await showScreen(<Row />);
  await userEvent.click(button('Approve'));
  await expect.poll(() => server.calls('POST /api/orders/7/actions').length).toBe(1);
  await userEvent.click(button('The list hears'));
  await userEvent.click(button('Send out for delivery'));
  late.resolve();
  await expect.element(page.getByRole('dialog').getByLabelText('Courier')).toBeVisible();
});

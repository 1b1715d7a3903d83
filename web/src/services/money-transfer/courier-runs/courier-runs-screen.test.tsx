import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CourierRun } from '#domain/services/money-transfer/courier-runs.endpoints.ts';
import type { RunSheet } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { writeStored } from '#web/lib/storage.ts';
import { CourierRunsScreen } from './courier-runs-screen.tsx';
import { HandOut } from './hand-out.tsx';

/** Somebody is logged in, as another tab would have done it. */
beforeAll(async () => {
  writeStored('APP_USER_AUTHENTICATED', { id: '1', token: 'test', roles: ['Admin'], roleMenus: [] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'APP_USER_AUTHENTICATED' }));
  await loadMessages('courier-runs');
});
afterEach(() => vi.restoreAllMocks());

const order = {
  id: '7',
  number: 'MT-HIA-000007-1',
  receiver: 'José Peña',
  municipality: 'Playa',
  amount: '10000',
  currency: 'USD',
  outcome: 'Delivered',
  at: '2026-11-20T16:00:00Z',
} as const;

const run: CourierRun = {
  id: '5',
  version: 1,
  status: 'Open',
  courier: { id: '9', name: 'Luis Mora' },
  openedAt: '2026-11-20T14:00:00Z',
  openedBy: 'Ana Ruiz',
  note: '',
  closedAt: null,
  closedBy: null,
  reason: null,
  mayClose: true,
  cash: [
    { currency: 'CUP', float: '500000', paidOut: '0', expected: '500000', counted: null, difference: null },
    {
      currency: 'USD',
      float: '30000',
      paidOut: '10000',
      expected: '20000',
      counted: null,
      difference: null,
    },
  ],
  orders: [order],
};

async function open(runs: CourierRun[]) {
  const server = fakeServer({
    'GET /api/services/transfers/runs': () => ({ runs, mayOpen: true }),
    'POST /api/services/transfers/runs/5/close': () => ({ id: '5', version: 2 }),
  });
  await showScreen(<CourierRunsScreen />);
  await expect.element(page.getByRole('heading', { name: 'Courier runs' })).toBeVisible();
  return server;
}

const close = () => page.getByRole('button', { name: 'Count and close' });

test('every currency is counted, and a difference wants its reason', async () => {
  const server = await open([run]);
  await expect.element(close()).toBeDisabled();
  await page.getByLabelText('Count USD').fill('199.50');
  await expect.element(close()).toBeDisabled();
  await page.getByLabelText('Count CUP').fill('5000');
  await expect.element(page.getByText('-$0.50')).toBeVisible();
  await expect.element(close()).toBeDisabled();
  await page.getByLabelText('Why it differs').fill('a torn note');
  await close().click();
  await expect
    .poll(() => server.calls('POST /api/services/transfers/runs/5/close').map(({ body }) => body))
    .toEqual([
      {
        counts: [
          { currency: 'CUP', amount: '500000' },
          { currency: 'USD', amount: '19950' },
        ],
        reason: 'a torn note',
      },
    ]);
  const [sent] = server.calls('POST /api/services/transfers/runs/5/close');
  expect(sent?.headers.get('if-match')).toBe('"1"');
});

test('what comes back whole asks for no reason; a refusal is said', async () => {
  const server = await open([{ ...run, cash: run.cash.slice(1) }]);
  server.answers['POST /api/services/transfers/runs/5/close'] = () => refusal(409, 'run-still-out');
  await page.getByLabelText('Count USD').fill('200');
  await expect.element(page.getByLabelText('Why it differs')).not.toBeInTheDocument();
  await close().click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('run-still-out');
});

test('nothing is counted while a delivery is on the way, or by the courier', async () => {
  await open([
    { ...run, orders: [{ ...order, outcome: 'Out', at: null }] },
    { ...run, id: '6', mayClose: false },
  ]);
  await expect.element(page.getByText('1 delivery is still on the way')).toBeVisible();
  await expect.element(page.getByText('Another person counts it.')).toBeVisible();
  await expect.element(close()).not.toBeInTheDocument();
});

const carried: RunSheet['runs'][number]['orders'][number] = {
  id: '7',
  number: 'MT-HIA-000007-1',
  receiver: 'José Peña',
  phone: '+5352345678',
  address: null,
  municipality: 'Playa',
  payout: '10000',
  currency: 'USD',
  window: '',
  outSince: '2026-11-20T14:00:00Z',
};

test('the run sheet hands out the cash for what has none yet; what is needed stands there', async () => {
  const server = fakeServer({
    'GET /api/services/transfers/runs': () => ({ runs: [run], mayOpen: true }),
    'POST /api/services/transfers/runs': () => ({ id: '8', version: 1 }),
  });
  await showScreen(
    <HandOut courier={run.courier} orders={[carried, { ...carried, id: '8', payout: '2550' }]} />,
  );
  await page.getByRole('button', { name: 'Hand out the cash' }).click();
  await expect.element(page.getByLabelText('Cash in USD')).toHaveValue('25.50');
  await page.getByLabelText('Cash in USD').fill('30');
  await page.getByRole('dialog').getByRole('button', { name: 'Hand out the cash' }).click();
  await expect
    .poll(() => server.calls('POST /api/services/transfers/runs').map(({ body }) => body))
    .toEqual([{ courierId: '9', orderIds: ['8'], floats: [{ currency: 'USD', amount: '3000' }], note: '' }]);
});

import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { MoneyWatch, WatchRow } from '#domain/services/money-transfer/money-watch.endpoints.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { writeStored } from '#web/lib/storage.ts';
import { MoneyWatchScreen } from './money-watch-screen.tsx';

/** Somebody is logged in, as another tab would have done it. */
beforeAll(() => {
  writeStored('APP_USER_AUTHENTICATED', { id: '1', token: 'test', roles: ['Sale'], roleMenus: [] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'APP_USER_AUTHENTICATED' }));
});
afterEach(() => vi.restoreAllMocks());

const row: WatchRow = {
  orderId: '7',
  number: 'MT-HIA-000007-1',
  status: 'Hold',
  office: 'HIA',
  provider: 'HAV',
  amount: '10600',
  currency: 'USD',
  since: '2026-11-20T14:00:00Z',
  freeUntil: '2026-11-20T14:20:00Z',
  cancelWay: 'Reject',
  claimUntil: null,
  payment: null,
};
const failed: WatchRow = {
  ...row,
  orderId: '8',
  number: 'MT-HIA-000008-2',
  status: 'Purchased',
  freeUntil: null,
  cancelWay: null,
  payment: {
    id: '3',
    version: 4,
    state: 'Failed',
    isRefund: false,
    last4: '1111',
    gateway: 'Counter',
    text: 'DECLINE',
  },
};

async function open(watch: Partial<MoneyWatch>) {
  await loadMessages('money-watch', 'order-paper');
  const server = fakeServer({
    'GET /api/services/transfers/watch': () => ({
      asOf: '2026-11-20T15:00:00Z',
      mayRetry: true,
      lists: [],
      queues: [],
      ...watch,
    }),
    'POST /api/services/transfers/watch/payments/3/retry': () => ({ id: '3', version: 5 }),
  });
  await showScreen(<MoneyWatchScreen />);
  await expect.element(page.getByRole('heading', { name: 'Money out there' })).toBeVisible();
  return server;
}

test('counts stand first, each row leads to its order, and a hold says that it is compliance’s to reject', async () => {
  await open({
    lists: [
      { rule: 'cancelRequested', count: 1, rows: [row] },
      { rule: 'refundDue', count: 0, rows: [] },
    ],
    queues: [
      {
        provider: { id: '2', code: 'HAV', name: 'Havana' },
        statuses: [{ status: 'Submitted', count: 4, over: [3, 2, 1], oldest: '2026-11-15T14:00:00Z' }],
      },
    ],
  });
  await expect
    .element(page.getByRole('link', { name: /1 ?Asked to cancel/ }))
    .toHaveAttribute('href', '#cancelRequested');
  await expect.element(page.getByText('Refunds due')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: row.number }))
    .toHaveAttribute('href', '/services/transfers/paper/7');
  await expect.element(page.getByText('asked in time, all goes back')).toBeVisible();
  await expect.element(page.getByText('compliance rejects it')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'HAV' })).toBeVisible();
});

test('a failed capture is sent again after a question', async () => {
  const server = await open({ lists: [{ rule: 'paymentFailed', count: 1, rows: [failed] }] });
  const retry = 'POST /api/services/transfers/watch/payments/3/retry';
  await page.getByRole('button', { name: `Try ${failed.number} again` }).click();
  expect(server.calls(retry)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => server.calls(retry)[0]?.headers.get('if-match')).toBe('"4"');
});

test('who may not retry has no button for it', async () => {
  await open({ mayRetry: false, lists: [{ rule: 'paymentFailed', count: 1, rows: [failed] }] });
  await expect.element(page.getByText('DECLINE')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Try/ })).not.toBeInTheDocument();
});

test('all in time says so', async () => {
  await open({ lists: [{ rule: 'refundDue', count: 0, rows: [] }] });
  await expect.element(page.getByText('Nothing waits longer than it should')).toBeVisible();
});

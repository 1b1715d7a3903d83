import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CashPaper } from '#domain/areas/cash/cash.endpoints.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { writeStored } from '#web/lib/storage.ts';
import { CashScreen } from './cash-screen.tsx';

/** Somebody is logged in, as another tab would have done it. */
beforeAll(() => {
  writeStored('APP_USER_AUTHENTICATED', { id: '1', token: 'test', roles: ['Sale'], roleMenus: [] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'APP_USER_AUTHENTICATED' }));
});
afterEach(() => vi.restoreAllMocks());

const drawer: CashPaper = {
  id: '5',
  version: 3,
  status: 'Open',
  user: { id: '1', name: 'Ana Ruiz' },
  office: { id: '1', code: 'HIA', name: 'Hialeah Main' },
  businessDay: '2026-11-20',
  openedAt: '2026-11-20T14:00:00Z',
  openingFloat: '10000',
  openingCount: { 10_000: 1 },
  expected: '15650',
  counted: null,
  difference: null,
  closingCount: null,
  closingNote: null,
  closedAt: null,
  isMine: true,
  mayReopen: false,
  sums: { taken: '5650', given: '0', in: '0', out: '0' },
  papers: [{ method: 'Check', count: 2, amount: '30000' }],
  lines: [
    {
      id: 'P1',
      at: '2026-11-20T14:30:00Z',
      kind: 'Payment',
      method: 'Cash',
      cash: '5650',
      amount: '5650',
      text: 'MT-HIA-000001-4',
      reference: '',
    },
  ],
};

async function open(session: CashPaper | null) {
  await loadMessages('cash');
  const server = fakeServer({
    'GET /api/cash/session': () => ({ session }),
    'POST /api/cash/sessions': () => ({ id: '5', version: 1 }),
    'POST /api/cash/sessions/5/close': () => ({ id: '5', version: 4 }),
    'POST /api/cash/sessions/5/movements': () => ({ id: '5', version: 4 }),
  });
  await showScreen(<CashScreen />);
  await expect.element(page.getByRole('heading', { name: 'Cash drawer' })).toBeVisible();
  return server;
}

test('a drawer is opened by counting, with the keyboard', async () => {
  const server = await open(null);
  await expect.element(page.getByLabelText('Pieces of $100.00')).toHaveFocus();
  await userEvent.keyboard('1{Enter}{Enter}5{Enter}');
  await expect.element(page.getByText('$200.00')).toBeVisible();
  await page.getByRole('button', { name: 'Open the drawer' }).click();
  await expect
    .poll(() => server.calls('POST /api/cash/sessions').map(({ body }) => body))
    .toEqual([{ count: { 10000: 1, 2000: 5 } }]);
});

test('expected stands against counted, and a difference wants its reason', async () => {
  const server = await open(drawer);
  await expect.element(page.getByText('MT-HIA-000001-4')).toBeVisible();
  await expect.element(page.getByText('Check × 2')).toBeVisible();
  await page.getByLabelText('Pieces of $50.00').fill('3');
  await expect.element(page.getByText('-$6.50')).toBeVisible();
  const close = page.getByRole('button', { name: 'Close the drawer' });
  await expect.element(close).toBeDisabled();
  await page.getByLabelText('Why it differs').fill('a wrong change');
  await close.click();
  await expect
    .poll(() => server.calls('POST /api/cash/sessions/5/close')[0]?.body)
    .toEqual({ count: { 5000: 3 }, note: 'a wrong change' });
  expect(server.calls('POST /api/cash/sessions/5/close')[0]?.headers.get('if-match')).toBe('"3"');
});

test('a deposit leaves the drawer with its slip', async () => {
  const server = await open(drawer);
  await page.getByRole('button', { name: 'Cash in or out' }).click();
  await page.getByLabelText('Amount').fill('50.5');
  await page.getByLabelText('Reason').fill('deposit');
  await page.getByLabelText('Number of the deposit slip').fill('S-17');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => server.calls('POST /api/cash/sessions/5/movements').map(({ body }) => body))
    .toEqual([{ kind: 'CashOut', amount: '5050', reason: 'deposit', reference: 'S-17' }]);
});

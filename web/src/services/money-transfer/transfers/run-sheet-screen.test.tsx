import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { RunSheet } from '#domain/services/money-transfer/transfers.endpoints.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query.ts';
import { writeStored } from '#web/lib/storage.ts';
import { RunSheetScreen } from './run-sheet-screen.tsx';

beforeEach(async () => {
  queryClient.clear();
  writeStored('APP_USER_AUTHENTICATED', { id: '1', token: 'test', roles: ['Admin'], roleMenus: [] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'APP_USER_AUTHENTICATED' }));
  await loadMessages('transfers', 'courier-runs');
});
afterEach(() => vi.restoreAllMocks());

const run = (courier: RunSheet['runs'][number]['courier']): RunSheet['runs'][number] => ({
  courier,
  orders: [
    {
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
    },
  ],
  totals: [{ currency: 'USD', amount: '10000' }],
});

test('the sheet of each courier is printed by itself; what nobody carries has none', async () => {
  const kind = 'POST /api/documents/courier-run-sheet';
  const server = fakeServer({
    'GET /api/services/transfers/run-sheet': () => ({
      runs: [run({ id: '9', name: 'Luis Mora' }), run(null)],
    }),
    'GET /api/services/transfers/runs': () => ({ runs: [], mayOpen: true }),
    [kind]: () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }),
  });
  const tab = {
    document: { title: '', body: {} },
    location: { replace: vi.fn() },
    closed: true,
    close: vi.fn(),
  };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  await showScreen(<RunSheetScreen />);
  const print = page.getByRole('button', { name: /^Print/ });
  await expect.element(print).toHaveAccessibleName('Print the sheet of Luis Mora');
  await print.click();
  await expect
    .poll(() => server.calls(kind).map(({ body }) => body))
    .toEqual([{ parameters: { courierId: '9' } }]);
  await expect.poll(() => tab.location.replace.mock.calls.length).toBe(1);
});

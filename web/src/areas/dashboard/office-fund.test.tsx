import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FundStanding } from '#domain/areas/funds/fund-standing.schema.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query.ts';
import { writeStored } from '#web/lib/storage.ts';
import { OfficeFund } from './office-fund.tsx';

const path = 'GET /api/offices/fund-standing';
const fund = {
  creditModel: 'Prepay',
  available: '90000',
  limit: '0',
  isLow: false,
  overdueSince: null,
} as const;

beforeEach(async () => {
  queryClient.clear();
  writeStored('APP_USER_AUTHENTICATED', { id: '1', token: 'test', roles: ['Sale'], roleMenus: [] });
  writeStored('X-APPUSEROFFICE', '1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'APP_USER_AUTHENTICATED' }));
  await loadMessages('fund-standing');
});
afterEach(() => vi.restoreAllMocks());

async function open(standing: FundStanding, officeType = 'Regular') {
  const office = { id: '1', code: 'KEN', name: 'Kendall', officeType, timeZone: 'America/New_York' };
  const server = fakeServer({
    'GET /api/offices/scope': () => [{ ...office, defaultForLogin: true }],
    'GET /api/offices/1': () => ({ ...office, serviceTypes: [], linkedOfficeIds: [] }),
    [path]: () => standing,
  });
  await showScreen(<OfficeFund />);
  return server;
}

test('an office sees what it can still sell, calmly', async () => {
  await open({ fund, lapsedLicence: null, isHeld: false });
  const box = page.getByRole('region', { name: 'Fund of the office' });
  await expect.element(box).toHaveTextContent('$900.00 can still be sold');
  expect(box.getByRole('status').elements()).toHaveLength(0);
});

test('one that has used it up hears what will happen, and nothing of its debt', async () => {
  await open({ fund: { ...fund, available: '-500', isLow: true }, lapsedLicence: null, isHeld: false });
  await expect.element(page.getByText('$0.00')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('refused before money is taken');
});

test('nothing stands there without a limit, and a provider is not even asked', async () => {
  const server = await open({ fund: null, lapsedLicence: null, isHeld: false });
  await expect.poll(() => server.calls(path).length).toBe(1);
  expect(page.getByRole('region').elements()).toHaveLength(0);
  vi.restoreAllMocks();
  queryClient.clear();
  const other = await open({ fund, lapsedLicence: null, isHeld: false }, 'Provider');
  await expect.poll(() => other.calls('GET /api/offices/1').length).toBe(1);
  expect(other.calls(path)).toHaveLength(0);
});

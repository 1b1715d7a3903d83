import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { writeStored } from '#web/lib/storage.ts';
import { CustomerTabs } from './customer-tabs.tsx';

beforeAll(async () => {
  writeStored('APP_USER_AUTHENTICATED', { id: '1', token: 'test', roles: ['Sale'], roleMenus: [] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'APP_USER_AUTHENTICATED' }));
  await loadMessages('customers', 'paper');
});
afterEach(() => vi.restoreAllMocks());

const customer: CustomerPaper = {
  id: '5',
  version: 1,
  number: 'C-000005',
  firstName: 'Yamila',
  middleName: '',
  lastName: 'Ortega',
  secondLastName: 'Peña',
  fullName: 'Yamila Ortega Peña',
  birthDate: '1980-05-04',
  age: 46,
  isAdult: true,
  sex: 'F',
  phones: [{ kind: 'Mobile', number: '+13055550147', isPrimary: true, isWhatsApp: false }],
  email: '',
  addresses: [],
  nationality: null,
  birthCountry: null,
  isUsPerson: true,
  residence: null,
  occupation: '',
  employer: '',
  sourceOfFunds: null,
  isNoProhibitedOfficial: true,
  language: 'es',
  consents: [],
  notes: '',
  taxId: null,
  ids: [],
  idState: { state: 'Missing', type: null, last4: '', expiresOn: null },
  photoFileId: null,
  files: [],
  level: 'None',
  balance: '0',
  blocked: null,
  office: null,
  mergedInto: null,
  mergedFrom: [],
  orders: 14,
  lastOrderAt: null,
  recipients: 2,
  isMasked: false,
  actions: [],
  createdAt: '2026-11-20T15:00:00Z',
  updatedAt: '2026-11-20T15:00:00Z',
};

async function tabsOf(shown: CustomerPaper): Promise<string[]> {
  fakeServer({});
  const rest = { rows: [], active: 'data', moment: undefined } as const;
  const nothing = () => undefined;
  await showScreen(
    <CustomerTabs customer={shown} {...rest} onTab={nothing} onPick={nothing} onReveal={nothing} />,
  );
  await expect.element(page.getByRole('tab', { name: 'Data' })).toBeVisible();
  return page
    .getByRole('tab')
    .elements()
    .map((tab) => tab.textContent ?? '');
}

test('the tabs count what there is, and say nothing of what there is none', async () => {
  expect(await tabsOf(customer)).toEqual(['Data', 'Documents', 'Recipients2', 'Orders14', 'Files', 'Log']);
});

test('where customers are closed there is no log, which would say what is masked', async () => {
  expect(await tabsOf({ ...customer, isMasked: true })).not.toContain('Log');
});

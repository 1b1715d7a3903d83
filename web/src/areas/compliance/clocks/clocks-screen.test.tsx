import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ClockRow } from '#domain/areas/compliance/cases.rows.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { aroundCases, logInOfficer } from '../case/case.fixture.ts';
import { ClocksScreen } from './clocks-screen.tsx';

beforeEach(async () => {
  localStorage.clear();
  await loadMessages('clocks', 'compliance');
});
afterEach(() => vi.restoreAllMocks());

const late: ClockRow = {
  id: '3',
  version: 2,
  kind: 'OFAC_REJECT',
  state: 'Overdue',
  caseId: '29',
  caseNumber: 'HC-000029',
  orderId: '70',
  orderNumber: 'MT-HIA-000035-8',
  customerId: null,
  customer: null,
  startedOn: '2026-11-02',
  dueOn: '2026-11-17',
  daysLeft: -3,
  filedAt: null,
  filedBy: null,
  reference: '',
  note: '',
};
const cash: ClockRow = {
  ...late,
  id: '4',
  kind: 'CTR',
  state: 'Running',
  caseId: null,
  caseNumber: null,
  customerId: '31',
  customer: 'Yamila Ortega',
  startedOn: '2026-11-20',
  dueOn: '2026-12-05',
  daysLeft: 14,
};

async function open(rows: readonly ClockRow[] = [late, cash]) {
  logInOfficer();
  const server = fakeServer({
    ...aroundCases,
    'GET /api/compliance/clocks': ({ search }) => ({ rows: search.get('filed') === 'true' ? [] : rows }),
    'POST /api/compliance/clocks/3/file': () => ({ id: '3', version: 3 }),
    'GET /api/compliance/ctr': () => ({
      customerId: '31',
      day: '2026-11-20',
      cashIn: '1250000',
      cashOut: '0',
      isDue: true,
      fields: [{ item: '4', name: 'Last name', value: 'Ortega' }],
      missing: [{ item: '17', name: 'Occupation' }],
      transactions: [
        {
          orderId: '70',
          number: 'MT-HIA-000035-8',
          service: 'MoneyTransfer',
          office: 'HIA',
          at: '2026-11-20T15:00:00Z',
          cashIn: '1250000',
          cashOut: '0',
        },
      ],
    }),
  });
  await showScreen(<ClocksScreen />);
  return server;
}

test('says what is owed until when, and what is over', async () => {
  await open();
  await expect
    .element(
      page.getByRole('row', {
        name: /OFAC: rejected transfer HC-000029.*17\/11\/2026 3 business days over Overdue/,
      }),
    )
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: /05\/12\/2026 14 days left Running/ })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'Report clocks 1' })).toBeVisible();
});

test('a report is kept as filed only under a reference', async () => {
  const server = await open();
  await page.getByRole('button', { name: 'Filed…' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep as filed' }).click();
  await expect.element(dialog.getByText('Please fill this in.')).toBeVisible();
  expect(server.calls('POST')).toEqual([]);
  await dialog.getByRole('textbox', { name: /Reference/ }).fill('ORS-2026-77');
  await dialog.getByRole('button', { name: 'Keep as filed' }).click();
  await expect.poll(() => server.calls('POST').length).toBe(1);
  expect(server.calls('POST')[0]?.body).toEqual({ reference: 'ORS-2026-77', note: '' });
  expect(server.calls('POST')[0]?.headers.get('if-match')).toBe('"2"');
});

test('the cash of a business day stands as the form asks for it, with what nobody knows yet', async () => {
  await open();
  await page.getByRole('button', { name: 'Data for the form' }).click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText('Yamila Ortega, 20/11/2026: in $12,500.00, out $0.00.'))
    .toBeVisible();
  await expect.element(dialog.getByText(/the report is due/)).toBeVisible();
  await expect.element(dialog.getByText('17 Occupation')).toBeVisible();
});

test('with nothing due it says so', async () => {
  await open([]);
  await expect.element(page.getByText('Nothing is due')).toBeVisible();
});

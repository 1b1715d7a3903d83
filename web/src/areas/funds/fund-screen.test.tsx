import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import type { Answer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { FundScreen } from './fund-screen.tsx';
import { agency, around, logIn, waitingMove } from './funds.fixture.ts';

beforeEach(async () => {
  localStorage.clear();
  await loadMessages('funds', 'order-paper', 'order-actions');
});
afterEach(() => vi.restoreAllMocks());

const line = (id: number, amount: string, balance: string) => ({
  id: String(id),
  at: '2026-11-20T14:00:00Z',
  day: '2026-11-20',
  kind: id === 2 ? 'fund.payment' : 'pay',
  orderId: '70',
  number: `NR-${id}`,
  service: id === 2 ? 'OfficeFund' : 'MoneyTransfer',
  amount,
  balance,
});

async function open(role: string, answers: Record<string, Answer> = {}) {
  logIn(role);
  const server = fakeServer({
    ...around,
    'GET /api/settings/offices/funds/': () => agency,
    'GET /api/settings/offices/funds/5/lines': ({ search }) =>
      search.get('before') === '2'
        ? { lines: [line(1, '-500', '-140500')], next: null }
        : { lines: [line(2, '50000', '-90000')], next: '2' },
    'GET /api/settings/offices/fund-moves': () => ({ rows: [waitingMove], next: null, previous: null }),
    'POST /api/settings/offices/fund-moves': () => ({ id: '71', version: 1 }),
    'POST /api/orders/71/actions': () => ({ id: '71', version: 2 }),
    'PUT /api/settings/offices/funds/5/terms': () => ({ id: '5', version: 4 }),
    ...answers,
  });
  await showScreen(<FundScreen />);
  await expect.element(page.getByRole('heading', { name: 'Orlando Agency' })).toBeVisible();
  return server;
}

test('reads like a statement: what is left and why, line by line, earlier ones when asked for', async () => {
  await open('CorporationAccounting');
  const figures = page
    .getByRole('term')
    .elements()
    .map((term) => term.parentElement?.textContent);
  expect(figures.slice(0, 4)).toEqual([
    'Balance-$900.00',
    'Held$50.00For orders on their way',
    'Limit$1,200.00$200.00 of it until 31/12/2099',
    'Available$250.00',
  ]);
  await expect.element(page.getByText('$250.00 can still be sold.')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Deposit NR-2' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'NR-2' }))
    .toHaveAttribute('href', '/settings/offices/fund/move/70');
  await expect.element(page.getByText('NR-1')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Earlier lines' }).click();
  await expect.element(page.getByRole('row', { name: /Sale NR-1.*-\$5\.00.*-\$1,405\.00/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Earlier lines' })).not.toBeInTheDocument();
  const waiting = page.getByRole('region', { name: 'Waiting for approval' });
  await expect.element(waiting.getByRole('link', { name: 'OF-ORL-000001-2' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Licences' }).getByText('Expired')).toBeVisible();
});

test('a licence that stops the sales is said before anything else', async () => {
  const licences = agency.licences.map((licence) => ({ ...licence, blocksSales: true }));
  await open('CorporationAccounting', {
    'GET /api/settings/offices/funds/': () => ({ ...agency, licences }),
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent(/licence ST-1 has expired/);
});

test('who does the books of an office enters movements and leaves the terms alone', async () => {
  await open('Accounting');
  await expect.element(page.getByRole('button', { name: 'New movement' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change the terms' })).not.toBeInTheDocument();
});

test('an adjustment is entered with its reason and submitted in the same go', async () => {
  const server = await open('CorporationAccounting');
  await page.getByRole('button', { name: 'New movement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Adjustment/ }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12.5');
  await dialog.getByRole('switch', { name: 'It takes from the fund' }).click();
  await dialog.getByRole('button', { name: 'Enter' }).click();
  await expect.element(dialog.getByText('Say why.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('booked twice');
  await dialog.getByRole('button', { name: 'Enter' }).click();
  await expect.element(page.getByText('It waits for approval by another person')).toBeVisible();
  expect(server.calls('POST /api/settings/offices/fund-moves')[0]?.body).toEqual({
    officeId: '5',
    kind: 'Adjustment',
    amount: '1250',
    isDebit: true,
    isOpening: false,
    bankReference: '',
    depositedOn: null,
    slipFileId: null,
    note: 'booked twice',
  });
  const [submitted] = server.calls('POST /api/orders/71/actions');
  expect(submitted?.body).toEqual({ action: 'Submit' });
  expect(submitted?.headers.get('if-match')).toBe('"1"');
});

test('what could not be submitted stays as a draft and opens', async () => {
  await open('CorporationAccounting', { 'POST /api/orders/71/actions': () => refusal(409, 'guard-failed') });
  await page.getByRole('button', { name: 'New movement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^Return of fund/ }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('10');
  await dialog.getByRole('button', { name: 'Enter' }).click();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  await expect.element(page.getByText('The draft is kept')).toBeVisible();
});

test('a temporary limit needs its last day; the terms go over with their version', async () => {
  const server = await open('CorporationAccounting');
  await page.getByRole('button', { name: 'Change the terms' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Last day' }).fill('');
  await dialog.getByRole('textbox', { name: 'Temporary limit' }).fill('300');
  await dialog.getByRole('textbox', { name: 'Days the debt may be old' }).fill('45');
  await dialog.getByRole('textbox', { name: 'Low below' }).fill('200');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('holidays');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('A temporary limit needs an amount and a last day.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Last day' }).fill('2098-01-31');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.calls('PUT').length).toBe(1);
  expect(server.calls('PUT')[0]?.body).toEqual({
    temporary: { limit: '30000', until: '2098-01-31' },
    graceDays: 45,
    lowMark: '20000',
    reason: 'holidays',
  });
  expect(server.calls('PUT')[0]?.headers.get('if-match')).toBe('"3"');
});

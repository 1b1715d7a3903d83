import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { aroundCases, claimedCase, logInOfficer } from './case/case.fixture.ts';
import { CasesScreen } from './cases-screen.tsx';

beforeEach(async () => {
  localStorage.clear();
  await loadMessages('compliance');
  await page.viewport(1400, 900);
});
afterEach(() => vi.restoreAllMocks());

async function open(role = 'CorporationCompliance') {
  logInOfficer(role);
  const free = { ...claimedCase, holder: '', isMine: false, state: 'Open', openedAt: '2026-11-01T10:00:00Z' };
  const server = fakeServer({
    ...aroundCases,
    'GET /api/compliance/cases': () => ({
      rows: [{ ...free, id: '6', number: 'HC-000006', version: 9, slaAt: '2026-11-02T10:00:00Z' }, free],
      next: null,
      previous: null,
    }),
    'GET /api/compliance/cases/totals': () => ({ count: 2, isCapped: false, sums: {} }),
    'GET /api/views': () => ({ views: [] }),
    'GET /api/compliance/clocks': () => ({ rows: [] }),
    'POST /api/compliance/cases/6/claim': () => ({ id: '6', version: 10 }),
    'POST /api/compliance/cases/next': () => ({ id: '6', version: 10 }),
  });
  const shown = await showScreen(<CasesScreen />);
  await expect.element(page.getByRole('link', { name: 'HC-000006' })).toBeVisible();
  return { server, ...shown };
}

test('opens with what has to be decided, the gravest first, and says why, how alike and how late', async () => {
  const { server } = await open();
  const rows = server.calls('GET /api/compliance/cases').filter(({ name }) => name.endsWith('/cases'));
  const last = rows.at(-1)?.search;
  expect(last?.get('sort')).toBe('-severity,slaAt');
  expect(last?.getAll('filter')).toEqual(['state:in:Open|Claimed|NeedInfo|SecondPerson|Cleared']);
  const row = page.getByRole('row', { name: /HC-000006/ });
  await expect.element(row).toHaveTextContent(/over/);
  await expect.element(row).toHaveTextContent(/Sanctions/);
  await expect.element(row).toHaveTextContent('0.88');
  await expect.element(row.getByRole('img', { name: 'Different' })).toBeInTheDocument();
  await expect.element(row).toHaveTextContent('Nobody');
});

test('c takes the case of the row one stands on, as it was seen; Enter opens it', async () => {
  const { server, address } = await open();
  const first = page.getByRole('row', { name: /HC-000006/ });
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('c');
  await expect
    .poll(() => server.calls('POST').map(({ name }) => name))
    .toEqual(['POST /api/compliance/cases/6/claim']);
  expect(server.calls('POST')[0]?.headers.get('if-match')).toBe('"9"');
  await expect.element(page.getByText('The case HC-000006 is yours')).toBeVisible();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe('/compliance/case/6');
});

test('n takes the next case that nobody has and opens it', async () => {
  const { server, address } = await open();
  await expect.element(page.getByRole('button', { name: 'Next case' })).toBeVisible();
  await userEvent.keyboard('n');
  await expect.poll(address).toBe('/compliance/case/6');
  expect(server.calls('POST')[0]?.body).toEqual({});
});

test('compliance of an office reads its cases and takes none', async () => {
  const { server } = await open('Compliance');
  (page.getByRole('row', { name: /HC-000006/ }).element() as HTMLElement).focus();
  await userEvent.keyboard('cn');
  await expect.element(page.getByRole('button', { name: 'Next case' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('tab', { name: 'Report clocks' })).not.toBeInTheDocument();
  expect(server.calls('POST')).toEqual([]);
});

import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseOffice, enter } from '#web/engine/session/session.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { OfficesScreen } from './offices-screen.tsx';

const office = {
  id: '1',
  version: 1,
  name: 'Hialeah Main',
  code: 'HIA',
  officeType: 'Regular',
  serviceTypes: ['Visa'],
  territory: 'Florida',
  creditModel: 'NoLimit',
  active: true,
  users: 3,
  createdAt: '2026-11-01T10:00:00Z',
  creditLimit: '0',
  timeZone: 'America/New_York',
  phones: '',
  holdReason: null,
};
const rows = [office, { ...office, id: '2', name: 'Kendall', code: 'KEN', holdReason: 'Flood' }];
const preview = {
  count: 2,
  verdicts: { Changed: 1, Unchanged: 1, Refused: 0 },
  rows: [
    { id: '1', label: 'HIA', verdict: 'Unchanged', message: null },
    { id: '2', label: 'KEN', verdict: 'Changed', message: null },
  ],
};
const run = {
  id: '9',
  explorer: 'offices',
  action: 'AddServices',
  status: 'Done',
  total: 2,
  counts: { Waiting: 0, Changed: 1, Unchanged: 1, Refused: 0 },
  rows: [{ position: 1, id: '2', label: 'KEN', result: 'Changed', message: null }],
  next: null,
};

async function show(role: 'CorporationAdmin' | 'Admin') {
  const server = fakeServer({
    'GET /api/settings/offices': () => ({ rows, next: null, previous: null }),
    'GET /api/settings/offices/totals': () => ({ count: 2, isCapped: false, sums: {} }),
    'GET /api/views/offices': () => ({ views: [] }),
    'GET /api/offices/scope': () => [{ id: '1', name: 'Hialeah Main', officeType: 'Regular' }],
    'GET /api/offices/1': () => ({ ...office, accessAllowToCustomerInfo: true }),
    'POST /api/settings/offices/bulk/dry-run': () => preview,
    'POST /api/settings/offices/bulk': () => ({ id: '9', version: 1 }),
    'GET /api/bulk/9': () => run,
  });
  await enter({
    token: 'token',
    user: {
      id: '1',
      roles: [role],
      roleMenus: [],
      language: 'en',
      preferences: { scheme: 'light', density: 'normal' },
    },
  } as unknown as Parameters<typeof enter>[0]);
  chooseOffice('1');
  await showScreen(<OfficesScreen />);
  return server;
}

beforeEach(async () => {
  localStorage.clear();
  await loadMessages('offices');
});

describe('offices', () => {
  test('say which of them is on hold', async () => {
    await show('CorporationAdmin');
    await expect.element(page.getByRole('row', { name: /Kendall/ })).toHaveTextContent('On hold');
  });

  test('show what a bulk action would do before it is done', async () => {
    const { calls } = await show('CorporationAdmin');
    await userEvent.click(page.getByRole('checkbox', { name: /Hialeah Main/ }));
    await userEvent.click(page.getByRole('checkbox', { name: /Kendall/ }));
    await userEvent.click(page.getByRole('button', { name: 'Add services' }));
    const dialog = page.getByRole('dialog');
    expect(calls('POST')).toHaveLength(0);

    await userEvent.click(dialog.getByRole('checkbox', { name: 'Visas' }));
    await expect.element(dialog).toHaveTextContent('KEN');
    const body = { action: 'AddServices', services: ['Visa'], selection: { ids: ['1', '2'] } };
    expect(calls('POST /api/settings/offices/bulk/dry-run')[0]?.body).toMatchObject(body);

    await userEvent.click(dialog.getByRole('button', { name: /1/ }));
    const ordered = () => calls('POST').filter(({ name }) => name === 'POST /api/settings/offices/bulk');
    await expect.poll(() => ordered().length).toBe(1);
    expect(ordered()[0]?.body).toMatchObject(body);
  });

  test('are only read by who may not change them', async () => {
    await show('Admin');
    await expect.element(page.getByRole('link', { name: 'Kendall' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /New office/ })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('checkbox', { name: /Kendall/ }));
    await expect.element(page.getByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
  });
});

import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Entered } from '#domain/areas/session/session.schema.ts';
import { chooseOffice, enter } from '#web/engine/session/session.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { changeLanguage, loadMessages } from '#web/lib/i18n.ts';
import { ActivityLogScreen } from './activity-log-screen.tsx';

const entered: Entered = {
  token: 'token-of-ana',
  user: {
    id: '7',
    token: 'token-of-ana',
    roles: ['Admin'],
    roleMenus: [],
    name: 'Ana Ruiz',
    email: 'ana@giro.test',
    language: 'en',
    preferences: {
      scheme: 'light',
      density: 'normal',
      hotkeys: {},
      printing: { papers: {}, printers: {} },
    },
  },
};
const hialeah = { id: '1', code: 'HIA', name: 'Hialeah Main', officeType: 'Regular', defaultForLogin: true };

const row = {
  id: '1',
  version: 2,
  at: '2026-11-20T15:00:00Z',
  user: 'Ana Ruiz',
  office: 'Hialeah Main',
  scope: 'orders',
  action: 'Discard',
  entity: 'order',
  entityId: '5',
  label: 'MT-HIA-000005-1',
  changes: [{ field: 'status', before: 'Draft', after: 'Discarded' }],
  reason: null,
};

beforeEach(async () => {
  await loadMessages('activity');
  await enter(entered);
  chooseOffice('1');
});

test('a line of the log is all in the language of its reader and leads to its order', async () => {
  fakeServer({
    'GET /api/offices/scope': () => [hialeah],
    'GET /api/offices/1': () => ({ ...hialeah, serviceTypes: [], accessAllowToCustomerInfo: true }),
    'GET /api/activity/me': () => ({ rows: [row], next: null, previous: null }),
    'GET /api/activity/me/totals': () => ({ count: 1, isCapped: false, sums: {} }),
    'GET /api/views/activity-me': () => ({ views: [] }),
  });
  await page.viewport(1280, 900);
  await showScreen(<ActivityLogScreen />);
  await changeLanguage('es');
  const line = page.getByRole('row', { name: /MT-HIA-000005-1/ });
  await expect.element(line).toHaveTextContent('Descartar');
  await expect.element(line).toHaveTextContent('Estado: Borrador → Descartada');
  await expect
    .element(page.getByRole('link', { name: 'MT-HIA-000005-1' }))
    .toHaveAttribute('href', '/services/transfers/paper/5');
  await changeLanguage('en');
  await expect.element(line).toHaveTextContent('Status: Draft → Discarded');
});

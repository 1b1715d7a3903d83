import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '#domain/access/roles.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { MainMenu } from './main-menu.tsx';

function subject(role: Role) {
  const office = { officeType: 'Regular', serviceTypes: [], accessAllowToCustomerInfo: true } as const;
  return { roles: [role], roleMenus: [], office };
}

async function open(role: Role) {
  const server = fakeServer({
    'GET /api/settings/users/totals': () => ({ count: 5, isCapped: false, sums: {} }),
    'GET /api/settings/notices/totals': () => ({ count: 120, isCapped: false, sums: {} }),
  });
  await loadMessages('app');
  await showScreen(<MainMenu subject={subject(role)} />);
  return server;
}

const entry = (name: string) => page.getByRole('link', { name });

test('an entry says how much waits behind it', async () => {
  await open('CorporationAdmin');
  await expect.element(entry('Users')).toHaveTextContent('Users5');
  await expect.element(entry('Notices')).toHaveTextContent('Notices99+');
  await expect
    .element(page.getByRole('link', { name: 'Offices', exact: true }))
    .toHaveTextContent(/^Offices$/);
});

test('what is not open is neither shown nor counted', async () => {
  const server = await open('Sale');
  await expect.element(entry('Dashboard')).toBeVisible();
  expect(entry('Users').query()).toBeNull();
  // Counts come a moment after the rows; give a wrong one the time to be asked for.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect(server.calls('GET /api/settings/users/totals')).toEqual([]);
});

import { expect } from 'vitest';
import { test } from './harness/test.ts';

/** What stands in the menu of a person in the office of their login. */
const all = ['Dashboard', 'Activity log'];
const selling = ['Customers', 'Cash drawer', 'Money transfers', 'Money out there'];
const menus = {
  admin: [
    ...all,
    ...selling,
    'Notices',
    'Users',
    'Offices',
    'Offices funds',
    'Payment gateways',
    'Money transfer prices',
    'Reports',
    'Server Admin',
    'Services in hold',
    'Hold rules',
  ],
  'corporation-accounting': [
    ...all,
    ...selling,
    'Notices',
    'Offices funds',
    'Payment gateways',
    'Money transfer prices',
    'Reports',
  ],
  'office-admin': [...all, ...selling, 'Services in hold', 'Users', 'Offices', 'Offices funds', 'Reports'],
  restricted: [...all, ...selling, 'Users'],
  sale: [...all, ...selling],
  'corporation-claim': [...all, 'Customers'],
  'operation-destination': all,
};

for (const [login, entries] of Object.entries(menus)) {
  test(`the menu of ${login} has what is open to them`, async ({ visit }) => {
    const page = await visit({ as: login });
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.waitFor();
    // What waits is counted behind the name, a little later than the name is there.
    const names = (await menu.getByRole('link').allTextContents()).map((text) => text.replace(/\d+\+?$/, ''));
    expect(names.toSorted()).toEqual(entries.toSorted());
  });
}

test('a forbidden address says why: role, right, office', async ({ visit }) => {
  const refusals = [
    ['sale', '/settings/users', 'Your role does not open it.'],
    ['restricted', '/settings/offices', 'Your menu rights do not include it. Ask an administrator.'],
    ['sale', '/server', 'Your role does not open it.'],
  ] as const;
  for (const [login, path, reason] of refusals) {
    const page = await visit({ as: login });
    await page.goto(path);
    await page.getByText('This page is not open to you').waitFor();
    await page.getByText(reason).waitFor();
  }
});

test('an address that does not exist says so', async ({ visit }) => {
  const page = await visit({ as: 'sale' });
  await page.goto('/settings/nothing');
  await page.getByText('This page does not exist').waitFor();
});

test('another office asks everything again and is kept', async ({ visit }) => {
  const page = await visit({ as: 'office-admin' });
  await page.goto('/settings/users');
  await page.getByRole('link', { name: 'Orlando Peña' }).waitFor();
  await page.getByRole('button', { name: /Hialeah Main .*Change the office/ }).click();
  const [asked] = await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname === '/api/settings/users'),
    page.getByRole('menuitem', { name: 'Kendall' }).click(),
  ]);
  const office = asked.headers()['x-appuseroffice'];
  await page.getByRole('button', { name: /Kendall .*Change the office/ }).waitFor();
  expect(JSON.parse((await page.evaluate(() => localStorage.getItem('X-APPUSEROFFICE'))) ?? '')).toBe(office);
  await page.reload();
  await page.getByRole('button', { name: /Kendall .*Change the office/ }).waitFor();
});

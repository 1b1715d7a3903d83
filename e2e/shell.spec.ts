import { expect } from 'vitest';
import { logInByApi } from './harness/client.ts';
import { rowsOf } from './harness/explorer.ts';
import { test } from './harness/test.ts';

test('keys lead everywhere: chords, rows, the sheet', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await page.keyboard.press('g', { delay: 20 });
  await page.keyboard.press('u', { delay: 20 });
  await page.waitForURL('**/settings/users');
  const rows = await rowsOf(page);
  const second = await rows.nth(1).getByRole('link').first().textContent();
  await page.keyboard.press('j');
  await page.locator('tr[data-index="0"]:focus').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.locator('tr[data-index="1"]:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/settings/users/paper/*');
  await page.getByRole('heading', { name: second ?? '' }).waitFor();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('Payment gateways').waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
});

test('Ctrl+K finds people and offices, and opens them', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('Hialeah');
  await page.getByRole('option', { name: /Hialeah Main/ }).click();
  await page.waitForURL('**/settings/offices/paper/*');
});

test('language, colours and row height follow the choice and stay', async ({ visit }) => {
  const page = await visit({ as: 'corporation-compliance' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Registro de actividad' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByRole('button', { name: /^Mi cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Oscuro' }).click();
  await page.getByRole('button', { name: /^Mi cuenta/ }).click();
  await page.getByRole('menuitem', { name: /^Altura/ }).click();
  await page.reload();
  await page.getByRole('navigation').getByRole('link', { name: 'Registro de actividad' }).waitFor();
  const html = page.locator('html');
  expect(await html.getAttribute('data-theme')).toBe('dark');
  expect(await html.getAttribute('data-density')).toBe('roomy');
});

test('a session ended from another browser ends there', async ({ visit }) => {
  const there = await logInByApi('staff10');
  const here = await logInByApi('staff10');
  const theirs = await visit({ as: there, expects: [401] });
  await theirs.goto('/dashboard');
  await theirs.getByRole('navigation', { name: 'Main menu' }).waitFor();

  const page = await visit({ as: here });
  await page.goto('/profile?tab=sessions');
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await page.getByText('All other sessions have ended.').waitFor();
  await theirs.getByRole('navigation').getByRole('link', { name: 'Activity log' }).click();
  await theirs.waitForURL('**/login**');
});

test('without a line the shell opens and says so', async ({ visit }) => {
  const page = await visit({ as: 'sale', hasServiceWorker: true, isOffline: true });
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await page.context().setOffline(true);
  await page.getByText('No connection. You see the last state').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
});

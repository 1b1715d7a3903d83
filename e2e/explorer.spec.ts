import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { demoPassword } from '#server/demo/demo-people.ts';
import { logInByApi } from './harness/client.ts';
import { chooseView, countOf, filterBy, rowsOf } from './harness/explorer.ts';
import { newUser } from './harness/people.ts';
import { address, test } from './harness/test.ts';

test('a filter stands in the address: reload, link and back show the same', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/settings/users');
  await rowsOf(page);
  const all = await countOf(page);
  await filterBy(page, 'Status', 'Blocked');
  await page.waitForURL('**filter=status:in:Blocked**');
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  const blocked = await countOf(page);
  const names = await (await rowsOf(page)).allTextContents();
  expect(names).toHaveLength(blocked);

  await page.reload();
  await expect.poll(async () => (await rowsOf(page)).allTextContents()).toEqual(names);
  await page.goBack();
  await expect.poll(() => countOf(page)).toBe(all);
  await page.goForward();
  await expect.poll(() => countOf(page)).toBe(blocked);
});

test('a search finds while one types, and an empty find says how to leave it', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/settings/users');
  await rowsOf(page);
  await page.keyboard.press('/');
  await page.locator('input[type=search]:focus').waitFor();
  await page.keyboard.type('lindqvist');
  await page.waitForURL('**q=lindqvist');
  await expect.poll(() => countOf(page)).toBe(1);
  await page.getByLabel('Search Users').fill('nobody has this name');
  await page.getByText('Nothing matches').waitFor();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await page.getByRole('link', { name: 'Adriana Acosta' }).waitFor();
});

test('a view is saved, shared, marked when changed and opened first', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/settings/users');
  await rowsOf(page);
  await filterBy(page, 'Language', 'Español');
  await chooseView(page, 'Save as new view');
  const dialog = page.getByRole('dialog', { name: 'Save as new view' });
  await dialog.getByLabel('Name').fill('Spanish speakers');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const tab = page.getByRole('tab', { name: /^Spanish speakers/ });
  await tab.waitFor();
  expect(await tab.getAttribute('aria-selected')).toBe('true');
  await chooseView(page, 'Share with everybody');
  await expect.poll(() => viewNames('office-admin')).toContain('Spanish speakers');

  await filterBy(page, 'Status', 'Active');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save changes' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Save changes' }).getAttribute('aria-disabled')).toBeNull();
  await page.getByRole('menuitem', { name: 'Discard changes' }).click();
  await expect.poll(() => page.url()).not.toContain('status');

  await chooseView(page, 'Open this view first');
  await page.goto('/settings/users');
  await page.getByRole('tab', { name: /^Spanish speakers/, selected: true }).waitFor();
  await chooseView(page, 'Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await tab.waitFor({ state: 'detached' });
});

async function viewNames(login: string): Promise<string[]> {
  const client = await logInByApi(login);
  const { views } = await client.get<{ views: { name: string }[] }>('/api/views/users');
  return views.map(({ name }) => name);
}

test('columns are chosen, held and ordered, and stand in the address', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/settings/users');
  await rowsOf(page);
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await chooser.getByLabel('Phone', { exact: true }).check();
  await chooser.getByLabel('Language', { exact: true }).uncheck();
  await chooser.getByRole('button', { name: 'Hold Name at the left' }).click();
  await chooser.getByLabel('Email', { exact: true }).press('Alt+ArrowUp');
  await page.keyboard.press('Escape');
  await page.reload();
  await rowsOf(page);
  const heads = await page.getByRole('columnheader').allTextContents();
  expect(heads).toContain('Phone');
  expect(heads).not.toContain('Language');
  expect(new URL(page.url()).searchParams.get('pinned')).toBe('name');
});

test('an export has exactly the rows of the filter', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/settings/users?filter=status:in:Blocked|Invited&sort=email');
  await rowsOf(page);
  const emails = await page.locator('tbody tr td:nth-child(3)').allTextContents();
  await page.getByRole('button', { name: 'Export' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'All rows found · CSV' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const [head, ...lines] = (await text(await download.createReadStream())).trim().split('\r\n');
  expect(head).toContain('Email');
  const exported = lines.map((line) => /[\w.-]+@giro\.test/.exec(line)?.[0]);
  expect(exported).toEqual(emails);
  expect(emails.length).toBeGreaterThan(3);
});

test('what others do is told, and shown when asked for', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/settings/users?sort=-createdAt');
  const rows = await rowsOf(page);
  const first = await rows.first().textContent();
  await page.getByText('Live', { exact: true }).waitFor();
  const user = await newUser({ firstName: 'Zoraida', lastName: 'Nueva' });
  const pill = page.getByText('Live · 1 new');
  await pill.waitFor();
  expect(await rows.first().textContent()).toBe(first);
  await pill.click();
  await expect.poll(() => rows.first().textContent()).toContain(user.email);
});

test('all rows found are selected, tried and changed, each with its result', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/settings/offices?filter=officeType:in:External');
  await rowsOf(page);
  const found = await countOf(page);
  await page.getByLabel('Select all rows of this page').check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByText(`${found} selected`).waitFor();
  await bar.getByRole('button', { name: 'Add services' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add services' });
  await dialog.getByLabel('Flight tickets', { exact: true }).check();
  await dialog.getByText('will change').first().waitFor();
  await dialog.getByRole('button', { name: `Do it for ${found}` }).click();
  await dialog.getByText('Finished').waitFor();
  await dialog.getByRole('tab', { name: new RegExp(`^changed\\s*${found}`) }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await rowsOf(page)).first().textContent()).toContain('Flight');
});

test('a selection of everything found goes beyond the page', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/settings/users?limit=25');
  await rowsOf(page);
  const found = await countOf(page);
  await page.getByLabel('Select all rows of this page').check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: `Select all ${found} found` }).click();
  await bar.getByText(`All ${found} found are selected`).waitFor();
  await bar.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate' });
  await dialog.getByText('are refused').first().waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await logInByApi('staff05', demoPassword)).toBeDefined();
  expect(page.url()).toContain(address('/settings/users'));
});

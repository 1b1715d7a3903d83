import { expect } from 'vitest';
import { logInByApi } from './harness/client.ts';
import { rowsOf } from './harness/explorer.ts';
import { newUser } from './harness/people.ts';
import { test } from './harness/test.ts';

test('a form says what is wrong at its field and keeps what was typed', async ({ visit }) => {
  const page = await visit({ as: 'admin', expects: [422] });
  await page.goto('/settings/users/create');
  const form = page.getByRole('form', { name: 'New user' });
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Email').fill('not an address');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('This is not an email address.').waitFor();
  expect(await form.getByLabel('Last name').getAttribute('aria-invalid')).toBe('true');

  await form.getByLabel('Last name').fill('Prueba');
  await form.getByLabel('Email').fill('admin@giro.test');
  await form.getByRole('combobox', { name: 'Offices' }).fill('Tampa');
  await page.getByRole('option', { name: 'TAM · Tampa' }).click();
  await form.getByRole('combobox', { name: 'Offices' }).press('Escape');
  await form.getByLabel('Sales', { exact: true }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Another user has this email.').waitFor();
  expect(await form.getByLabel('First name').inputValue()).toBe('Ana');
});

test('unsaved work asks before it is left, and comes back as a draft', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/settings/users/create');
  await page.getByLabel('First name').fill('Unfinished');
  await page.getByText('Draft kept on this device').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Offices', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(page.url()).toContain('/settings/users/create');
  expect(await page.getByLabel('First name').inputValue()).toBe('Unfinished');

  await page.getByRole('navigation').getByRole('link', { name: 'Offices', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/settings/offices');
  await rowsOf(page);
  await page.goto('/settings/users/create');
  await page.getByText(/^You began this/).waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  expect(await page.getByLabel('First name').inputValue()).toBe('Unfinished');
});

test('two people who edit the same user see both sides', async ({ visit }) => {
  const { id } = await newUser({ firstName: 'Ana', lastName: 'Torres' });
  const [one, other] = [await visit({ as: 'admin', expects: [412] }), await visit({ as: 'office-admin' })];
  for (const page of [one, other]) {
    await page.goto(`/settings/users/edit/${id}`);
    await page.getByLabel('First name').waitFor();
  }
  await other.getByLabel('Last name').fill('Torres Gil');
  await other.getByLabel('Phone').fill('+13055550199');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.waitForURL(`**/settings/users/paper/${id}`);

  await one.getByLabel('Last name').fill('Torres de la Paz');
  await one.getByLabel('First name').fill('Anabel');
  await one.getByRole('button', { name: 'Save' }).click();
  const dialog = one.getByRole('dialog', { name: 'This was changed in the meantime' });
  await dialog.getByText('Orlando Peña saved other values').waitFor();
  const choice = dialog.getByRole('group', { name: /^Last name/ });
  await choice.getByText('Torres de la Paz').waitFor();
  await choice.getByLabel(/Torres Gil/).check();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await one.waitForURL(`**/settings/users/paper/${id}`);
  const admin = await logInByApi('admin');
  expect(await admin.get(`/api/settings/users/${id}`)).toMatchObject({
    firstName: 'Anabel',
    lastName: 'Torres Gil',
    phone: '+13055550199',
  });
});

test('the last right of a chosen list is not taken away without a question', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/settings/users/create');
  await page.getByText('A chosen list').click();
  await page.getByLabel('Claims', { exact: true }).check();
  await page.getByLabel('Claims', { exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Take the last right away?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel('Claims', { exact: true }).isChecked()).toBe(true);
});

test('a paper changes under its reader, and its document opens in a new tab', async ({ visit }) => {
  const { id } = await newUser({ firstName: 'Berta', lastName: 'Lee' });
  const page = await visit({ as: 'admin' });
  await page.goto(`/settings/users/paper/${id}`);
  await page.getByRole('heading', { name: 'Berta Lee' }).waitFor();
  const admin = await logInByApi('admin');
  const { version } = await admin.get<{ version: number }>(`/api/settings/users/${id}`);
  await admin.send('POST', `/api/settings/users/${id}/block`, { body: { reason: 'Left' }, version });
  await page.getByText('Blocked').first().waitFor();

  const { id: other } = await newUser({ firstName: 'Carlos', lastName: 'Letter' });
  await page.goto(`/settings/users/paper/${other}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Activation letter', exact: true }).click();
  const tab = await opened;
  await tab.waitForURL(/^blob:|\/api\//);
});

test('the sheet of an office opens as a document in a new tab', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.goto('/settings/offices?q=kendall');
  await (await rowsOf(page)).getByRole('link', { name: 'Kendall' }).click();
  await page.getByRole('heading', { name: 'Kendall' }).waitFor();
  const produced = page.waitForResponse('**/api/documents/office-sheet');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Office sheet', exact: true }).click();
  const tab = await opened;
  const answer = await produced;
  expect(answer.headers()['content-type']).toContain('application/pdf');
  expect(answer.headers()['content-disposition']).toContain('filename');
  await tab.waitForURL(/^blob:/);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { transferFields } from '#domain/services/money-transfer/transfer.schema.ts';
import { audit } from './harness/audit.ts';
import { newPhone, newPrepaidOffice, newSeller, wordOf } from './harness/sellers.ts';
import { settled } from './harness/settled.ts';
import { test } from './harness/test.ts';

async function openDrawer(page: Page): Promise<void> {
  await page.goto('/services/cash');
  await page.getByRole('textbox', { name: 'Pieces of $20.00' }).fill('5');
  await page.getByRole('button', { name: 'Open the drawer' }).click();
  await page.getByText('Pieces of $20.00').waitFor({ state: 'detached' });
}

/** The sender of the sale, made on the spot with a document. */
async function newSender(page: Page, phone: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Sender', exact: true });
  await search.fill(phone);
  await page.getByRole('option', { name: 'New customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Caridad');
  await dialog.getByRole('textbox', { name: 'First surname' }).fill(`Prueba ${wordOf(phone.slice(-4))}`);
  await dialog.getByRole('textbox', { name: /^Date of birth/ }).fill('1980-03-04');
  await dialog.getByRole('textbox', { name: 'ZIP' }).fill('33012');
  await dialog.getByRole('textbox', { name: 'City' }).fill('Hialeah');
  await dialog.getByRole('textbox', { name: 'Street and number' }).fill('4820 Ejemplo Ave');
  await dialog.getByRole('combobox', { name: 'Document' }).selectOption({ label: 'Passport' });
  await dialog.getByRole('textbox', { name: 'Number', exact: true }).fill(`44600${phone.slice(-4)}`);
  await dialog.getByRole('textbox', { name: /^Valid until/ }).fill('2030-01-15');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function newReceiver(page: Page, phone: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Receiver', exact: true }).fill(`Rosa ${phone}`);
  await page.getByRole('option', { name: 'New recipient' }).click();
  const dialog = page.getByRole('dialog', { name: 'New recipient' });
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Rosa');
  await dialog.getByRole('textbox', { name: 'First surname' }).fill(`Prueba ${wordOf(phone.slice(-4))}`);
  await dialog
    .getByRole('textbox', { name: 'Carné de identidad' })
    .first()
    .fill(`5501011${phone.slice(-4)}`);
  await dialog.getByRole('combobox', { name: 'Relationship to the sender' }).selectOption('Parent');
  await dialog.getByRole('textbox', { name: /^Phone/ }).fill(`5${phone.slice(3)}`);
  await dialog.getByRole('combobox', { name: 'Municipality' }).fill('banes');
  await page.getByRole('option', { name: 'Banes, Holguín' }).click();
  await dialog.getByRole('textbox', { name: 'Street' }).first().fill('Mulas');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Sender, receiver, 200 dollars home in cash, up to the price with its tax. */
async function fillSale(page: Page): Promise<void> {
  const phone = newPhone();
  await page.goto('/services/transfers/create');
  await newSender(page, phone);
  await newReceiver(page, phone);
  await page.getByRole('radio', { name: /Cash at home/ }).check();
  await page.getByText('Banes: ').waitFor();
  await page.getByRole('textbox', { name: 'Sends' }).fill('200');
  await page.getByRole('region', { name: 'Quote' }).getByText('$226.00').waitFor();
}

test('a new seller opens the drawer and sells to a new customer for cash; the receipt is offered', async ({
  visit,
}) => {
  const page = await visit({ as: await newSeller() });
  await openDrawer(page);
  await fillSale(page);
  await settled(page);
  expect(await audit(page)).toEqual([]);

  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Received' }).fill('240');
  await page.getByText('$14.00').waitFor();
  await page.getByRole('button', { name: /^Take \$226\.00/ }).click();
  await page.getByText('The sender has to declare this before the transfer is paid.').waitFor();
  await page.getByRole('checkbox', { name: /^The sender declares/ }).check();
  await page.getByRole('button', { name: /^Take \$226\.00/ }).click();

  await page.waitForURL('**/services/transfers/paper/*');
  await page.getByRole('heading', { level: 1, name: /^MT-HIA-/ }).waitFor();
  await page.getByText('$226.00').first().waitFor();
  const opened = page.waitForEvent('popup');
  await page.getByRole('status').getByRole('button', { name: 'Receipt' }).click();
  await (await opened).waitForURL(/^blob:/);
});

test('a draft is kept, goes on later, and shows both sides when somebody else was faster', async ({
  visit,
}) => {
  const seller = await newSeller();
  const page = await visit({ as: seller, expects: [412] });
  await fillSale(page);
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/services/transfers/paper/*');
  const id = page.url().split('/').at(-1) ?? '';

  await page.goto(`/services/transfers/edit/${id}`);
  const message = page.getByRole('textbox', { name: 'Message to the receiver' });
  await message.fill('Mine');
  const draft = await seller.get<Record<string, unknown> & { version: number }>(
    `/api/services/transfers/${id}`,
  );
  const { version } = draft;
  const body = Object.fromEntries(Object.keys(transferFields.shape).map((field) => [field, draft[field]]));
  await seller.send('PUT', `/api/services/transfers/${id}`, {
    body: { ...body, message: 'Theirs' },
    version,
  });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'This was changed in the meantime' });
  await dialog.getByText('Theirs', { exact: true }).last().waitFor();
  await dialog.getByText('Mine', { exact: true }).last().waitFor();
  await dialog.getByRole('button', { name: 'Save this' }).click();
  await page.waitForURL(`**/services/transfers/paper/${id}`);
  expect((await seller.get<{ message: string }>(`/api/services/transfers/${id}`)).message).toBe('Mine');
});

test('an office without fund is refused before any money is taken, and nothing typed is lost', async ({
  visit,
}) => {
  const page = await visit({ as: await newSeller(await newPrepaidOffice()), expects: [422] });
  await openDrawer(page);
  await fillSale(page);
  await page.keyboard.press('Alt+y');
  await page.keyboard.press('F2');
  await page.getByRole('button', { name: /^Take \$226\.00/ }).click();
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'The fund of this office does not cover the sale' });
  await refusal.waitFor();
  expect(await refusal.textContent()).toMatch(/\$0\.00 are left, \$\d+\.\d\d are needed/);
  expect(await page.getByRole('textbox', { name: 'Sends' }).inputValue()).toBe('200.00');
  await page.getByText('Caridad Prueba').first().waitFor();
  // The draft is on the server; the next try changes it instead of making another.
  await page.getByRole('button', { name: /^Take \$226\.00/ }).click();
  await refusal.waitFor();
  await page.goto('/services/transfers');
  await page.locator('tbody tr[data-index]').first().waitFor();
  expect(await page.locator('tbody tr[data-index]').count()).toBe(1);
});

import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { logInByApi } from './harness/client.ts';
import { test } from './harness/test.ts';

const licence = 'K123456';
const mrz = ['P<CUBORTEGA<QUESADA<<IDALMIS<<<<<<<<<<<<<<<<', 'K123456<<5CUB8502027F3001156<<<<<<<<<<<<<<02'];

/** A phone nobody else in this run has. */
function newPhone(): string {
  return `305555${String(randomInt(10_000)).padStart(4, '0')}`;
}

async function fillNew(page: Page, phone: string): Promise<void> {
  await page.goto('/customers/create');
  const form = page.getByRole('form', { name: 'New customer' });
  await form.getByRole('textbox', { name: /^Phone/ }).fill(phone);
  await form.getByRole('button', { name: 'Reader or MRZ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reader or MRZ' });
  await dialog.getByRole('textbox').fill(mrz.join('\n'));
  await dialog.getByText(/all check digits fit/).waitFor();
  await dialog.getByRole('button', { name: 'Fill in' }).click();
  await form.getByRole('textbox', { name: 'ZIP' }).fill('33012');
  await form.getByRole('textbox', { name: 'City' }).fill('Hialeah');
  await form.getByRole('textbox', { name: 'Street and number' }).fill('4820 Ejemplo Ave');
}

test('a customer is made from a passport, found again while the next one is typed, and gets a recipient', async ({
  visit,
}) => {
  const phone = newPhone();
  const page = await visit({ as: 'sale' });
  await fillNew(page, phone);
  const form = page.getByRole('form', { name: 'New customer' });
  expect(await form.getByRole('textbox', { name: 'Second surname' }).inputValue()).toBe('Quesada');
  expect(await form.getByRole('combobox', { name: 'State' }).first().inputValue()).toBe('FL');
  expect(await form.getByRole('textbox', { name: 'Number', exact: true }).inputValue()).toBe(licence);
  await form.getByRole('button', { name: 'Create customer' }).click();
  await page.waitForURL('**/customers/paper/*');
  await page.getByRole('heading', { level: 1, name: 'Idalmis Ortega Quesada' }).waitFor();
  await page.getByText('Photo ID valid').waitFor();

  await page.getByRole('tab', { name: /Recipients/ }).click();
  await page.getByRole('combobox', { name: 'Add a recipient' }).fill('Rosa Quesada');
  await page.getByRole('option', { name: 'New recipient' }).click();
  const dialog = page.getByRole('dialog', { name: 'New recipient' });
  await dialog.getByRole('textbox', { name: 'Carné de identidad' }).first().fill('58031712345');
  await dialog.getByText(/Born 17\/03\/1958/).waitFor();
  await dialog.getByRole('textbox', { name: /^Phone/ }).fill(`5${phone.slice(3)}`);
  await dialog.getByRole('combobox', { name: 'Municipality' }).fill('banes');
  await page.getByRole('option', { name: 'Banes, Holguín' }).click();
  await dialog.getByRole('textbox', { name: 'Street', exact: false }).first().fill('Mulas');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Rosa Quesada' }).getByText('Banes, Holguín').waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByText('Created').first().waitFor();
});

test('who is typed a second time is shown, without taking the focus or what was typed', async ({ visit }) => {
  const phone = newPhone();
  const sale = await logInByApi('sale');
  await sale.send('POST', '/api/customers', {
    body: {
      firstName: 'Osvaldo',
      lastName: 'Prueba',
      birthDate: '1970-01-02',
      phones: [{ kind: 'Mobile', number: phone }],
    },
  });
  const page = await visit({ as: sale, expects: [422] });
  await page.goto('/customers/create');
  const form = page.getByRole('form', { name: 'New customer' });
  await form.getByRole('textbox', { name: /^Phone/ }).fill(phone);
  const first = form.getByRole('textbox', { name: 'First name' });
  await first.pressSequentially('Osvaldo');
  await form.getByText('This customer exists already.').waitFor();
  await first.pressSequentially(' J', { delay: 30 });
  expect(await first.inputValue()).toBe('Osvaldo J');
  await form.getByRole('textbox', { name: 'First surname' }).fill('Prueba');
  await form.getByRole('textbox', { name: /^Date of birth/ }).fill('1970-01-02');
  await form.getByRole('button', { name: 'Create customer' }).click();
  await form
    .getByRole('alert')
    .filter({ hasText: /very likely the same person|already/ })
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/customers/create');
});

test('two customers become one: who stays is chosen, the reason is asked', async ({ visit }) => {
  const sale = await logInByApi('sale');
  const make = (firstName: string, phone: string) =>
    sale.send<{ id: string }>('POST', '/api/customers', {
      body: {
        firstName,
        lastName: 'Duplicado',
        birthDate: '1966-05-05',
        phones: [{ kind: 'Mobile', number: phone }],
        isDuplicateConfirmed: true,
      },
    });
  const kept = await make('Eusebio', newPhone());
  await make('Eusebia', newPhone());
  const page = await visit({ as: 'admin' });
  await page.goto(`/customers/paper/${kept.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge with another' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge with another' });
  await dialog.getByRole('combobox', { name: 'The other one' }).fill('Eusebia Duplicado');
  await page.getByRole('option', { name: /Eusebia Duplicado/ }).click();
  await dialog.getByText('Moves:').waitFor();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('Written down twice');
  await dialog.getByRole('button', { name: /^Merge into/ }).click();
  await page.getByText('Also known as').waitFor();
});

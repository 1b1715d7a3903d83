import { expect } from 'vitest';
import { test } from './harness/test.ts';

const key = 'E2E-service-key-4711';

test('the keys of a payment gateway are written and never come back', async ({ visit }) => {
  const page = await visit({ as: 'corporation-accounting' });
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''));
  });
  await page.goto('/settings/offices/payment_gateway/create');
  const form = page.getByRole('form', { name: 'New gateway' });
  await form.getByRole('combobox', { name: 'Office' }).fill('Kendall');
  await page.getByRole('option', { name: /Kendall/ }).click();
  await form.getByRole('textbox', { name: 'Merchant Account' }).fill('Kendall counter');
  await form.getByRole('textbox', { name: 'MidNumber' }).fill('880011223344');
  await form.getByLabel('Payment API').check();
  await form.getByRole('button', { name: 'Enter ServiceKey' }).click();
  await form.getByRole('textbox', { name: 'ServiceKey' }).fill(key);
  await form.getByRole('textbox', { name: 'Surcharge' }).fill('3.5');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/create'));

  await page.goto('/settings/offices/payment_gateway?q=Kendall%20counter');
  await page.getByRole('link', { name: 'Kendall counter' }).click();
  await page.getByText(/^Set since/).waitFor();
  await page.getByRole('button', { name: 'Replace ServiceKey' }).waitFor();
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter((answer) => answer.includes(key))).toEqual([]);
  expect(await page.content()).not.toContain(key);
});

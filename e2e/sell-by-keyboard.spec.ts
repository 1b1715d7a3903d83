import { expect } from 'vitest';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import type { Client } from './harness/client.ts';
import { rowsOf } from './harness/explorer.ts';
import { newPhone, newSeller, wordOf } from './harness/sellers.ts';
import { test } from './harness/test.ts';

/** A customer who has sent 120 dollars to their mother before, sold by the same person. */
async function knownCustomer(seller: Client, phone: string): Promise<void> {
  await seller.send('POST', '/api/cash/sessions', { body: { count: { 2000: 5 } } });
  const name = `Teclado ${wordOf(phone.slice(-4))}`;
  const customer = await seller.send<{ id: string }>('POST', '/api/customers', {
    body: {
      firstName: 'Yamila',
      lastName: name,
      birthDate: '1980-03-04',
      phones: [{ kind: 'Mobile', number: phone }],
      ids: [{ type: 'Passport', number: `K55${phone.slice(-4)}`, country: 'CU', expiresOn: '2030-01-15' }],
      isDuplicateConfirmed: true,
    },
  });
  const path = `/api/customers/${customer.id}/recipients`;
  const recipient = await seller.send<{ id: string }>('POST', path, {
    body: {
      firstName: 'Rosa',
      lastName: name,
      ci: `5501011${phone.slice(-4)}`,
      phones: [{ kind: 'Mobile', number: `5${phone.slice(3)}` }],
      address: { province: 'Holguín', municipality: 'Banes', street: 'Mulas', number: '12' },
      relationship: 'Parent',
    },
  });
  const draft = await seller.send<{ id: string; version: number }>('POST', '/api/services/transfers', {
    body: {
      customerId: customer.id,
      recipientId: recipient.id,
      remittanceClass: 'Family',
      purpose: 'FamilySupport',
      relationship: 'Parent',
      method: 'HomeCash',
      payoutCurrency: 'USD',
      province: 'Holguín',
      municipality: 'Banes',
      mode: 'SendFixed',
      amount: '12000',
      isDeclared: true,
    },
  });
  const { money } = await seller.get<OrderPaper>(`/api/orders/${draft.id}`);
  const cash = { method: 'Cash', amount: String(money.total.amountMinor), reference: '', card: null };
  await seller.send('POST', `/api/orders/${draft.id}/actions`, {
    version: draft.version,
    body: { action: 'Pay', payment: { amountMode: 'Full', total: money.total, tenders: [cash] } },
  });
}

test('the common sale for a known customer takes at most 60 key strokes and no mouse', async ({ visit }) => {
  const seller = await newSeller();
  const phone = newPhone();
  await knownCustomer(seller, phone);
  const page = await visit({ as: seller });
  await page.addInitScript(() => {
    const seen = { keys: 0, pointers: 0 };
    Object.assign(window, { seen });
    // Ctrl and Alt count as strokes of their own.
    document.addEventListener('keydown', () => (seen.keys += 1), true);
    document.addEventListener('pointerdown', () => (seen.pointers += 1), true);
  });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { keyboard } = page;
  const focus = () => page.evaluate(() => document.activeElement?.textContent ?? '');

  // To the form, and the customer by phone.
  await keyboard.type('gt', { delay: 60 });
  await page.waitForURL('**/services/transfers');
  await rowsOf(page);
  await keyboard.press('n');
  await page.getByRole('combobox', { name: 'Sender', exact: true }).waitFor();
  await keyboard.type(phone);
  await page.getByRole('option', { name: /Yamila/ }).waitFor();
  await keyboard.press('Enter');

  // As the last time, but 250 dollars.
  await expect.poll(focus, { timeout: 45_000 }).toContain('Rosa');
  await keyboard.press('Enter');
  const amount = page.getByRole('textbox', { name: 'Sends' });
  await expect.poll(() => amount.inputValue()).toBe('120.00');
  await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true);
  await keyboard.type('250');
  await keyboard.press('Alt+y');
  await keyboard.press('F2');
  await keyboard.type('300');
  await page.getByRole('button', { name: /^Take \$2\d\d\.\d\d/, disabled: false }).waitFor();
  await keyboard.press('Control+Enter');
  await page.waitForURL('**/services/transfers/paper/*');
  await page.getByRole('heading', { level: 1, name: /^MT-HIA-/ }).waitFor();

  const { keys, pointers } = await page.evaluate(
    () => (window as unknown as { seen: { keys: number; pointers: number } }).seen,
  );
  // It is 26; fewer than twenty would mean that they are not counted.
  expect(keys).toBeGreaterThan(20);
  expect(keys).toBeLessThanOrEqual(60);
  expect(pointers).toBe(0);
  const id = page.url().split('/').at(-1) ?? '';
  const order = await seller.get<OrderPaper>(`/api/orders/${id}`);
  expect(order.money.principal).toEqual({ amountMinor: 25_000, currency: 'USD' });
  expect(order.money.paid).toEqual(order.money.total);
});

import { Buffer } from 'node:buffer';
import { expect } from 'vitest';
import { logInByApi } from './harness/client.ts';
import { test } from './harness/test.ts';

interface Fund {
  readonly id: string;
  readonly waiting: string;
}

interface Statement {
  readonly lines: readonly {
    readonly number: string | null;
    readonly amount: string;
    readonly balance: string;
  }[];
}

/** One white point: enough of a picture for a slip. */
const slip = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const deposit = 123_456n; // US cents

test('an office pays into its fund: entered with the slip, approved and booked by the corporation', async ({
  visit,
}) => {
  const books = await logInByApi('accounting');
  const fundOf = async () => {
    const { rows } = await books.get<{ rows: Fund[] }>('/api/settings/offices/funds?limit=25');
    expect(rows).toHaveLength(1);
    return rows[0] as Fund;
  };
  const before = await fundOf();

  const office = await visit({ as: books });
  await office.goto('/settings/offices/fund');
  await office.getByRole('button', { name: 'New deposit' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('1234.56');
  await dialog.getByRole('textbox', { name: 'Bank reference' }).fill('E2E-4711');
  await dialog.getByRole('button', { name: 'Enter' }).click();
  await dialog.getByText('Add the slip of the deposit.').waitFor();
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
  await dialog.getByRole('button', { name: 'slip.png', exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Enter' }).click();
  await office.getByText('It waits for approval by another person').waitFor();
  const waiting = await fundOf();
  expect(BigInt(waiting.waiting) - BigInt(before.waiting)).toBe(deposit);

  const corporation = await visit({ as: 'corporation-accounting' });
  await corporation.goto('/settings/offices/fund?tab=moves&q=E2E-4711');
  await corporation.getByRole('link', { name: /^OF-HIA-/ }).click();
  const paper = corporation.getByRole('article');
  await paper.getByRole('img', { name: 'Deposit slip' }).waitFor();
  await paper.getByRole('button', { name: 'Approve' }).click();
  await paper.getByRole('button', { name: 'Deposit' }).click();
  await corporation.getByRole('dialog').getByRole('button', { name: 'Deposit' }).click();
  await paper.getByText('Deposited').first().waitFor();
  expect((await fundOf()).waiting).toBe(before.waiting);

  // Others sell from the same fund meanwhile, so the growth is read from the line and the one before it.
  const number = await paper.getByRole('heading', { level: 1 }).textContent();
  const { lines } = await books.get<Statement>(`/api/settings/offices/funds/${before.id}/lines`);
  const at = lines.findIndex((line) => line.number === number);
  const [booked, earlier] = [lines[at], lines[at + 1]];
  expect(booked?.amount).toBe(String(deposit));
  expect(BigInt(booked?.balance ?? 0) - BigInt(earlier?.balance ?? 0)).toBe(deposit);

  await office.getByRole('link', { name: 'Hialeah Main' }).click();
  const line = office.getByRole('row', { name: /Deposit OF-HIA-.*\$1,234\.56/ });
  await line.first().waitFor();
  await line.first().getByRole('link').click();
  await office.getByRole('heading', { name: /^OF-HIA-/ }).waitFor();
});

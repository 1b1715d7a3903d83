import { expect } from 'vitest';
import { test } from './harness/test.ts';

test('a notice is written, dispatched, acknowledged, and recalled with a reason', async ({ visit }) => {
  const writer = await visit({ as: 'admin' });
  await writer.goto('/settings/notices/create');
  const form = writer.getByRole('form', { name: 'New notice' });
  await form.getByText('Danger').click();
  await form.getByLabel('Title in English').fill('Stop selling card deposits');
  await form.getByLabel('Title in Spanish').fill('No venda depósitos en tarjeta');
  await form.getByLabel('Text in English').fill('The bank does not answer.');
  await form.getByLabel('Text in Spanish').fill('El banco no responde.');
  await form.getByLabel('Readers must acknowledge it').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await writer.waitForURL('**/settings/notices/paper/*');
  await writer.getByText('Draft').first().waitFor();

  const reader = await visit({ as: 'sale' });
  await reader.goto('/dashboard');
  await reader.getByRole('region', { name: 'Notices' }).waitFor();
  expect(await reader.getByText('Stop selling card deposits').count()).toBe(0);

  await writer.getByRole('button', { name: 'Dispatch' }).click();
  await writer.getByText('Dispatched').first().waitFor();
  const ribbon = reader.getByText('Stop selling card deposits');
  await ribbon.waitFor();
  const card = reader
    .getByRole('region', { name: 'Notices' })
    .locator('> div')
    .filter({ hasText: 'The bank does not answer.' });
  await card.getByRole('button', { name: 'I have read this' }).click();
  await card.waitFor({ state: 'detached' });

  await writer.reload();
  await writer.getByText('Yaíma Rodríguez').waitFor();
  await writer.getByText(/^Acknowledged/).waitFor();

  await writer.getByRole('button', { name: 'Recall' }).click();
  const dialog = writer.getByRole('dialog', { name: 'Recall this notice' });
  await dialog.getByLabel('Reason').fill('The bank answers again');
  await dialog.getByRole('button', { name: 'Recall' }).click();
  await writer.getByText('The notice is back in Draft').waitFor();

  await writer.goto('/activitylog/settings');
  await writer.getByText('The bank answers again').waitFor();
});

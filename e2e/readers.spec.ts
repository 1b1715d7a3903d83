import { expect } from 'vitest';
import { test } from './harness/test.ts';

test('two people on one paper see each other, until one of them leaves', async ({ visit }) => {
  const admin = await visit({ as: 'admin' });
  await admin.goto('/settings/offices?q=HIA');
  await admin.getByRole('table').getByRole('link').first().click();
  await admin.waitForURL('**/settings/offices/paper/*');
  const paper = new URL(admin.url()).pathname;
  await admin.getByRole('heading', { level: 1 }).waitFor();
  expect(await admin.getByRole('button', { name: /^Also open for/ }).count()).toBe(0);

  const other = await visit({ as: 'office-admin' });
  await other.goto(paper);
  const seen = other.getByRole('button', { name: /^Also open for/ });
  await seen.waitFor();
  const told = admin.getByRole('button', { name: /^Also open for/ });
  await told.waitFor();
  const [seenName, toldName] = [await seen.getAttribute('aria-label'), await told.getAttribute('aria-label')];
  expect(seenName).not.toBe(toldName);

  await told.click();
  const names = admin.getByRole('dialog', { name: 'Who else is reading' });
  await names.getByRole('listitem').waitFor();
  await admin.keyboard.press('Escape');
  await other.close();
  await told.waitFor({ state: 'detached' });
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { audit } from './harness/audit.ts';
import { logInByApi } from './harness/client.ts';
import { handOver, sendOut, takeToTheDoor } from './harness/deliver.ts';
import { clearMatches, decideOrder, openCase, takeCase } from './harness/desk.ts';
import { settled } from './harness/settled.ts';
import { test } from './harness/test.ts';
import { draftTransfer, logInAtProvider, payTransfer, untilStatus } from './harness/transfers.ts';

/** Takes the money of a draft at the counter. */
async function sell(page: Page, id: string): Promise<void> {
  await page.goto(`/services/transfers/edit/${id}`);
  await page.getByRole('region', { name: 'Quote' }).waitFor();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Received' }).fill('200');
  await page.getByRole('button', { name: /^Take \$/ }).click();
  await page.waitForURL(`**/services/transfers/paper/${id}`);
}

test('a sale to a listed name is held, released by two persons, and paid out', async ({ visit }) => {
  // On the list since May 2026; the sender of the test pays for a person with all of it in common.
  const receiver = { firstName: 'Miguel', lastName: 'Díaz-Canel', secondLastName: 'Bermúdez' };
  const draft = await draftTransfer('Retenida', { ...receiver, ci: '60042012345' });
  const seller = await visit({ as: 'sale' });
  await payTransfer(await logInByApi('sale'), (await draftTransfer('Cajon')).id); // the drawer is open
  await sell(seller, draft.id);
  await seller.getByText('On hold', { exact: true }).first().waitFor();
  const told = await seller.locator('body').textContent();
  expect(told).not.toMatch(/OFAC|SDN|sanction|score/i);

  const first = await visit({ as: 'corporation-compliance' });
  await takeCase(first, draft.number);
  await first.getByText('DIAZ-CANEL BERMUDEZ, Miguel').first().waitFor();
  await settled(first);
  expect(await audit(first)).toEqual([]);
  await clearMatches(first);
  await decideOrder(first, 'Ask to release');
  await first.getByText('Asked for a second person').first().waitFor();

  const second = await visit({ as: 'corporation-compliance-aml' });
  await openCase(second, draft.number);
  await decideOrder(second, 'Release');
  await untilStatus(await logInByApi('sale'), draft.id, 'Submitted');

  await sendOut(await visit({ as: await logInAtProvider() }), draft.number);
  const phone = await visit({ as: 'delivery', width: 390 });
  await handOver(await takeToTheDoor(phone, draft.number, draft.ci), draft.ci);
  await untilStatus(await logInByApi('sale'), draft.id, 'Delivered');
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { audit } from './harness/audit.ts';
import { logInByApi } from './harness/client.ts';
import { handOver, sendOut, takeToTheDoor } from './harness/deliver.ts';
import { clearMatches, decideOrder, openCase, takeCase } from './harness/desk.ts';
import { settled } from './harness/settled.ts';
import { test } from './harness/test.ts';
import {
  draftBetween,
  draftTransfer,
  logInAtProvider,
  payTransfer,
  untilStatus,
} from './harness/transfers.ts';

const lists = join(import.meta.dirname, '../data/sanctions');

/** Takes the money of a draft at the counter. */
async function sell(page: Page, id: string): Promise<void> {
  await page.goto(`/services/transfers/edit/${id}`);
  // Without a price there is nothing to take.
  await page
    .getByRole('region', { name: 'Quote' })
    .getByText(/^\$\d+\.\d\d$/)
    .first()
    .waitFor();
  await settled(page);
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

test('a false positive stays cleared until the publisher changes the entry, and says what changed', async ({
  visit,
}) => {
  const receiver = { firstName: 'Manuel', lastName: 'Anido', secondLastName: 'Puesto', ci: '95110512345' };
  const seller = await logInByApi('sale');
  const first = await draftTransfer('Parecida', receiver);
  await payTransfer(seller, first.id);
  await untilStatus(seller, first.id, 'Hold');

  const officer = await visit({ as: 'corporation-compliance' });
  await takeCase(officer, first.number);
  await clearMatches(officer);
  await decideOrder(officer, 'Release');
  await untilStatus(seller, first.id, 'Submitted');

  const again = await draftBetween(seller, first);
  await payTransfer(seller, again.id);
  await untilStatus(seller, again.id, 'Submitted');

  await officer.goto('/compliance/lists');
  await officer.getByRole('button', { name: 'Upload' }).first().click();
  await officer.getByLabel(/Main file/).setInputFiles({
    name: 'sdn.csv',
    mimeType: 'text/csv',
    buffer: await sdnWith('DOB 03 Nov 1994', 'DOB 05 Nov 1995'),
  });
  await officer.getByRole('button', { name: 'See what changes' }).click();
  await officer.getByText('ANIDO CUESTA, Manuel').first().waitFor();
  await officer.getByLabel(/^Reason/).fill('The publisher corrected a date of birth');
  await officer.getByRole('button', { name: 'Make it active' }).click();
  await officer.getByRole('dialog').waitFor({ state: 'detached' });

  const third = await draftBetween(seller, first);
  await payTransfer(seller, third.id);
  await untilStatus(seller, third.id, 'Hold');
  await openCase(officer, third.number);
  await officer.getByText('Cleared before, open again since').waitFor();
  await officer.getByText('Dates of birth').first().waitFor();
  await officer.getByText('1994').first().waitFor();
  await officer.getByText('1995').first().waitFor();
});

/** The shipped list as its publisher might bring it out next, with one fact of one person corrected. */
async function sdnWith(before: string, after: string): Promise<Buffer> {
  const read = async (file: string) => await readFile(join(lists, file), 'utf8');
  const whole = (await read('sdn_2024-05-03.csv')).replace('\u001A', '');
  const later = await read('sdn_2026_excerpt_cuba_eo14404.csv');
  const endMark = '\u001A';
  return Buffer.from(`${whole.trimEnd()}\r\n${later.trim().replace(before, after)}\r\n${endMark}`);
}

import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { audit } from './harness/audit.ts';
import { logInByApi } from './harness/client.ts';
import { settled } from './harness/settled.ts';
import { test } from './harness/test.ts';
import { actOn, logInAtProvider, sendTransfer } from './harness/transfers.ts';

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

test('the provider approves and sends out from the desk, the courier delivers with evidence on the phone', async ({
  visit,
}) => {
  const sent = await sendTransfer('Reparto');
  const desk = await visit({ as: await logInAtProvider() });
  await desk.goto('/services/transfers');
  const row = desk.locator('tbody tr', { hasText: sent.number });
  await row.getByRole('button', { name: 'Approve' }).click();
  await row.getByText('Approved', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Send out for delivery' }).click();
  const out = desk.getByRole('dialog');
  await out.getByLabel('Courier').selectOption({ label: 'Rolando Fuentes' });
  await out.getByRole('button', { name: 'Send out for delivery' }).click();
  await out.waitFor({ state: 'detached' });

  const phone = await visit({ as: 'delivery', width: 390, expects: [422] });
  await phone.goto('/services/transfers?view=out');
  const card = phone.getByRole('listitem').filter({ hasText: sent.number });
  await card.getByRole('button', { name: 'Deliver', exact: true }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Number on the document').fill('61040528001');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: photo });
  await dialog.getByAltText('Photo 1').waitFor();
  await sign(phone);
  expect(await audit(phone)).toEqual([]);
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  await dialog.getByText('Check the document of the recipient.').first().waitFor();
  await dialog.getByLabel('Number on the document').fill(sent.ci);
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  const seller = await visit({ as: 'sale' });
  await seller.goto(`/services/transfers/paper/${sent.id}`);
  await seller.getByRole('heading', { name: sent.number }).waitFor();
  await seller.getByText(`Received by ${sent.receiver}`, { exact: false }).waitFor();
  await seller.getByAltText('Signature').waitFor();
  await seller.getByAltText('Photo 1').waitFor();
  const order = await (await logInByApi('sale')).get<OrderPaper>(`/api/orders/${sent.id}`);
  expect(order.status).toBe('Delivered');
});

test('a failed delivery goes back to the queue with its reason, and several are approved at once', async ({
  visit,
}) => {
  const [one, two] = [await sendTransfer('Primero'), await sendTransfer('Segundo')];
  const provider = await logInAtProvider();
  const page = await visit({ as: provider });
  await page.goto('/services/transfers');
  for (const { number } of [one, two]) await page.getByLabel(`Select ${number}`).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(one.number).waitFor();
  await dialog.getByRole('button', { name: /^Do it for/ }).click();
  await expect.poll(() => statusOf(two.id), { timeout: 15_000 }).toBe('Approved');

  const courier = await logInByApi('delivery');
  await actOn(provider, one.id, { action: 'OutForDelivery', courierId: courier.user.id });
  const phone = await visit({ as: courier, width: 390 });
  await phone.goto('/services/transfers/run-sheet');
  await phone.getByText(one.number).waitFor();
  await phone.goto(`/services/transfers/paper/${one.id}`);
  await phone.getByRole('button', { name: 'Note a failed delivery' }).click();
  const why = phone.getByRole('dialog');
  await why.getByText('Nobody was there').click();
  await why.getByLabel('What happened').fill('The house was dark');
  await why.getByRole('button', { name: 'Note a failed delivery' }).click();
  await why.waitFor({ state: 'detached' });
  await phone.getByRole('heading', { name: 'Delivery attempts' }).waitFor();
  await settled(phone);
  expect(await audit(phone)).toEqual([]);
  expect(await statusOf(one.id)).toBe('OutForDeliveryDismissed');
});

async function statusOf(id: string): Promise<string> {
  return (await (await logInByApi('sale')).get<OrderPaper>(`/api/orders/${id}`)).status;
}

/** A line with the finger, which the browser moves as a mouse. */
async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Signature of the receiver' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('There is nothing to sign on');
  await page.mouse.move(box.x + 30, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 90, { steps: 5 });
  await page.mouse.up();
}

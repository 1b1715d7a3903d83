import { expect } from 'vitest';
import type { OrderPaper } from '#domain/order/orders.endpoints.ts';
import { audit } from './harness/audit.ts';
import { logInByApi } from './harness/client.ts';
import { handOver, sendOut, takeToTheDoor } from './harness/deliver.ts';
import { settled } from './harness/settled.ts';
import { test } from './harness/test.ts';
import { actOn, logInAtProvider, sendTransfer } from './harness/transfers.ts';

test('the provider approves and sends out from the desk, the courier delivers with evidence on the phone', async ({
  visit,
}) => {
  const sent = await sendTransfer('Reparto');
  await sendOut(await visit({ as: await logInAtProvider() }), sent.number);
  const phone = await visit({ as: 'delivery', width: 390, expects: [422] });
  const dialog = await takeToTheDoor(phone, sent.number, '61040528001');
  expect(await audit(phone)).toEqual([]);
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  await dialog.getByText('Check the document of the recipient.').first().waitFor();
  await handOver(dialog, sent.ci);

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
  await expect.poll(() => statusOf(two.id), { timeout: 45_000 }).toBe('Approved');

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

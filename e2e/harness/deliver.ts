import type { Locator, Page } from 'playwright-core';

const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC',
  'base64',
);

/** A provider approves a transfer and gives it to the courier of the demo. */
export async function sendOut(desk: Page, number: string): Promise<void> {
  await desk.goto('/services/transfers');
  const row = desk.locator('tbody tr', { hasText: number });
  await row.getByRole('button', { name: 'Approve' }).click();
  await row.getByText('Approved', { exact: true }).waitFor();
  await row.getByRole('button', { name: 'Send out for delivery' }).click();
  const out = desk.getByRole('dialog');
  await out.getByLabel('Courier').selectOption({ label: 'Rolando Fuentes' });
  await out.getByRole('button', { name: 'Send out for delivery' }).click();
  await out.waitFor({ state: 'detached' });
}

/** The courier with the document, a photo and the signature, about to hand over: the dialog of the phone. */
export async function takeToTheDoor(phone: Page, number: string, document: string): Promise<Locator> {
  await phone.goto('/services/transfers?view=out');
  const card = phone.getByRole('listitem').filter({ hasText: number });
  await card.getByRole('button', { name: 'Deliver', exact: true }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Number on the document').fill(document);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: photo });
  await dialog.getByAltText('Photo 1').waitFor();
  await sign(phone);
  return dialog;
}

export async function handOver(dialog: Locator, document: string): Promise<void> {
  await dialog.getByLabel('Number on the document').fill(document);
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
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

import type { Page } from 'playwright-core';

const note = 'Compared birth, document and both surnames: another person.';

/** Opens the case of an order from the queue, and takes it. */
export async function takeCase(page: Page, orderNumber: string): Promise<void> {
  await openCase(page, orderNumber);
  await page.keyboard.press('c');
  await page.getByRole('button', { name: /^Take the case/ }).waitFor({ state: 'detached' });
}

export async function openCase(page: Page, orderNumber: string): Promise<void> {
  await page.goto('/compliance');
  const found = page.waitForResponse((answer) => answer.url().includes(`q=${orderNumber}`));
  await page.getByRole('searchbox').first().fill(orderNumber);
  await found;
  await page.getByRole('link', { name: /^HC-/ }).nth(1).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: /^HC-/ }).click();
  await page.getByRole('heading', { level: 1, name: /^HC-/ }).waitFor();
}

/** The checklist by keyboard, every match a false positive. */
export async function clearMatches(page: Page): Promise<void> {
  for (let step = 1; step <= 5; step += 1) {
    await page.keyboard.press('1');
    await page.getByText(`${step} of 5`).waitFor();
  }
  const form = page.getByRole('form', { name: 'This match' });
  while (await form.isVisible()) {
    const match = await page.getByRole('region', { name: 'Possible match' }).first().textContent();
    await form.getByText('False positive').click();
    await form.getByLabel('Why it is somebody else').selectOption({ index: 1 });
    await form.getByLabel('Note').fill(note);
    await form.getByRole('button', { name: /^Decide this match/ }).click();
    await page.getByText('The match is decided').first().waitFor();
    if ((await page.getByRole('region', { name: 'Possible match' }).first().textContent()) === match) break;
  }
  await decideOrder(page, 'Checks done');
}

/** One of the steps of the order, with a note, in its dialog. */
export async function decideOrder(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${step}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: step }).click();
  await dialog.waitFor({ state: 'detached' });
}

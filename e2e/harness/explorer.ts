import type { Locator, Page } from 'playwright-core';

/** The rows of an explorer, once there are some and no other ones are on their way. */
export async function rowsOf(page: Page): Promise<Locator> {
  const rows = page.locator('tbody tr[data-index]');
  await rows.first().waitFor();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  return rows;
}

/** The number of rows that the foot of the explorer tells: "1–50 of 83". */
export async function countOf(page: Page): Promise<number> {
  const text = await page
    .getByText(/^[\d,]+–[\d,]+ of [\d,]+|^0 rows/)
    .first()
    .textContent();
  return Number(/of ([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? 0);
}

/** Filters by one of a column's choices, from its dashed chip. */
export async function filterBy(page: Page, column: string, ...choices: string[]): Promise<void> {
  await page
    .getByRole('group', { name: 'Filters' })
    .getByRole('button', { name: column, exact: true })
    .click();
  const editor = page.getByRole('dialog', { name: column });
  for (const choice of choices) await editor.getByLabel(choice, { exact: true }).check();
  await editor.getByRole('button', { name: 'Apply' }).click();
}

export async function chooseView(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

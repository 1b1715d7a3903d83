import { readFile } from 'node:fs/promises';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA, a line each: rule, how often, the first place. */
export async function audit(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(async (values) => {
    const { axe } = window as unknown as {
      axe: { run(where: Document, how: object): Promise<AxeResults> };
    };
    return await axe.run(document, { runOnly: { type: 'tag', values } });
  }, rules);
  return violations.map(({ id, nodes }) => {
    const [first] = nodes;
    return `${id} (${nodes.length}) ${first?.html.slice(0, 160)} ${first?.any[0]?.message ?? ''}`;
  });
}

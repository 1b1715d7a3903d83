import type { Browser, Response } from 'playwright-core';
import type { House } from '../shared/open-house.ts';
import { openProfile } from '../shared/open-browser.ts';
import type { WebFile } from './web-file.ts';
import { webFile } from './web-file.ts';

interface Visit {
  readonly browser: Browser;
  readonly house: House;
  readonly path: string;
}

const kinds = new Set(['script', 'stylesheet', 'other']);

/** Scripts and styles that came over the network before the rows stood there, by a logged-in person's first visit. */
export async function loadedUntilRows({ browser, house, path }: Visit): Promise<WebFile[]> {
  const context = await openProfile(browser, house.stored);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(`${house.address}${path}`);
  await page.locator('tbody:not([aria-hidden]) tr').nth(40).waitFor();
  const before = [...responses];
  const files: WebFile[] = [];
  for (const response of before) {
    const name = new URL(response.url()).pathname.slice(1);
    const isOurs = kinds.has(response.request().resourceType()) && /\.(js|css)$/.test(name);
    if (isOurs) files.push(webFile(name, await response.body()));
  }
  await context.close();
  return files.toSorted((left, right) => right.gzip - left.gzip);
}

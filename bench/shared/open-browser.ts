import type { Browser, BrowserContext } from 'playwright-core';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, provideChromium } from '../../tools/chromium.mjs';

export const viewport = { width: 1440, height: 900 };

/** The chromium of the tests, with the same flags. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await provideChromium(console.log);
  return await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

/** A profile nobody has used yet, with its storage as after a login. */
export async function openProfile(
  browser: Browser,
  stored: Readonly<Record<string, unknown>>,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, locale: 'en-US', serviceWorkers: 'block' });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);
  return context;
}

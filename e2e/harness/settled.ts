import type { Page } from 'playwright-core';

/** Waits until a screen shows what it has: nothing changes any more, and nothing loads (or never ends to). */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.evaluate(
    ({ quiet, stuck }) =>
      new Promise<void>((resolve) => {
        let changed = performance.now();
        const watcher = new MutationObserver(() => (changed = performance.now()));
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
        const look = setInterval(() => {
          const still = performance.now() - changed;
          if (still < (document.querySelector('[aria-busy=true]') ? stuck : quiet)) return;
          clearInterval(look);
          watcher.disconnect();
          resolve();
        }, 50);
      }),
    { quiet: 200, stuck: 2000 }, // ms
  );
}

import type { Browser, CDPSession, Page } from 'playwright-core';
import { openProfile } from '../shared/open-browser.ts';
import type { PageReport } from './observer.ts';
import { observe } from './observer.ts';

/** One application that lists the users. */
export interface Contender {
  readonly name: string;
  readonly url: string;
  /** Selector of the button that turns the page. */
  readonly next: string;
}

/** All times are CPU time of the main thread in ms. */
export interface Run {
  /** Until the first fifty rows are painted. */
  readonly firstRows: number;
  /** Until one second after, so that work put off counts too. */
  readonly settled: number;
  /** The mean of the page changes, until the new rows are painted. */
  readonly pageChange: number;
  /** The same until 400 ms after. */
  readonly pageSettled: number;
  /** At the first rows. */
  readonly first: PageReport;
  readonly shiftOfPages: number;
  /** MB after a collection, when the pages were turned. */
  readonly heap: number;
}

const pages = 5;

/** Loads a contender as a new browser would and turns five pages with the mouse. */
export async function measureRun(
  browser: Browser,
  contender: Contender,
  stored: Readonly<Record<string, unknown>>,
): Promise<Run> {
  const context = await openProfile(browser, stored);
  try {
    await context.addInitScript(observe);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const start = await cpu(cdp);
    await page.goto(contender.url, { waitUntil: 'commit' });
    await page.evaluate(() => window.benchRows);
    const firstRows = (await cpu(cdp)) - start;
    const first = await report(page);
    await page.waitForTimeout(1000);
    const settled = (await cpu(cdp)) - start;

    const changes: { painted: number; settled: number }[] = [];
    for (let turn = 0; turn < pages; turn += 1) changes.push(await turnPage(page, cdp, contender.next));
    const shiftOfPages = (await report(page)).shift - first.shift;
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const mean = (pick: (change: (typeof changes)[number]) => number): number =>
      changes.reduce((sum, change) => sum + pick(change), 0) / changes.length;
    return {
      firstRows,
      settled,
      pageChange: mean((change) => change.painted),
      pageSettled: mean((change) => change.settled),
      first,
      shiftOfPages,
      heap: usedSize / 1e6,
    };
  } finally {
    await context.close();
  }
}

async function turnPage(
  page: Page,
  cdp: CDPSession,
  next: string,
): Promise<{ painted: number; settled: number }> {
  const button = page.locator(next);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error(`${next} is not on the screen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
  await page.evaluate(() => window.benchAwait(document.querySelector('tbody tr')?.textContent ?? ''));
  const start = await cpu(cdp);
  await page.mouse.down();
  await page.mouse.up();
  await page.evaluate(() => window.benchRows);
  const painted = (await cpu(cdp)) - start;
  await page.waitForTimeout(400);
  return { painted, settled: (await cpu(cdp)) - start };
}

/** CPU time that the main thread of the page has spent in tasks so far, in ms. */
async function cpu(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

function report(page: Page): Promise<PageReport> {
  return page.evaluate(() => ({
    shift: window.benchShift,
    longTasks: window.benchLongTasks,
    nodes: document.getElementsByTagName('*').length,
  }));
}

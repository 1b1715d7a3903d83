/** What a page tells of itself while it is measured. */
export interface PageReport {
  /** Sum of all layout shifts, also those shortly after an input. */
  readonly shift: number;
  /** Sum of the tasks above 50 ms, in ms. */
  readonly longTasks: number;
  readonly nodes: number;
}

declare global {
  interface Window {
    benchShift: number;
    benchLongTasks: number;
    /** Resolves after the paint of the rows that were waited for. */
    benchRows: Promise<void>;
    benchAwait: (mark: string) => void;
  }
}

/**
 * Runs in the page before its own scripts: hears layout shifts and long tasks, and when fifty rows stand there
 * whose first cell is not `mark`.
 */
export function observe(): void {
  window.benchShift = 0;
  window.benchLongTasks = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.benchShift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.benchLongTasks += entry.duration;
  }).observe({ type: 'longtask', buffered: true });

  window.benchAwait = (mark) => {
    window.benchRows = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('the rows did not come')), 30_000);
      const isThere = (): boolean => {
        const body = document.querySelector('tbody:not([aria-hidden])');
        const name = body?.querySelector('tr')?.textContent ?? '';
        return body !== null && body.childElementCount >= 50 && name !== '' && name !== mark;
      };
      const watcher = new MutationObserver(() => {
        if (!isThere()) return;
        watcher.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });
      watcher.observe(document, { childList: true, subtree: true, characterData: true });
    });
  };
  window.benchAwait('');
}

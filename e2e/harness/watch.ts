import type { Page, Request } from 'playwright-core';

/** Refusals that a test provokes on purpose; every other one fails it. */
export interface Expected {
  readonly statuses: readonly number[];
  /** The line to the server is cut by the test itself. */
  readonly isOffline: boolean;
}

/** Writes down whatever goes wrong in a page: errors of scripts, broken policies, lost requests, refusals nobody expected. */
export function watchPage(page: Page, expected: Expected, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`error in the page: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The answer itself is judged below, with its status.
    if (message.text().startsWith('Failed to load resource')) return;
    problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('response', (response) => {
    const status = response.status();
    if (status < 400 || expected.statuses.includes(status)) return;
    problems.push(`${status} ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (!isGivenUp(request) && !expected.isOffline) {
      problems.push(`${request.failure()?.errorText} ${request.method()} ${request.url()}`);
    }
  });
}

/** The program itself gives a question up when the answer is no longer wanted. */
function isGivenUp(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}

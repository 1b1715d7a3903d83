import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { test as base, inject } from 'vitest';
import type { Density, Language, Scheme } from '#web/lib/storage.ts';
import type { Client } from './client.ts';
import { logInByApi } from './client.ts';
import type { Expected } from './watch.ts';
import { watchPage } from './watch.ts';

export interface Visit {
  /** Login of a demo person who is logged in already; nobody without it. */
  readonly as?: string | Client;
  readonly width?: number;
  readonly language?: Language;
  readonly scheme?: Scheme;
  readonly density?: Density;
  /** Refused answers that belong to the story. */
  readonly expects?: readonly number[];
  readonly isOffline?: boolean;
  /** The browser may keep the shell of the application for when the line is down. */
  readonly hasServiceWorker?: boolean;
}

export interface Guests {
  /** A browser of its own, with nothing in it but what is asked for. */
  visit(visit?: Visit): Promise<Page>;
}

const results = join(import.meta.dirname, '../../test-results');
const patience = 45_000; // ms until something that must appear counts as missing

let browser: Promise<Browser> | undefined;

/** The address of the program under test. */
export const address = (path = ''): string => inject('giro').url + path;

/**
 * A test that opens browsers with `visit` and fails when any of them saw an error: in the console, of the content
 * policy, a lost request or a refusal that the visit did not expect. A failure leaves pictures in `test-results`, and with
 * E2E_TRACE a trace of every page.
 */
export const test = base.extend<{ visit: Guests['visit'] }>({
  visit: async ({ task }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    await use(async (visit = {}) => {
      const context = await openContext(visit);
      contexts.push(context);
      const expected: Expected = { statuses: visit.expects ?? [], isOffline: visit.isOffline ?? false };
      context.on('page', (page) => watchPage(page, expected, problems));
      return await context.newPage();
    });
    const hasFailed = task.result?.state === 'fail' || problems.length > 0;
    const name = task.name.replaceAll(/\W+/g, '-').toLowerCase();
    for (const [index, context] of contexts.entries()) {
      if (hasFailed) await keepPictures(context, `${name}-${index + 1}`);
      if (process.env['E2E_TRACE'])
        await context.tracing.stop({ path: join(results, `${name}-${index + 1}.zip`) });
      await context.close();
    }
    if (problems.length > 0) throw new Error(`The browser saw:\n${problems.join('\n')}`);
  },
});

async function openContext(visit: Visit): Promise<BrowserContext> {
  const { as, width = 1440, language = 'en', scheme = 'light', density } = visit;
  browser ??= chromium.connect(inject('giro').browser);
  const origin = address();
  const client = typeof as === 'string' ? await logInByApi(as) : as;
  const stored: Record<string, unknown> = {
    'giro.language': language,
    'giro.scheme': scheme,
    ...(density && { 'giro.density': density }),
    ...(client && {
      APP_USER_AUTHENTICATED: {
        id: client.user.id,
        token: client.token,
        roles: client.user.roles,
        roleMenus: client.user.roleMenus,
      },
      'X-APPUSEROFFICE': client.officeId,
    }),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const context = await (
    await browser
  ).newContext({
    baseURL: origin,
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale: language === 'es' ? 'es-US' : 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: visit.hasServiceWorker ? 'allow' : 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  context.setDefaultTimeout(patience);
  if (process.env['E2E_TRACE']) await context.tracing.start({ screenshots: true, snapshots: true });
  return context;
}

async function keepPictures(context: BrowserContext, name: string): Promise<void> {
  await mkdir(results, { recursive: true });
  for (const [index, page] of context.pages().entries()) {
    await page.screenshot({ path: join(results, `${name}-${index + 1}.png`) }).catch(() => undefined);
  }
}

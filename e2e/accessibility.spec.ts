import { expect } from 'vitest';
import { screenOf } from '#domain/access/screens.ts';
import { builtPaths } from '../tools/built-paths.mjs';
import { audit } from './harness/audit.ts';
import type { Client } from './harness/client.ts';
import { logInByApi } from './harness/client.ts';
import { rowsOf } from './harness/explorer.ts';
import { settled } from './harness/settled.ts';
import { test } from './harness/test.ts';
import { logInAtProvider } from './harness/transfers.ts';

const desk = 1440; // px
const phone = 390;
const all = (['light', 'dark'] as const).flatMap((scheme) =>
  (['en', 'es'] as const).flatMap((language) =>
    [desk, phone].map((width) => ({ language, scheme, width }) as const),
  ),
);
/** Every screen in two looks that differ in everything; E2E_FULL has them in each language, scheme and width. */
const looks = process.env['E2E_FULL']
  ? all
  : ([
      { language: 'en', scheme: 'light', width: desk },
      { language: 'es', scheme: 'dark', width: phone },
    ] as const);

const frontDoor = new Set(
  ['login', '2fa', 'activate', 'reset'].map((name) => screenOf(name as 'login').path),
);
/** Open in a provider office only. */
const atProvider = new Set(['/services/transfers/run-sheet', '/services/transfers/runs']);
/** Tabs that show something of their own. */
const parts = [
  ...['look', 'security', 'sessions', 'printing'].map((tab) => `/profile?tab=${tab}`),
  ...['configuration', 'jobs', 'mails', 'sessions'].map((tab) => `/server?tab=${tab}`),
  '/settings/offices/fund?tab=moves',
  ...['versions', 'changes', 'entries', 'block'].map((tab) => `/compliance/lists?tab=${tab}`),
  ...['ids', 'recipients', 'files', 'compliance', 'log'].map((tab) => `/customers/paper/{id}?tab=${tab}`),
];

for (const { language, scheme, width } of looks) {
  test(`every screen is accessible and fits: ${language}, ${scheme}, ${width} px`, async ({ visit }) => {
    const admin = await logInByApi('admin');
    const inside = await visit({ as: admin, language, scheme, width });
    const provider = await visit({ as: await logInAtProvider(), language, scheme, width });
    const outside = await visit({ language, scheme, width });
    const found: string[] = [];
    for (const path of [...(await builtPaths()), ...parts]) {
      const page = frontDoor.has(path) ? outside : atProvider.has(path) ? provider : inside;
      await page.goto(await addressOf(path, admin));
      await settled(page);
      found.push(...(await audit(page)).map((violation) => `${path}: ${violation}`));
      const needed = await page.evaluate(() => document.documentElement.scrollWidth);
      if (needed > width) found.push(`${path}: ${needed} px wide`);
    }
    expect(found).toEqual([]);
  }, 480_000);
}

test('explorers do not move while they load', async ({ visit }) => {
  const page = await visit({ as: 'admin' });
  await page.addInitScript(() => {
    const shifts = window as unknown as { shift: number };
    shifts.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved: Record<string, number> = {};
  for (const path of ['/settings/users', '/settings/offices', '/settings/notices', '/activitylog/all']) {
    await page.goto(path);
    await settled(page);
    moved[path] = await page.evaluate(() => (window as unknown as { shift: number }).shift);
  }
  expect(Object.entries(moved).filter(([, shift]) => shift > 0.02)).toEqual([]);
});

test('what lies over a screen is accessible too', async ({ visit }) => {
  const found: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const page = await visit({ as: 'admin', scheme });
    await page.goto('/settings/users');
    const rows = await rowsOf(page);
    const filters = page.getByRole('group', { name: 'Filters' });
    const overlays: Record<string, () => Promise<unknown>> = {
      palette: () => page.keyboard.press('Control+k'),
      keys: () => page.keyboard.press('?'),
      columns: () => page.getByRole('button', { name: 'Columns' }).click(),
      filter: () => filters.getByRole('button', { name: 'Status' }).click(),
      view: () => page.getByRole('button', { name: 'View', exact: true }).click(),
      account: () => page.getByRole('button', { name: /^My account/ }).click(),
      bulk: async () => {
        await rows.first().getByRole('checkbox').check();
        await page.getByRole('region', { name: 'Selected rows' }).getByText('Deactivate').click();
      },
    };
    for (const [name, open] of Object.entries(overlays)) {
      await open();
      const overlay = page.locator('[role=dialog], [role=menu]').first();
      await overlay.waitFor();
      await settled(page);
      found.push(...(await audit(page)).map((violation) => `${name}, ${scheme}: ${violation}`));
      await page.keyboard.press('Escape');
      await overlay.waitFor({ state: 'detached' });
    }
  }
  expect(found).toEqual([]);
});

/** Parameters of a path from the demo: the first row of the explorer above it. */
async function addressOf(path: string, admin: Client): Promise<string> {
  const filled = path
    .replace(/\?code$/, '')
    .replace('{token}', 'not-a-token-anybody-has')
    .replace('{scope}', 'all');
  if (!filled.includes('{id}')) return filled;
  const area = filled.split('/').at(-3);
  const source = area === 'payment_gateway' ? 'gateways' : area;
  // A notice that is out cannot be edited.
  const filter = area === 'notices' ? '&filter=status:in:Draft' : '';
  if (filled.includes('/fund/move/')) return filled.replace('{id}', await aMovement(admin));
  if (area === 'customers') return filled.replace('{id}', await aCustomer(admin));
  if (area === 'transfers') return filled.replace('{id}', await aDraft(admin));
  // Versions, entries and blocked names are loaded at the first start, each from 1 on.
  if (area === 'lists') return filled.replace('{id}', '1');
  if (area === 'compliance') return filled.replace('{id}', await aCase(admin));
  const { rows } = await admin.get<{ rows: { id: string }[] }>(`/api/settings/${source}?limit=25${filter}`);
  return filled.replace('{id}', rows[0]?.id ?? '');
}

/** The demo always has transfers that nobody has paid yet. */
async function aDraft(admin: Client): Promise<string> {
  const path = '/api/services/transfers?limit=25&filter=status:in:Draft';
  const { rows } = await admin.get<{ rows: { id: string }[] }>(path);
  return rows[0]?.id ?? '';
}

/** The demo always has transfers that the lists stopped. */
async function aCase(admin: Client): Promise<string> {
  const { rows } = await admin.get<{ rows: { id: string }[] }>('/api/compliance/cases?limit=25');
  return rows[0]?.id ?? '';
}

/** A draft of a deposit. */
async function aMovement(admin: Client): Promise<string> {
  const body = { officeId: admin.officeId, kind: 'Payment', amount: '1000' };
  return (await admin.send<{ id: string }>('POST', '/api/settings/offices/fund-moves', { body })).id;
}

/** The newest customer, or one made for it. */
async function aCustomer(admin: Client): Promise<string> {
  const { rows } = await admin.get<{ rows: { id: string }[] }>('/api/customers?limit=25');
  if (rows[0]) return rows[0].id;
  const phones = [{ kind: 'Mobile', number: '3055550101' }];
  const body = { firstName: 'Eva', lastName: 'Accesible', birthDate: '1980-01-01', phones };
  return (await admin.send<{ id: string }>('POST', '/api/customers', { body })).id;
}

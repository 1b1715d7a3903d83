// Makes the pictures of the README from a running demo: `node tools/screenshots.mjs [http://127.0.0.1:4000]`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

import { demoPassword } from '../server/src/demo/demo-people.ts';
import { CHROMIUM_FLAGS, provideChromium } from './chromium.mjs';
import { ROOT } from './install.mjs';

const base = process.argv[2] ?? 'http://127.0.0.1:4000';
const folder = join(ROOT, 'docs/images');
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Name of the file, what it shows, and in which look. */
const pictures = [
  { name: 'transfers', path: () => '/services/transfers' },
  { name: 'transfer-paper-dark', path: (ids) => `/services/transfers/paper/${ids.transfer}`, scheme: 'dark' },
  { name: 'compliance-case', path: (ids) => `/compliance/case/${ids.case}` },
  { name: 'transfers-phone', path: () => '/services/transfers', size: phone, language: 'es' },
];

const session = await logIn();
const ids = {
  transfer: await firstId('/api/services/transfers?filter=status:in:Delivered'),
  case: await firstId('/api/compliance/cases?sort=-score&filter=state:in:Claimed'),
};
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await provideChromium(console.log),
  args: CHROMIUM_FLAGS,
});
for (const picture of pictures) await take(picture);
await browser.close();

async function logIn() {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'admin@giro.test', password: demoPassword });
  const { token, user } = await answer(await fetch(`${base}/api/login`, { method: 'POST', headers, body }));
  const authorization = `Bearer ${token}`;
  const [office] = await answer(await fetch(`${base}/api/offices/scope`, { headers: { authorization } }));
  return { token, user, officeId: office.id };
}

async function firstId(path) {
  const headers = { authorization: `Bearer ${session.token}`, 'X-APPUSEROFFICE': session.officeId };
  const { rows } = await answer(await fetch(base + path, { headers }));
  return rows[0].id;
}

async function answer(response) {
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${await response.text()}`);
  return await response.json();
}

async function take({ name, path, size = desk, scheme = 'light', language = 'en' }) {
  const { token, user, officeId } = session;
  const { id, roles, roleMenus } = user;
  const kept = {
    'giro.scheme': scheme,
    'giro.language': language,
    APP_USER_AUTHENTICATED: { id, token, roles, roleMenus },
    'X-APPUSEROFFICE': officeId,
  };
  const localStorage = Object.entries(kept).map(([key, value]) => ({
    name: key,
    value: JSON.stringify(value),
  }));
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: size === phone ? 2 : 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: base, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(base + path(ids));
  await page.locator('h1').first().waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(600); // counts of the tabs and the live stream come a moment later
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(`docs/images/${name}.png`);
  await context.close();
}

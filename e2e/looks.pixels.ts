import { expect } from 'vitest';
import { logInByApi } from './harness/client.ts';
import { comparePicture } from './harness/compare-pictures.ts';
import { settled } from './harness/settled.ts';
import type { Visit } from './harness/test.ts';
import { test } from './harness/test.ts';

/** A button of 80 × 32 that is gone makes 0.25 % of the smallest picture. */
const allowed = 0.002;

interface Look extends Visit {
  readonly path: string;
}

const columns = 'columns=name,email,roles,status,language,phone';

/** Few, each for something that only a picture shows: the front door, list, form, paper, the kit. */
const looks: Readonly<Record<string, Look>> = {
  login: { path: '/login' },
  'login-phone-dark': { path: '/login', width: 390, scheme: 'dark', language: 'es' },
  users: { path: `/settings/users?sort=email&${columns}`, as: 'admin', width: 1280 },
  'users-phone-dark': { path: '/settings/users?sort=email', as: 'admin', width: 390, scheme: 'dark' },
  'office-form': { path: '/settings/offices/create', as: 'admin', width: 1280, language: 'es' },
  'kit-dark': { path: '/dummy', as: 'admin', width: 1280, scheme: 'dark' },
};

test.for(Object.entries(looks))('%s looks as it did', async ([name, { path, ...visit }], { visit: open }) => {
  const as = typeof visit.as === 'string' ? await logInByApi(visit.as) : undefined;
  const page = await open({ ...visit, as });
  await page.goto(path);
  await settled(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const { share, now } = await comparePicture(page, name);
  expect(share, `see ${now}; E2E_PIXELS=write keeps what is shown now`).toBeLessThanOrEqual(allowed);
});

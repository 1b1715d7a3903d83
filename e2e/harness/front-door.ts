import type { Page } from 'playwright-core';
import { demoPassword } from '#server/demo/demo-people.ts';
import { emailOf } from './client.ts';

/** Fills in the login that is open and sends it. */
export async function logIn(page: Page, login: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email').fill(emailOf(login));
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^My account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.waitForURL('**/login**');
}

/** Inside: not the login that only remembers where to go. */
export const isDashboard = ({ pathname }: URL): boolean => pathname === '/dashboard';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { leave } from '#web/engine/session/session.ts';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import type { Answer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { readPendingLogin } from './pending-login.ts';
import { entered, havana, hialeah } from './session.fixture.ts';

const nobody = { version: '2.0', isDemo: false, demoUsers: [] };
const email = page.getByLabelText('Email');
const password = page.getByLabelText('Password', { exact: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

function open(answers: Record<string, Answer>, address?: string) {
  const server = fakeServer({
    'GET /api/about': () => nobody,
    'GET /api/offices/scope': () => [hialeah, havana],
    ...answers,
  });
  return { server, shown: showScreen(<LoginScreen />, address) };
}

async function logIn() {
  await email.fill('ana@giro.test');
  await password.fill('tall green kite');
  await userEvent.keyboard('{Enter}');
}

test.each([
  [422, 'wrong-password'],
  [429, 'account-locked'],
])('a refusal (%i %s) is said, and what was typed stays', async (status, code) => {
  open({ 'POST /api/login': () => refusal(status, code) });
  await logIn();
  await expect.element(page.getByRole('alert')).toHaveTextContent(`refused: ${code}`);
  await expect.element(email).toHaveValue('ana@giro.test');
  await expect.element(password).toHaveValue('tall green kite');
});

test('an empty field is said at the field, with the cursor in it, before anybody is asked', async () => {
  const { server } = open({ 'POST /api/login': () => entered });
  await email.fill('ana@giro.test');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.element(password).toHaveAccessibleDescription('Please fill this in.');
  await expect.element(password).toHaveFocus();
  expect(server.calls('POST /api/login')).toEqual([]);
});

test('a field that the server refuses says so itself', async () => {
  const fields = [{ path: 'email', code: 'invalid', message: 'Too long.' }];
  open({ 'POST /api/login': () => refusal(400, 'bad-input', { fields }) });
  await logIn();
  await expect.element(email).toHaveAccessibleDescription('Too long.');
});

test('without a line it says that the server cannot be reached', async () => {
  open({
    'POST /api/login': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await logIn();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
});

test('who comes in starts in the usual office, where they wanted to go', async () => {
  const { shown } = open({ 'POST /api/login': () => entered }, '/here?next=/settings/users%3Fq%3Dana');
  const { address } = await shown;
  await logIn();
  await expect.poll(address).toBe('/settings/users?q=ana');
  expect(JSON.parse(localStorage.getItem('X-APPUSEROFFICE') ?? '')).toBe(hialeah.id);
  expect(JSON.parse(localStorage.getItem('APP_USER_AUTHENTICATED') ?? '')).toEqual({
    id: '7',
    token: 'token-of-ana',
    roles: ['Admin'],
    roleMenus: [],
  });
});

test('an address of another site is not where the login leads', async () => {
  const { shown } = open({ 'POST /api/login': () => entered }, '/here?next=//evil.test/x');
  const { address } = await shown;
  await logIn();
  await expect.poll(address).toBe('/dashboard');
});

test('of several offices without a usual one, one is chosen first', async () => {
  const offices = [havana, { ...hialeah, defaultForLogin: false }];
  const { shown } = open({ 'POST /api/login': () => entered, 'GET /api/offices/scope': () => offices });
  const { address } = await shown;
  await logIn();
  await expect.poll(address).toBe('/office/select?next=%2Fdashboard');
});

test('a second factor is asked for on its own screen; the tab keeps the challenge', async () => {
  const challenged = { challenge: 'c'.repeat(43), method: 'Mail' };
  const { shown } = open({ 'POST /api/login': () => challenged }, '/here?next=/profile');
  const { address } = await shown;
  await logIn();
  await expect.poll(address).toBe('/2fa');
  expect(readPendingLogin()).toEqual({ ...challenged, next: '/profile' });
  expect(localStorage.getItem('APP_USER_AUTHENTICATED')).toBeNull();
});

test('a demo says so and names people to come in as', async () => {
  const demoUsers = [
    { email: 'sale@giro.test', name: 'Yaíma Rodríguez', role: 'Sale', office: 'Hialeah Main' },
    { email: 'admin@giro.test', name: 'Marta Villalobos', role: 'CorporationAdmin', office: 'Head' },
  ];
  open({ 'GET /api/about': () => ({ ...nobody, isDemo: true, demoUsers }) });
  await expect.element(page.getByText('This is a demo; data is made up.')).toBeVisible();
  await expect.element(page.getByText('Giro-demo-2026')).toBeVisible();
  await page.getByRole('button', { name: /^Sales/ }).click();
  await expect.element(email).toHaveValue('sale@giro.test');
  await expect.element(password).toHaveFocus();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { leave } from '#web/engine/session/session.ts';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import type { Answer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import type { PendingLogin } from './pending-login.ts';
import { keepPendingLogin, readPendingLogin } from './pending-login.ts';
import { entered, hialeah } from './session.fixture.ts';
import { TwoFactorScreen } from './two-factor-screen.tsx';

const challenge = 'c'.repeat(43);
const digits = page.getByLabelText('Six digits');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

async function open(answer: Answer, { login, address }: { login?: PendingLogin; address?: string }) {
  if (login) keepPendingLogin(login);
  const server = fakeServer({
    'GET /api/offices/scope': () => [hialeah],
    'POST /api/login/code': answer,
    'POST /api/login/resend': () => new Response(null, { status: 204 }),
  });
  const { address: current } = await showScreen(<TwoFactorScreen />, address);
  return { current, asked: () => server.calls('POST /api/login/code').map(({ body }) => body) };
}

test('the sixth digit sends the code, and the person goes on where they wanted to', async () => {
  const { current, asked } = await open(() => entered, {
    login: { challenge, method: 'Totp', next: '/profile' },
  });
  await digits.fill('123456');
  await expect.poll(current).toBe('/profile');
  expect(asked()).toEqual([{ challenge, code: '123456' }]);
  expect(readPendingLogin()).toBeUndefined();
});

test('the link of a mail fills the code in and sends it once', async () => {
  const { current, asked } = await open(() => entered, { address: `/here?code=${challenge}.654321` });
  await expect.poll(current).toBe('/dashboard');
  expect(asked()).toEqual([{ challenge, code: '654321' }]);
});

test('a wrong code is said at the code and can be corrected', async () => {
  const { asked } = await open(() => refusal(422, 'wrong-code'), { login: { challenge, method: 'Mail' } });
  await digits.fill('000000');
  await expect.element(digits).toHaveAccessibleDescription('refused: wrong-code');
  await expect.element(digits).toHaveValue('000000');
  await digits.fill('111111');
  await expect.poll(() => asked().length).toBe(2);
});

test('who has no phone types a recovery code', async () => {
  const { asked } = await open(() => entered, { login: { challenge, method: 'Totp' } });
  await page.getByRole('button', { name: 'I do not have my phone' }).click();
  await page.getByLabelText('Recovery code').fill('7q2f-0kxm-r8td-w3za');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(asked).toEqual([{ challenge, code: '7q2f-0kxm-r8td-w3za' }]);
});

test('another mail can be asked for only after a while', async () => {
  await open(() => entered, { login: { challenge, method: 'Mail' } });
  await expect.element(page.getByRole('button', { name: /^Mail a new code in \d+ s$/ })).toBeDisabled();
});

test('a login that is over says so and leads back', async () => {
  const { current } = await open(() => refusal(422, 'login-expired'), {
    login: { challenge, method: 'Mail' },
  });
  await digits.fill('123456');
  await expect.element(page.getByRole('heading', { name: 'This login has expired' })).toBeVisible();
  expect(readPendingLogin()).toBeUndefined();
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect.poll(current).toBe('/login');
});

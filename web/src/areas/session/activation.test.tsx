import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import type { Answer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { changeLanguage } from '#web/lib/i18n.ts';
import { ActivateScreen } from './activate-screen.tsx';
import { Activation } from './activation.tsx';

afterEach(async () => {
  vi.restoreAllMocks();
  await changeLanguage('en');
});

const password = page.getByLabelText('New password', { exact: true });
const repeat = page.getByLabelText('The same once more', { exact: true });
const submit = page.getByRole('button', { name: 'Activate my account' });

async function open(answer: Answer) {
  const server = fakeServer({ 'POST /api/activate': answer });
  const { address } = await showScreen(<Activation token="token-of-a-link-0001" />);
  return { address, asked: () => server.calls('POST /api/activate').map(({ body }) => body) };
}

test('the rules are ticked off while the password is typed', async () => {
  await open(() => null);
  const length = page.getByRole('listitem').filter({ hasText: 'At least 12 characters' });
  const common = page.getByRole('listitem').filter({ hasText: 'Not a common one' });
  await password.fill('elevensigns');
  await expect.element(length).toHaveTextContent('not yet');
  await password.fill('abcabcabcabc');
  await expect.element(length).toHaveTextContent('done');
  await expect.element(common).toHaveTextContent('not yet');
  await password.fill('tall green kite');
  await expect.element(common).toHaveTextContent('done');
});

test.each([
  ['short', 'short', 'New password', 'A password has at least 12 characters.'],
  ['aaaaaaaaaaaa', 'aaaaaaaaaaaa', 'New password', 'This password is too common.'],
  ['tall green kite', 'tall green kyte', 'The same once more', 'The two passwords are not the same.'],
])('%s with %s is refused at the field, before the server is asked', async (first, second, label, why) => {
  const { asked } = await open(() => null);
  await password.fill(first);
  await repeat.fill(second);
  await submit.click();
  const field = page.getByLabelText(label, { exact: true });
  await expect.element(field).toHaveAccessibleDescription(why);
  await expect.element(field).toHaveFocus();
  expect(asked()).toEqual([]);
});

test('what only the server knows is said at the field too', async () => {
  const fields = [{ path: 'password', code: 'password-too-common', message: 'Too common.' }];
  await open(() => refusal(422, 'field-refused', { fields }));
  await password.fill('correct horse battery');
  await repeat.fill('correct horse battery');
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription('Too common.');
  await expect.element(password).toHaveValue('correct horse battery');
});

test('language and password are saved, and the person logs in with them', async () => {
  const { address, asked } = await open(() => new Response(null, { status: 204 }));
  await page.getByText('Español', { exact: true }).click();
  await page.getByLabelText('Contraseña nueva', { exact: true }).fill('tall green kite');
  await page.getByLabelText('La misma otra vez', { exact: true }).fill('tall green kite');
  await page.getByRole('button', { name: 'Activar mi cuenta' }).click();
  await expect.poll(address).toBe('/login?done=activated');
  expect(asked()).toEqual([{ token: 'token-of-a-link-0001', password: 'tall green kite', language: 'es' }]);
});

test('a link that was used says so instead of a form', async () => {
  fakeServer({ 'POST /api/activate/check': () => ({ isValid: false }) });
  await showScreen(<ActivateScreen />);
  await expect.element(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
});

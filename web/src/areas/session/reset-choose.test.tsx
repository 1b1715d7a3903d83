import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import type { Answer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { ResetChoose } from './reset-choose.tsx';

afterEach(() => vi.restoreAllMocks());

const field = page.getByLabelText('New password', { exact: true });
const again = page.getByRole('button', { name: 'Ask for a new link' });

async function open(check: Answer, confirm: Answer = () => null) {
  fakeServer({ 'POST /api/reset/check': check, 'POST /api/reset/confirm': confirm });
  return await showScreen(<ResetChoose token="token-of-a-link-0001" />);
}

test.each([
  ['used or too old', () => ({ isValid: false })],
  ['no link at all', () => refusal(422, 'invalid-input')],
  ['cut off on its way', () => refusal(400, 'invalid-input')],
] as const)('a link that is %s is told at once, with the way to a new one', async (_, answer) => {
  await open(answer);
  await expect.element(again).toBeVisible();
  await expect.element(page.getByText('Each link works once.', { exact: false })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test('a link that ends while it is open is told when it is used', async () => {
  await open(
    () => ({ isValid: true }),
    () => refusal(422, 'link-not-valid'),
  );
  await field.fill('tall green kite');
  await page.getByLabelText('The same once more', { exact: true }).fill('tall green kite');
  await userEvent.click(page.getByRole('button', { name: 'Change the password' }));
  await expect.element(again).toBeVisible();
});

test('a line that fails is no broken link: the password can still be chosen', async () => {
  await open(() => refusal(429, 'too-many'));
  await expect.element(field).toBeVisible();
});

import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import type { Answer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { profile } from '../session.fixture.ts';
import { ProfileData } from './profile-data.tsx';

afterEach(() => vi.restoreAllMocks());

const firstName = page.getByLabelText('First name');
const phone = page.getByLabelText('Phone');
const save = page.getByRole('button', { name: 'Save' });

async function open(answer: Answer) {
  const server = fakeServer({ 'GET /api/profile': () => profile, 'PUT /api/profile': answer });
  await showScreen(<ProfileData profile={profile} />);
  return {
    server,
    saved: () =>
      server.calls('PUT /api/profile').map(({ body, headers }) => ({
        body: body as Record<string, unknown>,
        ifMatch: headers.get('if-match'),
      })),
  };
}

test('what was changed is saved upon the version it was read in, the next time upon the new one', async () => {
  const { saved } = await open(() => ({ id: '7', version: 4 }));
  await firstName.fill('Anna');
  await save.click();
  await expect.element(page.getByText('Saved.')).toBeVisible();
  await save.click();
  await expect.poll(() => saved().map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"']);
  expect(saved()[0]?.body).toMatchObject({ firstName: 'Anna', lastName: 'Ruiz', language: 'en' });
});

test('a refused field says why and keeps what was typed', async () => {
  const fields = [{ path: 'phone', code: 'invalid', message: 'This is not valid.' }];
  await open(() => refusal(400, 'bad-input', { fields }));
  await phone.fill('12');
  await save.click();
  await expect.element(phone).toHaveAccessibleDescription('This is not valid.');
  await expect.element(phone).toHaveValue('12');
});

test('when others saved meanwhile both values stand side by side, and mine is saved upon theirs', async () => {
  const old = {
    version: 9,
    by: 'Marta Villalobos',
    at: '2026-11-20T10:00:00Z',
    changes: [{ field: 'firstName', before: 'Ana', after: 'Ana María' }],
  };
  const { server, saved } = await open(() => refusal(412, 'version-old', old));
  await firstName.fill('Anna');
  await save.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toHaveTextContent('Marta Villalobos');
  await expect.element(dialog).toHaveTextContent('Ana María');
  server.answers['PUT /api/profile'] = () => ({ id: '7', version: 10 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saved().at(-1)?.ifMatch).toBe('"9"');
  expect(saved().at(-1)?.body).toMatchObject({ firstName: 'Anna', phone: profile.phone });
});

test('theirs can stand instead', async () => {
  const changes = [{ field: 'firstName', before: 'Ana', after: 'Ana María' }];
  const { server, saved } = await open(() => refusal(412, 'version-old', { version: 9, by: 'M', changes }));
  await firstName.fill('Anna');
  await phone.fill('+13055550199');
  await save.click();
  await page.getByRole('radio', { name: /^Theirs/ }).click();
  server.answers['PUT /api/profile'] = () => ({ id: '7', version: 10 });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => saved().at(-1)?.body)
    .toMatchObject({
      firstName: 'Ana María',
      phone: '+13055550199',
    });
  await expect.element(firstName).toHaveValue('Ana María');
});

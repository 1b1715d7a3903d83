import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entered } from '#web/areas/session/session.fixture.ts';
import { enter } from '#web/engine/session/session.ts';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { WorkLayout } from './work-layout.tsx';

beforeEach(async () => {
  await loadMessages('app');
  await enter(entered);
});

test('offices that could not be loaded are asked for again, and nobody is told to have none', async () => {
  const server = fakeServer({ 'GET /api/offices/scope': () => refusal(409, 'busy') });
  await showScreen(<WorkLayout />);
  await expect.element(page.getByText('Your offices could not be loaded')).toBeVisible();
  await expect.element(page.getByText('You have no office yet')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => server.calls('GET /api/offices/scope').length).toBe(2);
});

test('who has no office is told so and may log out', async () => {
  fakeServer({ 'GET /api/offices/scope': () => [] });
  await showScreen(<WorkLayout />);
  await expect.element(page.getByText('You have no office yet')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Log out' })).toBeVisible();
});

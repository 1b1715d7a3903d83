import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListStandingReply } from '#domain/areas/compliance/lists.papers.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query.ts';
import { StandingBanner } from './standing-banner.tsx';

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const source: ListStandingReply['sources'][number] = {
  code: 'OFAC_SDN',
  publishedOn: '2024-05-03',
  fetchedAt: '2026-11-20T10:00:00Z',
  freshAt: '2024-05-03T12:00:00Z',
  rows: 14_986,
  isStale: true,
  refused: null,
};
const stale = { isStale: true, staleSince: '2024-05-05T12:00:00Z', blocksAbove: null, sources: [source] };

async function show(standing: ListStandingReply) {
  await loadMessages('list-standing');
  const server = fakeServer({ 'GET /api/list-standing': () => standing });
  await showScreen(
    <main>
      <p>Page</p>
      <StandingBanner />
    </main>,
  );
  await expect.element(page.getByText('Page')).toBeVisible();
  return server;
}

test('compliance reads in red which lists are old and whether pay-outs wait', async () => {
  await show(stale);
  const line = page.getByRole('alert');
  await expect.element(line).toHaveTextContent(/OFAC SDN: published 03\/05\/2024/);
  await expect.element(line).toHaveTextContent(/not stopped/);
});

test('what is scrolled to stops above the line, not behind it', async () => {
  await show(stale);
  const line = page.getByRole('alert');
  await expect.element(line).toBeVisible();
  const height = line.element().closest<HTMLElement>('main > div')?.offsetHeight ?? 0;
  expect(height).toBeGreaterThan(0);
  await expect.poll(() => document.documentElement.style.scrollPaddingBottom).toBe(`${height}px`);
});

test('with the block on, the line names the limit', async () => {
  await show({ ...stale, blocksAbove: '50000' });
  await expect.element(page.getByRole('alert')).toHaveTextContent(/above \$500\.00 wait/);
});

test('sellers read calmly what waits, and nothing while nothing does', async () => {
  await show({ ...stale, blocksAbove: '50000', sources: [] });
  await expect.element(page.getByText(/pay-outs above \$500\.00 wait/)).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(0);
});

test('sellers read nothing where the block is off', async () => {
  const server = await show({ ...stale, sources: [] });
  await expect.poll(() => server.calls('GET /api/list-standing').length).toBe(1);
  expect(page.getByText(/lists|wait/).elements()).toHaveLength(0);
});

test('a refused version is told although the lists are fresh', async () => {
  const refused = { fault: 'empty', at: '2026-11-20T10:00:00Z' } as const;
  await show({ ...stale, isStale: false, sources: [{ ...source, isStale: false, refused }] });
  await expect.element(page.getByRole('alert')).toHaveTextContent(/OFAC SDN was refused: Empty file/);
});

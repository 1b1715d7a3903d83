import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ForcedPost } from '#domain/areas/server-admin/forced-posts.schema.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query.ts';
import { ForcedPosts } from './forced-posts.tsx';

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const open: ForcedPost = {
  id: '2',
  state: 'Open',
  reason: 'The check of a deposit bounced',
  askedBy: 'Peter Lindqvist',
  askedAt: '2026-11-20T14:00:00Z',
  decidedBy: 'Marta Villalobos',
  decidedAt: '2026-11-20T15:00:00Z',
  postedAt: '2026-11-20T15:00:00Z',
  orderId: '70',
  number: 'MT-ORL-000001-2',
  service: 'MoneyTransfer',
  account: 'fund.proxy.5',
  office: 'ORL',
  currency: 'USD',
  amount: '-2500',
  below: '1500',
};

test('says what was forced, by whom, why, and what is still missing', async () => {
  await loadMessages('server-admin');
  const asked = { state: 'Asked', account: null, office: null, amount: null, below: null } as const;
  fakeServer({
    'GET /api/server/ledger/forced-posts': () => ({
      posts: [open, { ...open, ...asked, id: '3', number: null, decidedBy: null }],
    }),
  });
  await showScreen(<ForcedPosts />);
  const [first, second] = [page.getByRole('listitem').nth(0), page.getByRole('listitem').nth(1)];
  await expect.element(first).toHaveTextContent(/ORL -\$25\.00\$15\.00 below its floor Open/);
  await expect
    .element(first)
    .toHaveTextContent(/bounced.*asked by Peter Lindqvist.*decided by Marta Villalobos/);
  await expect
    .element(first.getByRole('link', { name: 'MT-ORL-000001-2' }))
    .toHaveAttribute('href', '/services/transfers/paper/70');
  await expect.element(second).toHaveTextContent(/Not posted.*Asked for/);
  expect(second.getByRole('link').elements()).toHaveLength(0);
});

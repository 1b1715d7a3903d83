import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CurrentNotice } from '#domain/areas/notices/notices.endpoints.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { writeStored } from '#web/lib/storage.ts';
import { Notices } from './notices.tsx';

/** Somebody is logged in, as another tab would have done it. */
beforeAll(() => {
  writeStored('APP_USER_AUTHENTICATED', { id: '1', token: 'test', roles: ['Sale'], roleMenus: [] });
  window.dispatchEvent(new StorageEvent('storage', { key: 'APP_USER_AUTHENTICATED' }));
});

afterEach(() => vi.restoreAllMocks());

function notice(id: string, patch: Partial<CurrentNotice>): CurrentNotice {
  return {
    id,
    severity: 'Info',
    title: `Notice ${id}`,
    body: 'Two lines\nof text',
    publishStart: '2026-11-13T12:00:00Z',
    mustAcknowledge: false,
    attachmentFileId: null,
    isRead: true,
    isAcknowledged: false,
    ...patch,
  };
}

interface Receipt {
  ids: string[];
  acknowledge: boolean;
}

async function open(notices: CurrentNotice[]) {
  let current = notices;
  const server = fakeServer({
    'GET /api/notices': () => ({ notices: current }),
    'POST /api/notices/receipts': ({ body }) => {
      const { ids, acknowledge } = body as Receipt;
      current = acknowledge
        ? current.filter(({ id }) => !ids.includes(id))
        : current.map((each) => ({ ...each, isRead: each.isRead || ids.includes(each.id) }));
      return { id: ids[0], version: 1 };
    },
  });
  await showScreen(
    <>
      <Notices />
      <div style={{ height: '3000px' }} />
    </>,
  );
  return () =>
    server.calls('POST /api/notices/receipts').map(({ body }) => {
      const { ids, acknowledge } = body as Receipt;
      return { ids: ids.toSorted(), acknowledge }; // which of two is seen first is the browser's to say
    });
}

test('what has stood on the screen is read, in one request, and what was read before is not told again', async () => {
  const told = await open([notice('1', { isRead: false }), notice('2', {}), notice('3', { isRead: false })]);
  await expect.element(page.getByText('Notice 1')).toBeVisible();
  await expect.poll(told).toEqual([{ ids: ['1', '3'], acknowledge: false }]);
});

test('a notice that must be acknowledged stays until it is', async () => {
  const told = await open([notice('1', { severity: 'Danger', mustAcknowledge: true }), notice('2', {})]);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Notice 1');
  await page.getByRole('button', { name: 'I have read this' }).click();
  await expect.element(page.getByText('Notice 1')).not.toBeInTheDocument();
  await expect.element(page.getByText('Notice 2')).toBeVisible();
  expect(told()).toEqual([{ ids: ['1'], acknowledge: true }]);
});

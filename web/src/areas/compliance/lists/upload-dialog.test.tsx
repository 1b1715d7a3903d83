import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListSource, VersionPreview } from '#domain/areas/compliance/lists.papers.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query.ts';
import { UploadDialog } from './upload-dialog.tsx';

afterEach(() => {
  queryClient.clear();
  vi.restoreAllMocks();
});

const source: ListSource = {
  code: 'CRL',
  publishedOn: '2025-07-14',
  fetchedAt: null,
  freshAt: null,
  rows: 239,
  isStale: true,
  refused: null,
  version: 1,
  versionId: '3',
  addresses: {},
  isDownloadOn: true,
  everyHours: 12,
  maxAgeHours: 744,
  minRows: 100,
  maxShrinkPct: 10,
  checkedAt: null,
  nextCheckAt: null,
  failures: 0,
  lastFailure: null,
};
const preview: VersionPreview = {
  sha256: 'a'.repeat(64),
  isUnchanged: false,
  fault: null,
  parts: [{ part: 'main', rows: 240, unreadable: 1, lines: [{ line: 7, problem: 'columns' }] }],
  rows: 240,
  rowsBefore: 239,
  added: 1,
  changed: 0,
  removed: 0,
  changes: [
    {
      name: 'Orbit S.A.',
      op: 'add',
      entryId: 'X1',
      fields: [],
      before: null,
      after: { Company: 'Orbit S.A.' },
      identityChanged: true,
      programAdded: true,
    },
  ],
};

async function show(answer: VersionPreview) {
  await loadMessages('lists');
  const onClose = vi.fn();
  const server = fakeServer({
    'POST /api/files': () => ({ id: '77', name: 'crl.csv', mime: 'text/csv', size: 3 }),
    'POST /api/compliance/list-previews': () => answer,
    'POST /api/compliance/list-versions': () => ({ id: '9', version: 1 }),
  });
  await showScreen(<UploadDialog source={source} onClose={onClose} />);
  await userEvent.upload(page.getByLabelText(/Main file/), new File(['Id,'], 'crl.csv'));
  await page.getByRole('button', { name: 'See what changes' }).click();
  return { server, onClose };
}

test('shows first what would change, and takes what was shown with a reason only', async () => {
  const { server, onClose } = await show(preview);
  await expect.element(page.getByText('240 entries, before 239')).toBeVisible();
  await expect.element(page.getByText(/1 row cannot be read.*line 7/)).toBeVisible();
  await expect.element(page.getByRole('listitem').getByText('Orbit S.A.').first()).toBeVisible();
  const take = page.getByRole('button', { name: 'Make it active' });
  await expect.element(take).toBeDisabled();
  await page.getByLabelText(/Reason/).fill('Monthly check');
  await take.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.calls('POST /api/compliance/list-versions')[0]?.body).toEqual({
    source: 'CRL',
    files: [{ part: 'main', fileId: '77' }],
    sha256: preview.sha256,
    publishedOn: '',
    reason: 'Monthly check',
  });
});

test('what may not be used is said, and cannot be made active', async () => {
  await show({ ...preview, fault: { part: 'main', fault: 'cut-off' } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Main file: Cut off before its end.');
  await expect.element(page.getByRole('button', { name: 'Make it active' })).toBeDisabled();
});

import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MatchVersion } from '#domain/areas/compliance/matching.schema.ts';
import { fakeServer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query.ts';
import { WaitingVersion } from './waiting-version.tsx';

afterEach(() => queryClient.clear());

const active: MatchVersion = {
  id: '1',
  rowVersion: 1,
  status: 'active',
  settings: {
    thresholds: { review: 0.8, alert: 0.85, block: 0.95 },
    weakAlias: 0.79,
    acronym: 0.9,
    initials: 0.8,
    maxHits: 25,
    evidence: {
      sameBirth: 0.05,
      otherDay: -0.04,
      nearYear: -0.03,
      otherYear: -0.3,
      otherSex: -0.15,
      otherCountry: -0.05,
      clearYears: 2,
      clearCircaYears: 5,
    },
  },
  reason: '',
  createdBy: null,
  createdAt: '2026-11-01T00:00:00Z',
  askedAt: null,
  approvedBy: null,
  activeFrom: '2026-11-01T00:00:00Z',
  whatIf: null,
  mayActivate: false,
};
const draft: MatchVersion = {
  ...active,
  id: '2',
  status: 'draft',
  settings: { ...active.settings, thresholds: { review: 0.8, alert: 0.82, block: 0.95 } },
  reason: 'Fewer misses',
};
const whatIf = {
  days: 30,
  subjects: 40,
  before: 3,
  after: 4,
  appear: 1,
  disappear: 0,
  rows: [
    {
      name: 'Ana Pérez',
      source: 'OFAC_SDN',
      entryId: '9',
      listed: 'PEREZ, Ana',
      before: null,
      after: { score: 0.83, status: 'alert' },
    },
  ],
};

async function show(version: MatchVersion) {
  await loadMessages('matching');
  const server = fakeServer({
    'POST /api/compliance/matching/2/ask': () => ({ id: '2', version: 2 }),
    'POST /api/compliance/matching/2/activate': () => ({ id: '2', version: 3 }),
  });
  await showScreen(<WaitingVersion version={version} active={active} />);
  return server;
}

test('nobody asks for a version before it is known what it would change', async () => {
  await show(draft);
  await expect.element(page.getByText('Being worked out')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ask for a second person' })).toBeDisabled();
});

test('shows what differs and which alerts would come, and asks with the version that was seen', async () => {
  const server = await show({ ...draft, whatIf });
  await expect.element(page.getByText('0.85')).toBeVisible();
  await expect.element(page.getByText('0.82')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Ana Pérez/ })).toHaveTextContent('0.83');
  await page.getByRole('button', { name: 'Ask for a second person' }).click();
  await expect.poll(() => server.calls('POST /api/compliance/matching/2/ask').length).toBe(1);
});

test('only somebody else activates', async () => {
  await show({ ...draft, whatIf, status: 'asked' });
  await expect.element(page.getByText(/somebody else activates it/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Activate' })).not.toBeInTheDocument();
});

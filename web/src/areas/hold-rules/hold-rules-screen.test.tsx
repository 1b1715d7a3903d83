import { afterEach, expect, test, vi } from 'vitest';
import type { RuleVersion, WhatIf } from '#domain/areas/hold-rules/hold-rules.endpoints.ts';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { HoldRulesScreen } from './hold-rules-screen.tsx';

const at = '2026-11-20T15:00:00.000Z';
const band: RuleVersion = {
  id: '1',
  code: 'STRUCT_A',
  version: 1,
  revision: 1,
  name: { en: 'Just under a threshold', es: 'Justo bajo un umbral' },
  measure: {
    kind: 'band',
    params: {
      dim: 'sender',
      window: { unit: 'days', length: 3 },
      bands: [{ from: '250000', to: '299999' }],
      atLeast: 2,
    },
  },
  action: 'hold',
  checkType: 'Other',
  services: [],
  isOn: true,
  isAml: true,
  source: '31 USC 5324',
  activeFrom: at,
  activeTo: null,
  status: 'active',
  reason: 'Shipped',
  createdBy: null,
  createdAt: at,
  askedBy: null,
  askedAt: null,
  approvedBy: null,
  approvedAt: at,
  droppedBy: null,
  droppedAt: null,
  isMine: false,
};
const asked: RuleVersion = {
  ...band,
  id: '2',
  version: 2,
  revision: 3,
  status: 'asked',
  reason: 'They learn',
  createdBy: 'Ana Ruiz',
  askedBy: 'Ana Ruiz',
  askedAt: at,
};
const order = {
  id: '9',
  number: 'MT-HIA-9',
  at,
  office: 'HIA',
  sender: 'Eva Gil',
  amount: '260000',
  status: 'Hold',
};
const tried: WhatIf = {
  from: at,
  to: at,
  judged: 812,
  isLimited: false,
  unknown: 0,
  before: 4,
  after: 5,
  added: { count: 1, orders: [order] },
  removed: { count: 0, orders: [] },
};

async function show(open: RuleVersion | null, answers: Record<string, () => unknown> = {}) {
  await loadMessages('hold-rules');
  const server = fakeServer({
    'GET /api/settings/hold-rules': () => ({
      rules: [{ code: 'STRUCT_A', current: band, planned: [], open, hits: 4 }],
    }),
    'GET /api/settings/hold-rules/STRUCT_A/history': () => ({ versions: open ? [open, band] : [band] }),
    'POST /api/settings/hold-rules/what-if': () => tried,
    'POST /api/settings/hold-rules': () => ({ id: '2', version: 1 }),
    ...answers,
  });
  const { screen } = await showScreen(<HoldRulesScreen />, '/here?rule=STRUCT_A');
  return { screen, server };
}

afterEach(() => vi.restoreAllMocks());

test('a change is tried on the last 30 days and saved as the draft of a new version', async () => {
  const { screen, server } = await show(null);
  const text = '2 orders or more · $2,500.00 to $2,999.99 · by sender · within 3 days';
  await expect.element(screen.getByText(text).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Change: STRUCT_A' });
  await dialog.getByLabelText('From', { exact: true }).fill('2400');
  await dialog.getByRole('button', { name: 'Try it on the last 30 days' }).click();
  await expect.element(dialog.getByText('+1')).toBeVisible();
  await expect.element(dialog.getByText('MT-HIA-9')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the draft' }).click();
  const saved = () => server.calls('POST ').find(({ name }) => name === 'POST /api/settings/hold-rules');
  await vi.waitFor(() => expect(saved()).toBeDefined(), 60_000);
  expect(saved()?.body).toMatchObject({
    code: 'STRUCT_A',
    activeFrom: null,
    measure: { params: { bands: [{ from: '240000', to: '299999' }], atLeast: 2 } },
  });
});

test('what somebody else asked for is activated, and a refusal is read', async () => {
  const { screen, server } = await show(asked, {
    'POST /api/settings/hold-rules/2/activate': () => refusal(422, 'own-rule'),
  });
  await expect.element(screen.getByText('1 version waits for a second person.')).toBeVisible();
  await screen.getByRole('button', { name: 'Activate', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Activate: STRUCT_A' });
  await dialog.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(server.calls('POST ').map(({ name }) => name)).toEqual(['POST /api/settings/hold-rules/2/activate']);
});

test('whoever asked for it is not offered to activate it', async () => {
  const { screen } = await show({ ...asked, isMine: true });
  await expect.element(screen.getByText(/Somebody else has to activate it/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Activate', exact: true }).elements()).toHaveLength(0);
});

import { afterEach, expect, test, vi } from 'vitest';
import type { SettingsChange, WireSetting } from '#domain/services/money-transfer/settings.endpoints.ts';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { TransferSettingsScreen } from './transfer-settings-screen.tsx';

const at = '2026-11-20T15:00:00.000Z';
const band = { from: '1000', upTo: '50000', fixed: '0', points: 1200, min: '600', max: null };
const scope = { method: 'HomeCash', payoutCurrency: null, zone: 'Havana', officeGroup: null, officeId: null };
const fee: WireSetting = {
  id: '1',
  kind: 'feeTiers',
  key: 'HomeCash/-/Havana/-/-',
  version: 3,
  action: 'Set',
  validFrom: at,
  validTo: null,
  value: { ...scope, bands: [band] },
  reason: 'Fuel',
  changedBy: 'Marta Villalobos',
  changedAt: at,
};
const planned: WireSetting = { ...fee, id: '2', version: 4, validFrom: '2026-12-01T05:00:00.000Z' };

async function show(put: () => unknown = () => ({ id: 'feeTiers', version: 6 })) {
  await loadMessages('transfer-settings');
  const server = fakeServer({
    'GET /api/settings/transfers': () => ({
      at,
      revisions: { feeTiers: 5 },
      rows: [fee],
      planned: [planned],
    }),
    'GET /api/settings/transfers/offices': () => ({ sellers: [], providers: [] }),
    'GET /api/settings/transfers/feeTiers/history': () => ({
      versions: [{ ...fee, revision: 5, before: { ...scope, bands: [{ ...band, points: 1000 }] } }],
    }),
    'PUT /api/settings/transfers/feeTiers': put,
  });
  const { screen } = await showScreen(<TransferSettingsScreen />, '/here?tab=feeTiers');
  const body = () => server.calls('PUT ')[0]?.body as SettingsChange | undefined;
  return { screen, body };
}

afterEach(() => vi.restoreAllMocks());

test('a table says what counts and what is planned', async () => {
  const { screen } = await show();
  await expect.element(screen.getByRole('cell', { name: '10.00–500.00: 12 % (≥ 6.00)' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'Home cash · Havana' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
});

test('an edit is a new version: dollars and percents as typed, a refusal at its band', async () => {
  const gap = { fields: [{ path: 'changes.0.value.bands.1.from', code: 'tier-gap', message: 'A gap.' }] };
  const { screen, body } = await show(() => refusal(422, 'field-refused', gap));
  await screen.getByRole('button', { name: 'Home cash · Havana' }).first().click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a band' }).click();
  await expect.element(dialog.getByLabelText('Band 2, From')).toHaveValue('500.01');
  await dialog.getByLabelText('Band 2, From').fill('600');
  await dialog.getByLabelText('Band 2, Percent').fill('11.5');
  await dialog.getByLabelText('Reason').fill('Fuel is cheaper');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('A gap.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Band 2, From')).toHaveAttribute('aria-invalid', 'true');
  const added = { from: '60000', upTo: null, fixed: '0', points: 1150, min: null, max: null };
  expect(body()).toEqual({
    reason: 'Fuel is cheaper',
    validFrom: null,
    validTo: null,
    changes: [{ action: 'Set', value: { ...scope, bands: [band, added] } }],
  });
});

test('a plan is withdrawn for its very moment, with the reason', async () => {
  const { screen, body } = await show();
  await screen.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('Not yet');
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(body).toMatchObject({
    reason: 'Not yet',
    validFrom: planned.validFrom,
    changes: [{ action: 'Withdraw', key: fee.key }],
  });
});

test('history shows who, why, and before and after', async () => {
  const { screen } = await show();
  await screen.getByRole('button', { name: 'History' }).click();
  const panel = screen.getByRole('dialog');
  await expect.element(panel.getByText(/Marta Villalobos, .* · Fuel/)).toBeVisible();
  await expect.element(panel.getByText('10.00–500.00: 10 % (≥ 6.00)')).toBeVisible();
});

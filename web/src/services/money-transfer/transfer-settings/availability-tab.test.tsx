import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SettingsChange, WireSetting } from '#domain/services/money-transfer/settings.endpoints.ts';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { TransferSettingsScreen } from './transfer-settings-screen.tsx';

const at = '2026-11-20T15:00:00.000Z';

function area(municipality: string | null, state: string, days = 0): WireSetting {
  const key = `Granma/${municipality ?? '-'}/HomeCash`;
  return {
    id: key,
    kind: 'availability',
    key,
    version: 1,
    action: 'Set',
    validFrom: at,
    validTo: null,
    value: {
      province: 'Granma',
      municipality,
      method: 'HomeCash',
      state,
      days,
      noticeEn: 'No fuel',
      noticeEs: '',
    },
    reason: 'Report',
    changedBy: 'Marta Villalobos',
    changedAt: at,
  };
}

async function show(put: () => unknown = () => ({ id: 'availability', version: 8 })) {
  await loadMessages('transfer-settings');
  const rows = [area(null, 'Delayed', 2), area('Pilón', 'Suspended')];
  const server = fakeServer({
    'GET /api/settings/transfers': () => ({ at, revisions: { availability: 7 }, rows, planned: [] }),
    'GET /api/settings/transfers/offices': () => ({ sellers: [], providers: [] }),
    'PUT /api/settings/transfers/availability': put,
  });
  const { screen } = await showScreen(<TransferSettingsScreen />, '/here?tab=availability');
  await expect.element(screen.getByRole('grid')).toBeVisible();
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^\\S* ?.*${name}`) });
  const cell = (name: string, column: number) => row(name).first().getByRole('gridcell').nth(column);
  const saved = () => server.calls('PUT ')[0];
  return { screen, server, cell, saved };
}

afterEach(() => vi.restoreAllMocks());

describe('the matrix of availability', () => {
  test('shows what a province says, and municipalities that say something else', async () => {
    const { screen, cell } = await show();
    await expect.element(cell('Granma', 0)).toHaveTextContent('Delayed+2 d');
    await expect.element(cell('Matanzas', 0)).toHaveTextContent('Open');
    await screen.getByRole('button', { name: 'Show municipalities of Granma' }).click();
    await expect.element(cell('Pilón', 0)).toHaveTextContent('Suspended');
    await expect.element(cell('Yara', 0)).toHaveTextContent('Delayed+2 d');
    await expect.element(cell('Yara', 1)).toHaveTextContent('Open');
  });

  test('keys choose a block, and all of it changes in one go, with the reason and the revision', async () => {
    const { screen, cell, saved } = await show();
    await cell('Pinar del Río', 0).click();
    await userEvent.keyboard(' ');
    await expect.element(cell('Pinar del Río', 0)).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect.element(screen.getByText('4 cells chosen')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('State').selectOptions('Suspended');
    await dialog.getByLabelText('Notice in English').fill('Storm');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('Please give a reason.')).toBeVisible();
    expect(saved()).toBeUndefined();
    await dialog.getByLabelText('Reason').fill('Hurricane');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => saved()?.headers.get('if-match')).toBe('"7"');
    const body = saved()?.body as SettingsChange;
    expect(body).toMatchObject({ reason: 'Hurricane', validFrom: null, validTo: null });
    expect(body.changes.map((change) => (change.action === 'Set' ? change.value : change))).toEqual(
      ['Pinar del Río', 'Artemisa'].flatMap((province) =>
        ['HomeCash', 'OfficePickup'].map((method) => ({
          province,
          municipality: null,
          method,
          state: 'Suspended',
          days: 0,
          noticeEn: 'Storm',
          noticeEs: '',
        })),
      ),
    );
    await expect.element(screen.getByText('4 cells chosen')).not.toBeInTheDocument();
  });

  test('a municipality goes back to what its province says', async () => {
    const { screen, cell, saved } = await show();
    await screen.getByRole('button', { name: 'Show municipalities of Granma' }).click();
    await cell('Pilón', 0).click();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('State').selectOptions('As the province');
    await dialog.getByLabelText('Reason').fill('Road is open');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => saved()?.body)
      .toMatchObject({ changes: [{ action: 'End', key: 'Granma/Pilón/HomeCash' }] });
  });

  test('pick-up only is no state of pick-up itself', async () => {
    const { screen, cell } = await show();
    await cell('Matanzas', 1).click();
    await userEvent.keyboard('{Enter}');
    const state = screen.getByRole('dialog').getByLabelText('State');
    await expect.element(state).toHaveTextContent('OpenDelayedSuspended');
  });

  test('who was overtaken is told, and what was typed stays', async () => {
    const { screen, cell } = await show(() => refusal(412, 'version-old'));
    await cell('Matanzas', 0).click();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog');
    await dialog.getByLabelText('Reason').fill('Hurricane');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/saved this table meanwhile/);
    await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Hurricane');
  });
});

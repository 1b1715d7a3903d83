import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { fakeServer, refusal } from '#web/engine/testing/fake-server.ts';
import type { Answer } from '#web/engine/testing/fake-server.ts';
import { showScreen } from '#web/engine/testing/show-screen.tsx';
import { loadMessages } from '#web/lib/i18n.ts';
import { CaseScreen } from './case-screen.tsx';
import { aroundCases, claimedCase, logInOfficer, receiverHit } from './case.fixture.ts';

beforeEach(async () => {
  localStorage.clear();
  await loadMessages('case', 'compliance');
});
afterEach(() => vi.restoreAllMocks());

async function open(patch: Partial<CasePaper> = {}, answers: Record<string, Answer> = {}) {
  logInOfficer();
  const server = fakeServer({
    ...aroundCases,
    'GET /api/compliance/cases/': () => ({ ...claimedCase, ...patch }),
    'POST /api/compliance/cases/7/checklist': () => ({ id: '7', version: 4 }),
    'POST /api/compliance/cases/7/hits/91/decision': () => ({ id: '7', version: 4 }),
    'POST /api/compliance/cases/next': () => ({ id: '8', version: 1 }),
    ...answers,
  });
  const shown = await showScreen(<CaseScreen />);
  await expect.element(page.getByRole('heading', { name: 'HC-000123' })).toBeVisible();
  // It comes with the office, and with it what its person may decide.
  await expect.element(page.getByRole('button', { name: 'Next case' })).toBeVisible();
  return { server, ...shown };
}

test('the points of all lines, as they are read, add up to the score that is read', async () => {
  await open();
  const table = page.getByRole('table', { name: 'Where the score comes from' });
  const rows = table.getByRole('row').elements().slice(1);
  const figures = rows.map((row) =>
    Number(row.querySelector('td:last-child')?.textContent?.replace('−', '-')),
  );
  const score = figures.pop();
  expect(score).toBe(0.876);
  expect(figures).toHaveLength(receiverHit.parts.length);
  expect(Math.round(figures.reduce((sum, one) => sum + one, 0) * 1000)).toBe(876);
  await expect
    .element(table.getByRole('row', { name: /The words stand in no order down to 0\.906/ }))
    .toBeVisible();
});

test('who we have stands beside who is listed, each fact with what was found', async () => {
  await open();
  const compare = page.getByRole('table', { name: 'Miguel Díaz Bermúdez' });
  await expect
    .element(compare.getByRole('row', { name: /Born 02\/03\/1961 20\/04\/1960 Differs/ }))
    .toBeVisible();
  await expect.element(compare.getByRole('row', { name: /Country Cuba Cuba Same/ })).toBeVisible();
  await expect
    .element(compare.getByRole('row', { name: /Document CI .*4528 Passport E004512 .* Unknown/ }))
    .toBeVisible();
});

test('the checklist is answered in its order: only the next question has answers, and 1 says yes', async () => {
  const { server } = await open();
  await expect.element(page.getByRole('group', { name: /^Is the party of the same type/ })).toBeVisible();
  expect(page.getByRole('button', { name: 'Yes' }).elements()).toHaveLength(1);
  expect(page.getByText('after the question before').elements()).toHaveLength(3);
  await userEvent.keyboard('1');
  await expect.poll(() => server.calls('POST').length).toBe(1);
  const [call] = server.calls('POST');
  expect(call?.name).toBe('POST /api/compliance/cases/7/checklist');
  expect(call?.body).toEqual({ step: 'isSameType', answer: 'yes' });
  expect(call?.headers.get('if-match')).toBe('"3"');
});

test('a note that says nothing is refused and stays; f chooses, and the hand goes on', async () => {
  const { server } = await open();
  await userEvent.keyboard('f');
  await expect.element(page.getByRole('radio', { name: /False positive/ })).toBeChecked();
  await expect.element(page.getByRole('combobox', { name: /Why it is somebody else/ })).toHaveFocus();
  const note = page.getByRole('textbox', { name: 'Note' }).first();
  await note.fill('too short');
  await page.getByRole('button', { name: 'Decide this match' }).click();
  await expect.element(page.getByText('6 letters more: say what you compared.')).toBeVisible();
  await expect.element(page.getByText('Say why it is somebody else.')).toBeVisible();
  await expect.element(note).toHaveValue('too short');
  expect(server.calls('POST')).toEqual([]);
  await page.getByRole('combobox', { name: /Why it is somebody else/ }).selectOptions('OtherBirthDate');
  await note.fill('born a year later, other carné');
  await page.getByRole('button', { name: 'Decide this match' }).click();
  await expect.poll(() => server.calls('POST').length).toBe(1);
  expect(server.calls('POST')[0]?.body).toEqual({
    decision: 'false-positive',
    reasonCode: 'OtherBirthDate',
    note: 'born a year later, other carné',
    scope: 'all',
  });
});

test('refused by the server, what was typed stays', async () => {
  await open({}, { 'POST /api/compliance/cases/7/hits/91/decision': () => refusal(422, 'own-order') });
  await userEvent.keyboard('m');
  const note = page.getByRole('textbox', { name: 'Note' }).first();
  await note.fill('the second surname is not known');
  await page.getByRole('button', { name: 'Decide this match' }).click();
  await expect.element(page.getByText('refused: own-order')).toBeVisible();
  await expect.element(note).toHaveValue('the second surname is not known');
});

test('a match that was decided is decided anew by whoever works on it; rules stand by their names', async () => {
  const decidedAt = '2026-11-20T16:00:00Z';
  await open({ hits: [{ ...receiverHit, decision: 'true-match', decidedAt, note: 'The same father.' }] });
  await expect.element(page.getByText('Several senders to one receiver').first()).toBeVisible();
  expect(page.getByRole('form', { name: 'This match' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Decide it anew' }).click();
  await expect.element(page.getByRole('form', { name: 'This match' })).toBeVisible();
});

test('four eyes: says who asked and that another person does it; who asked reads why not', async () => {
  const asked = {
    action: 'Release' as const,
    by: { id: '1', name: 'Olga Prieto' },
    at: '2026-11-20T16:00:00Z',
  };
  const reason = { code: 'second-person', message: 'You asked for it; another person releases.' };
  const actions = claimedCase.actions.map((choice) =>
    choice.action === 'release' ? { ...choice, allowed: false, reason } : choice,
  );
  await open({ state: 'SecondPerson', asked, actions, approvals: 1 });
  await expect.element(page.getByText(/Olga Prieto asked on .* to release the order\./)).toBeVisible();
  await expect.element(page.getByText('You asked for it, so somebody else does it.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Release', exact: false }).first()).toBeDisabled();
  await expect.element(page.getByText(/You asked for it; another person releases\./)).toBeVisible();
});

test('the second person reads what happens to the money before it does', async () => {
  const asked = {
    action: 'Release' as const,
    by: { id: '2', name: 'Rosa Leal' },
    at: '2026-11-20T16:00:00Z',
  };
  const actions = claimedCase.actions.map((choice) => ({ ...choice, allowed: true, reason: null }));
  const { server } = await open(
    { state: 'SecondPerson', asked, actions, approvals: 1 },
    { 'POST /api/compliance/cases/7/release': () => ({ id: '7', version: 4 }) },
  );
  await expect.element(page.getByText('Another person has to look at it and do it.')).toBeVisible();
  await userEvent.keyboard('r');
  const dialog = page.getByRole('dialog', { name: 'Release · HC-000123' });
  await expect.element(dialog.getByText(/\$560\.00 stay with the order and are paid out/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('short');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect.element(dialog.getByText('At least 15 characters.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('short');
  await dialog.getByRole('textbox', { name: 'Note' }).fill('compared both documents');
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect
    .poll(() => server.calls('POST').map(({ name }) => name))
    .toEqual(['POST /api/compliance/cases/7/release']);
  expect(server.calls('POST')[0]?.body).toEqual({ note: 'compared both documents' });
});

test('n goes on to the next case that nobody has; when nobody waits it says so', async () => {
  const { server, address } = await open();
  await userEvent.keyboard('n');
  await expect.poll(address).toBe('/compliance/case/8');
  expect(server.calls('POST /api/compliance/cases/next')[0]?.body).toEqual({});
});

test('when nobody waits, n stays and says so', async () => {
  const { address } = await open({}, { 'POST /api/compliance/cases/next': () => ({ id: '0', version: 0 }) });
  await userEvent.keyboard('n');
  await expect.element(page.getByText(/^Nobody waits/)).toBeVisible();
  expect(address()).toBe('/here');
});

test('what the publisher changed since a clearing is shown as it was and as it is', async () => {
  const why = [{ what: 'entry', field: 'births', before: [], after: ['1965-2-1'] }];
  await open({ hits: [{ ...receiverHit, reopened: { at: '2026-11-20T15:27:00Z', why } }] });
  const change = page.getByRole('region', { name: /^Cleared before, open again since/ });
  await expect.element(change.getByText('01/02/1965')).toBeVisible();
  await expect.element(change.getByText('Dates of birth')).toBeVisible();
});

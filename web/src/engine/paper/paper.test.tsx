import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { showScreen } from '../testing/show-screen.tsx';
import type { PaperAction } from './paper-action.ts';
import { Paper } from './paper.tsx';

const office = { id: '7', name: 'Hialeah Main', phone: '333', city: 'Hialeah' };

const line = {
  version: 1,
  office: 'Corporation',
  user: 'Ana Ruiz',
  scope: 'settings',
  entity: 'office',
  entityId: '7',
  label: '',
};
const history = [
  {
    ...line,
    id: '12',
    at: '2026-11-20T15:00:00Z',
    action: 'edited',
    reason: 'moved',
    changes: [
      { field: 'phone', before: '222', after: '333' },
      { field: 'city', before: 'Miami', after: 'Hialeah' },
    ],
  },
  {
    ...line,
    id: '11',
    at: '2026-11-19T15:00:00Z',
    action: 'edited',
    reason: null,
    changes: [{ field: 'phone', before: '111', after: '222' }],
  },
  {
    ...line,
    id: '10',
    at: '2026-11-18T15:00:00Z',
    action: 'created',
    reason: null,
    changes: [{ field: 'phone', before: null, after: '111' }],
  },
];

const submitted = vi.fn<() => void>();
const actions: PaperAction[] = [
  { id: 'submit', label: 'Submit', place: 'primary', hint: 'S', run: submitted },
  { id: 'edit', label: 'Edit', reason: 'The office is closed.', run: () => undefined },
  { id: 'drop', label: 'Drop', place: 'menu', reason: 'Still in use.', run: () => undefined },
  { id: 'fail', label: 'Fail', run: () => Promise.reject(new Error('It did not work')) },
];

function show() {
  return showScreen(
    <Paper
      record={office}
      title={office.name}
      chip={<StatusChip tone="ok" label="Active" />}
      onBack={() => undefined}
      actions={actions}
      banner={{ tone: 'danger', title: 'In hold.', text: 'A name is close to a listed one.' }}
      history={{ entity: 'office', id: '7', labels: { phone: 'Phone', city: 'City' } }}
    >
      {(shown) => (
        <dl>
          <dt>Phone</dt>
          <dd data-testid="phone">{shown.phone}</dd>
          <dd data-testid="city">{shown.city}</dd>
        </dl>
      )}
    </Paper>,
  );
}

beforeEach(() => {
  submitted.mockClear();
  fakeServer({ 'GET /api/activity/entity/office/7': () => ({ rows: history }) });
});

describe('a paper', () => {
  test('says why an action is not possible now instead of hiding it', async () => {
    await show();
    const edit = page.getByRole('button', { name: 'Edit' });
    await expect.element(edit).toBeDisabled();
    await expect.element(edit).toHaveAccessibleDescription('Edit: The office is closed.');
    await userEvent.click(page.getByRole('button', { name: 'More actions' }));
    await expect.element(page.getByRole('menuitem', { name: 'Drop' })).toHaveTextContent('Still in use.');
  });

  test('runs an action by its button and by its key, and says when it failed', async () => {
    await show();
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await userEvent.keyboard('s');
    await expect.poll(() => submitted.mock.calls.length).toBe(2);
    await userEvent.click(page.getByRole('button', { name: 'Fail' }));
    await expect.element(page.getByText('It did not work')).toBeVisible();
  });

  test('tells its history: who, where, what stood there before, why', async () => {
    await show();
    const list = page.getByRole('list', { name: 'History' });
    await expect
      .element(list.getByRole('listitem').first())
      .toHaveTextContent(/Edited.*Phone: 222 → 333.*City: Miami → Hialeah.*Ana Ruiz · Corporation.*moved/);
  });

  test('shows itself as it was at a moment, without actions, and comes back', async () => {
    await show();
    const moments = page.getByRole('button', { name: 'Show it as it was then' });
    await userEvent.click(moments.nth(1));
    await expect.element(page.getByTestId('phone')).toHaveTextContent('111');
    await userEvent.click(moments.nth(0));
    await expect.element(page.getByTestId('phone')).toHaveTextContent('222');
    await expect.element(page.getByTestId('city')).toHaveTextContent('Miami');
    await expect.element(page.getByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Back to now' }));
    await expect.element(page.getByTestId('phone')).toHaveTextContent('333');
    await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  });
});

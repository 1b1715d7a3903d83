import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { startLive } from '../live/live-hub.ts';
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

  test('shows who else has it open, asks again when the server says so, and takes leave when it is closed', async () => {
    const names = ['Ana Ruiz', 'Luis Díaz', 'Eva Sosa', 'Rosa Gil'];
    let readers = names.slice(0, 1).map((name, index) => ({ id: String(index), name }));
    const server = fakeServer({
      'GET /api/activity/entity/office/7': () => ({ rows: history }),
      'PUT /api/presence/office/7': () => ({ readers }),
      'DELETE /api/presence/office/7': () => new Response(null, { status: 204 }),
      'GET /api/events': () =>
        eventStream('data: {"topic":"presence","id":"office/7","change":"changed"}\n\n'),
    });
    const { screen } = await show();
    const faces = page.getByRole('button', { name: 'Also open for Ana Ruiz' });
    await expect.element(faces).toHaveTextContent(/^AR$/);
    await expect
      .element(page.getByRole('article').getByRole('status'))
      .toHaveTextContent('Also open for Ana Ruiz');
    readers = names.map((name, index) => ({ id: String(index), name }));
    const stop = startLive('paper.test');
    const more = page.getByRole('button', { name: 'Also open for Ana Ruiz, Luis Díaz, Eva Sosa, Rosa Gil' });
    await expect.element(more).toHaveTextContent('ARLDES+1');
    await userEvent.click(more);
    await expect
      .element(page.getByRole('dialog', { name: 'Who else is reading' }))
      .toHaveTextContent('Rosa Gil');
    stop();
    await screen.unmount();
    await expect.poll(() => server.calls('DELETE /api/presence/office/7').length).toBe(1);
    const [come] = server.calls('PUT /api/presence/office/7');
    expect(server.calls('DELETE')[0]?.body).toEqual(come?.body);
  });

  test('somebody alone is told nothing', async () => {
    fakeServer({
      'GET /api/activity/entity/office/7': () => ({ rows: history }),
      'PUT /api/presence/office/7': () => ({ readers: [] }),
    });
    await show();
    await expect.element(page.getByRole('article').getByRole('status')).toBeEmptyDOMElement();
    await expect.element(page.getByRole('button', { name: /Also open/ })).not.toBeInTheDocument();
  });
});

function eventStream(text: string): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(text)),
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startLive } from '../live/live-hub.ts';
import { rows, showThings, thing, thingsServer } from './things.fixture.tsx';

const link = (name: string) => page.getByRole('link', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name });

/** A stream of events that the test speaks into. */
function liveServer() {
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const writer = body.writable.getWriter();
  const server = thingsServer({
    'GET /api/events': () =>
      new Response(body.readable, { headers: { 'content-type': 'text/event-stream' } }),
  });
  let lastId = 0;
  return {
    ...server,
    say: (id: string, change: string) => {
      const data = JSON.stringify({ topic: 'things', id, change });
      return writer.write(new TextEncoder().encode(`id: ${(lastId += 1)}\ndata: ${data}\n\n`));
    },
  };
}

beforeEach(() => localStorage.clear());

describe('rows that others work on', () => {
  test('change in place; new ones wait until they are asked for', async () => {
    const { answers, say } = liveServer();
    const stop = startLive('explorer-work.test');
    await showThings();
    await expect.element(page.getByText('Live', { exact: true })).toBeVisible();
    answers['GET /api/things'] = () => ({
      rows: [thing(9), thing(1), thing(2, { status: 'Blocked' }), thing(3)],
      next: null,
      previous: null,
    });
    await say('2', 'changed');
    await say('9', 'created');
    await expect.element(page.getByRole('button', { name: 'Live · 1 new' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Thing 2/ })).toHaveTextContent('Blocked');
    await expect.element(link('Thing 9')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Live · 1 new' }));
    await expect.element(link('Thing 9')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Live · 1 new' })).not.toBeInTheDocument();
    stop();
  });
});

describe('selected rows', () => {
  test('stay while one turns the page and end when something else is searched for', async () => {
    const { answers } = thingsServer();
    answers['GET /api/things'] = ({ search }) =>
      search.get('after')
        ? { rows: [thing(4)], next: null, previous: 'P' }
        : { rows, next: 'NEXT', previous: null };
    const { router } = await showThings();
    await userEvent.click(box('Select Thing 2'));
    await userEvent.click(page.getByRole('button', { name: 'Next page' }));
    await userEvent.click(box('Select Thing 4'));
    await expect.element(page.getByText('2 selected')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Previous page' }));
    await expect.element(box('Select Thing 2')).toBeChecked();
    await router.navigate({ href: '/here?q=other' });
    await expect.element(page.getByText('2 selected')).not.toBeInTheDocument();
  });

  test('are still there on the way back from a paper', async () => {
    thingsServer();
    const { router } = await showThings();
    await userEvent.click(box('Select Thing 2'));
    await userEvent.click(link('Thing 1'));
    await expect.element(page.getByText('Elsewhere')).toBeVisible();
    router.history.back();
    await expect.element(box('Select Thing 2')).toBeChecked();
  });

  test('can be everything that the filter finds; the work is shown before it is done and reported after', async () => {
    const { answers, calls } = thingsServer({
      'POST /api/things/bulk/dry-run': () => ({
        count: 412,
        verdicts: { Changed: 400, Unchanged: 10, Refused: 2 },
        rows: [{ id: '1', label: 'Thing 1', verdict: 'Refused', message: 'It is the last one.' }],
      }),
      'POST /api/things/bulk': () => ({ id: '77', version: 1 }),
    });
    const run = { id: '77', explorer: 'things', action: 'Block', total: 412, next: null };
    const reported = {
      position: 1,
      id: '1',
      label: 'Thing 1',
      result: 'Refused',
      message: 'It is the last one.',
    };
    answers['GET /api/bulk/77'] = () => ({
      ...run,
      status: 'Running',
      counts: { Waiting: 212, Changed: 200, Unchanged: 0, Refused: 0 },
      rows: [],
    });
    await showThings('/here?filter=status:in:Active');
    await userEvent.click(box('Select all rows of this page'));
    await userEvent.click(page.getByRole('button', { name: 'Select all 412 found' }));
    await expect.element(page.getByText('All 412 found are selected')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Block', exact: true }));
    const dialog = page.getByRole('dialog');
    await expect
      .element(dialog)
      .toHaveTextContent(/400 will change.*10 stay as they are.*2 are refused.*It is the last one/);
    expect(calls('POST /api/things/bulk').length).toBe(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Do it for 400' }));
    await expect.element(dialog).toHaveTextContent('200 of 412 done');
    answers['GET /api/bulk/77'] = () => ({
      ...run,
      status: 'Done',
      counts: { Waiting: 0, Changed: 400, Unchanged: 10, Refused: 2 },
      rows: [reported],
    });
    await expect.element(dialog).toHaveTextContent(/Finished.*It is the last one/);
    const [dryRun, order] = calls('POST /api/things/bulk');
    expect(dryRun?.body).toEqual({
      action: 'Block',
      selection: { ids: [], all: { q: '', filter: ['status:in:Active'] } },
    });
    expect(order?.body).toEqual(dryRun?.body);
    expect(order?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
  });
});

describe('the export', () => {
  test('asks for exactly what the screen shows, or for the selected rows', async () => {
    const { calls } = thingsServer({
      'POST /api/things/export': () =>
        new Response('a', {
          headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="things.csv"' },
        }),
    });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await showThings('/here?q=abc&filter=status:in:Active&sort=-weight&columns=weight,name');
    await userEvent.click(box('Select Thing 2'));
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'All rows found · CSV' }));
    await expect.poll(() => saved.mock.contexts.at(-1)).toMatchObject({ download: 'things.csv' });
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Only the selected rows · XLSX' }));
    await expect.poll(() => calls('POST /api/things/export').length).toBe(2);
    const shown = { q: 'abc', filter: ['status:in:Active'], sort: '-weight', columns: ['weight', 'name'] };
    const bodies = calls('POST /api/things/export').map(({ body }) => body);
    expect(bodies).toEqual([
      { ...shown, format: 'csv', ids: [] },
      { ...shown, format: 'xlsx', ids: ['2'] },
    ]);
  });

  test('offers the rows of the filter alone when everything found is selected', async () => {
    thingsServer();
    await showThings('/here?filter=status:in:Active');
    await userEvent.click(box('Select all rows of this page'));
    await userEvent.click(page.getByRole('button', { name: 'Select all 412 found' }));
    await userEvent.click(page.getByRole('button', { name: 'Export' }));
    await expect.element(page.getByRole('menuitem', { name: 'All rows found · CSV' })).toBeVisible();
    await expect
      .element(page.getByRole('menuitem', { name: 'Only the selected rows · CSV' }))
      .not.toBeInTheDocument();
  });
});

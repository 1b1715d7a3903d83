import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SavedView } from '#domain/areas/views/views.endpoints.ts';
import { viewState } from '#domain/areas/views/view-state.schema.ts';
import { showThings, thing, thingsServer } from '../explorer/things.fixture.tsx';
import { refusal } from '../testing/fake-server.ts';

function view(patch: Partial<SavedView> = {}): SavedView {
  return {
    id: '12',
    version: 3,
    name: 'Blocked ones',
    isShared: false,
    isMine: true,
    canEdit: true,
    isDefault: false,
    owner: 'Ana Ruiz',
    state: viewState.parse({ filter: ['status:in:Blocked'], sort: '-weight', columns: ['name', 'weight'] }),
    ...patch,
  };
}

const serve = (...views: SavedView[]) => thingsServer({ 'GET /api/views/things': () => ({ views }) });
const tab = (name: string | RegExp) => page.getByRole('tab', { name });
const whole = '/here?view=12&filter=status:in:Blocked&sort=-weight&columns=name,weight';
const dirtyMark = () =>
  tab(/Blocked ones/)
    .element()
    .querySelector('i');

async function choose(entry: string) {
  await userEvent.click(page.getByRole('button', { name: 'View', exact: true }));
  await userEvent.click(page.getByRole('menuitem', { name: entry }));
}

beforeEach(() => localStorage.clear());

describe('saved views', () => {
  test('stand as tabs with what each finds, and open with all they keep', async () => {
    const { answers, calls } = serve(view());
    answers['GET /api/things/totals'] = ({ search }) => ({
      count: search.get('filter') ? 7 : 412,
      isCapped: false,
      sums: {},
    });
    const { address } = await showThings();
    await expect.element(tab('All 99+')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(tab('Blocked ones 7'));
    await expect.poll(address).toBe(whole);
    await expect.poll(() => calls('GET /api/things').at(-1)?.search.get('sort')).toBe('-weight');
    await expect.element(page.getByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument();
  });

  test('a link that names only the view opens it as it is saved', async () => {
    serve(view());
    const { address } = await showThings('/here?view=12');
    await expect.poll(address).toBe(whole);
  });

  test('the default view opens when the address says nothing, "All" stays reachable', async () => {
    serve(view({ isDefault: true }));
    const { address } = await showThings('/here');
    await expect.poll(address).toBe(whole);
    await userEvent.click(tab(/^All/));
    await expect.poll(address).toBe('/here?view=all&sort=name');
  });

  test('rows that came before the default view was known are never shown: one would click on others', async () => {
    const views = Promise.withResolvers<object>();
    const sorted = Promise.withResolvers<object>();
    thingsServer({
      'GET /api/views/things': () => views.promise,
      'GET /api/things': ({ search }) =>
        search.get('sort') === '-weight' ? sorted.promise : { rows: [thing(1)], next: null, previous: null },
    });
    const { address } = await showThings('/here');
    const first = page.getByRole('link', { name: 'Thing 1', exact: true });
    views.resolve({ views: [view({ isDefault: true })] });
    await expect.poll(address).toBe(whole);
    for (let look = 0; look < 5; look += 1) {
      await new Promise(requestAnimationFrame);
      expect(first.query()).toBeNull();
    }
    sorted.resolve({ rows: [thing(9)], next: null, previous: null });
    await expect.element(page.getByRole('link', { name: 'Thing 9', exact: true })).toBeVisible();
  });

  test('a view that is gone leaves a usable list', async () => {
    serve();
    await showThings('/here?view=99');
    await expect.element(page.getByRole('link', { name: 'Thing 1', exact: true })).toBeVisible();
  });

  test('show that they were changed, and go back', async () => {
    serve(view());
    const { address } = await showThings(whole);
    await expect.element(tab(/Blocked ones/)).toHaveAttribute('aria-selected', 'true');
    expect(dirtyMark()).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Clear Status' }));
    await expect.poll(dirtyMark).not.toBeNull();
    await choose('Discard changes');
    await expect.poll(address).toBe(whole);
    expect(dirtyMark()).toBeNull();
  });

  test('keep the changes on the version that was shown', async () => {
    const { answers, calls } = serve(view());
    answers['PUT /api/views/things/12'] = () => ({ id: '12', version: 4 });
    await showThings('/here?view=12&sort=name&limit=100');
    await choose('Save changes');
    await expect.poll(() => calls('PUT /api/views').length).toBe(1);
    const [put] = calls('PUT /api/views');
    expect(put?.headers.get('if-match')).toBe('"3"');
    expect(put?.body).toMatchObject({
      name: 'Blocked ones',
      isShared: false,
      state: { filter: [], limit: 100 },
    });
  });

  test('save what is shown under a new name, and say when the name is taken', async () => {
    const { answers, calls } = serve();
    answers['POST /api/views/things'] = () =>
      refusal(422, 'field-refused', {
        fields: [{ path: 'name', code: 'name-taken', message: 'This name is taken.' }],
      });
    await showThings('/here?q=abc');
    await choose('Save as new view');
    await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Mine');
    await userEvent.click(page.getByRole('switch'));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('This name is taken.')).toBeVisible();
    answers['POST /api/views/things'] = () => ({ id: '12', version: 1 });
    await userEvent.click(page.getByRole('button', { name: 'Save', exact: true }));
    await expect
      .poll(() => calls('POST /api/views').at(-1)?.body)
      .toMatchObject({
        name: 'Mine',
        isShared: true,
        state: { q: 'abc' },
      });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('of others say whose they are instead of offering a change', async () => {
    serve(view({ isMine: false, canEdit: false, isShared: true }));
    await showThings(whole);
    await expect.element(tab(/Blocked ones/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(page.getByRole('button', { name: 'View', exact: true }));
    await expect
      .element(page.getByRole('menuitem', { name: 'Rename' }))
      .toHaveTextContent('belongs to Ana Ruiz');
  });

  test('give their link away and say so', async () => {
    serve(view());
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await showThings(whole);
    await choose('Copy link');
    await expect.element(page.getByText('The link to the view is copied')).toBeVisible();
    expect(write.mock.lastCall?.[0]).toMatch(/\?view=12$/);
  });

  test('are deleted after a question only', async () => {
    const { answers, calls } = serve(view());
    answers['DELETE /api/views/things/12'] = () => new Response(null, { status: 204 });
    const { address } = await showThings(whole);
    await choose('Delete');
    await userEvent.keyboard('{Escape}');
    expect(calls('DELETE').length).toBe(0);
    await choose('Delete');
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect.poll(address).toBe('/here?view=all&sort=name');
    expect(calls('DELETE')[0]?.headers.get('if-match')).toBe('"3"');
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useState } from 'react';
import { fakeServer } from '../testing/fake-server.ts';
import { showScreen } from '../testing/show-screen.tsx';
import { Palette } from './palette.tsx';

const done = vi.fn<() => void>();
const commands = [
  { id: 'users', label: 'Users', detail: 'Settings', to: '/settings/users' },
  { id: 'dark', label: 'Dark mode', to: done },
];

function Shell() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <h1>Shell</h1>
      <Palette commands={commands} kinds={{ user: 'People' }} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

const ana = { id: '7', label: 'Ana Ruiz', detail: 'ana@giro.test', href: '/settings/users/paper/7' };
const berta = { id: '8', label: 'Berta Li', detail: 'berta@giro.test', href: '/settings/users/paper/8' };

function serve(...rows: object[]) {
  return fakeServer({
    'GET /api/search': () => ({ groups: rows.length > 0 ? [{ kind: 'user', rows }] : [] }),
  });
}

async function open() {
  const shown = await showScreen(<Shell />);
  await expect.element(page.getByRole('heading', { name: 'Shell' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  return shown;
}

/** A scanner types faster than anybody and ends with Enter. */
function scan(code: string) {
  for (const key of [...code.split(''), 'Enter']) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}

beforeEach(() => {
  sessionStorage.clear();
  done.mockClear();
});

describe('the palette', () => {
  test('finds a command by the beginnings of its words and goes there', async () => {
    serve();
    const { address } = await open();
    await userEvent.keyboard('set us');
    await expect.element(page.getByRole('option')).toHaveTextContent('Users');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toBe('/settings/users');
  });

  test('runs an action', async () => {
    serve();
    await open();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => done.mock.calls.length).toBe(1);
  });

  test('searches everything, walks the finds by arrows, and remembers where one went', async () => {
    const { calls } = serve(ana, berta);
    const { address, router } = await open();
    await userEvent.keyboard('li');
    await expect.element(page.getByRole('group', { name: 'People' })).toBeVisible();
    await expect.poll(() => calls('GET /api/search').at(-1)?.search.get('q')).toBe('li');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(address).toBe(berta.href);
    router.history.back();
    await expect.element(page.getByRole('heading', { name: 'Shell' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('group', { name: 'Recent' })).toHaveTextContent('Berta Li');
  });

  test('says when nothing is found', async () => {
    serve();
    await open();
    await userEvent.keyboard('zzzz');
    await expect.element(page.getByText('Nothing found for “zzzz”')).toBeVisible();
  });
});

describe('a scan anywhere', () => {
  test('opens the only find, without the palette', async () => {
    const { calls } = serve(ana);
    const { address } = await showScreen(<Shell />);
    await expect.element(page.getByRole('heading', { name: 'Shell' })).toBeVisible();
    scan('LBL000123');
    await expect.poll(address).toBe(ana.href);
    expect(calls('GET /api/search')[0]?.search.get('q')).toBe('LBL000123');
  });

  test('offers several finds, and says when there is none', async () => {
    const { answers } = serve(ana, berta);
    await showScreen(<Shell />);
    await expect.element(page.getByRole('heading', { name: 'Shell' })).toBeVisible();
    scan('LBL000123');
    await expect.element(page.getByRole('combobox')).toHaveValue('LBL000123');
    await expect.element(page.getByRole('option').first()).toHaveTextContent('Ana Ruiz');
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    answers['GET /api/search'] = () => ({ groups: [] });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    scan('LBL000999');
    await expect.element(page.getByText('Nothing found for the code LBL000999.')).toBeVisible();
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { registerHotkey, remapHotkey, useHotkey, useHotkeyList, useScanner } from './hotkeys.ts';

const ran = vi.fn<(what: string) => void>();

function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
}

/** A person's pace: slower than any scanner. */
async function type(...keys: string[]) {
  for (const key of keys) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    press(key);
  }
  await new Promise((resolve) => setTimeout(resolve, 60));
}

function Keys() {
  useHotkey({ id: 'users', keys: 'g u', label: 'Users', run: () => ran('users') });
  useHotkey({ id: 'new', keys: 'n', label: 'New', run: () => ran('new') });
  useHotkey({ id: 'palette', keys: 'ctrl+k', label: 'Search', run: () => ran('palette') });
  useScanner((code) => ran(`scan ${code}`));
  const list = useHotkeyList();
  return (
    <>
      <input aria-label="Name" />
      <p>{list.map(({ label, keys }) => `${label}: ${keys}`).join(', ')}</p>
    </>
  );
}

beforeEach(() => {
  ran.mockClear();
  localStorage.clear();
});
afterEach(() => remapHotkey('new'));

test('a key, a chord and a command run their action once', async () => {
  await render(<Keys />);
  await type('n');
  await type('g', 'u');
  press('k', { ctrlKey: true });
  expect(ran.mock.calls.flat()).toEqual(['new', 'users', 'palette']);
});

test('an input keeps its letters but not its commands', async () => {
  const screen = await render(<Keys />);
  const input = screen.getByLabelText('Name').element();
  press('n', {}, input);
  press('k', { ctrlKey: true }, input);
  await type();
  expect(ran.mock.calls.flat()).toEqual(['palette']);
});

test('what a scanner types is a scan and no hotkey, and its Enter reaches nobody', async () => {
  await render(<Keys />);
  const heard = vi.fn<() => void>();
  document.body.addEventListener('keydown', heard);
  await type();
  for (const key of 'nMT1000') press(key);
  heard.mockClear();
  press('Enter');
  await type();
  document.body.removeEventListener('keydown', heard);
  expect(ran.mock.calls.flat()).toEqual(['scan nMT1000']);
  expect(heard).not.toHaveBeenCalled();
});

test('a person who types and presses Enter has scanned nothing', async () => {
  await render(<Keys />);
  await type('1', '2', '3', '4', '5', 'Enter');
  expect(ran).not.toHaveBeenCalled();
});

test('the user may choose other keys, and the list shows them', async () => {
  const screen = await render(<Keys />);
  remapHotkey('new', 'c');
  await expect.element(screen.getByText('New: c', { exact: false })).toBeVisible();
  await type('n', 'c');
  expect(ran.mock.calls.flat()).toEqual(['new']);
});

test('a hotkey taken away no longer runs, and nothing runs behind a dialog', async () => {
  const remove = registerHotkey({ id: 'once', keys: 'o', label: 'Once', run: () => ran('once') });
  const screen = await render(<div role="dialog" aria-modal="true" />);
  await type('o');
  await screen.unmount();
  await type('o');
  remove();
  await type('o');
  expect(ran.mock.calls.flat()).toEqual(['once']);
});

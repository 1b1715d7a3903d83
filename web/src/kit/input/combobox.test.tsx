import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { startI18n } from '#web/lib/i18n.ts';
import { DialogPanel } from '../overlay/dialog-panel.tsx';
import { KitProvider } from '../theme/kit-provider.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxProps } from './combobox.tsx';
import type { Option } from './select-field.tsx';

const CITIES: Option[] = ['Camagüey', 'Cárdenas', 'Holguín'].map((label) => ({ value: label, label }));

const changed = vi.fn<(labels: string[]) => void>();

function Choice({ start = [], ...props }: Partial<ComboboxProps> & { start?: readonly Option[] }) {
  const [value, setValue] = useState(start);
  return (
    <Combobox
      label="City"
      options={CITIES}
      value={value}
      onChange={(next) => {
        setValue(next);
        changed(next.map(({ label }) => label));
      }}
      {...props}
    />
  );
}

beforeAll(() => startI18n('kit'));
beforeEach(() => changed.mockClear());

test('typing without accents finds, the arrows walk, Enter takes', async () => {
  const screen = await render(<Choice />);
  await screen.getByRole('combobox', { name: 'City' }).click();
  await userEvent.keyboard('ca');
  await expect.element(screen.getByRole('option', { name: 'Cárdenas' })).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(changed.mock.calls).toEqual([[['Cárdenas']]]);
  await expect.element(screen.getByRole('combobox')).toHaveValue('Cárdenas');
  expect(screen.getByRole('listbox').elements()).toHaveLength(0);
});

test('several: Enter adds and takes away, Backspace removes the last, a cross removes its own', async () => {
  const screen = await render(<Choice isMultiple start={CITIES.slice(0, 2)} />);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('hol{Enter}');
  expect(changed).toHaveBeenLastCalledWith(['Camagüey', 'Cárdenas', 'Holguín']);
  await userEvent.keyboard('{Backspace}');
  expect(changed).toHaveBeenLastCalledWith(['Camagüey', 'Cárdenas']);
  await screen.getByRole('button', { name: 'Remove Camagüey' }).click();
  expect(changed).toHaveBeenLastCalledWith(['Cárdenas']);
});

test('Esc closes and keeps the choice', async () => {
  const screen = await render(<Choice start={CITIES.slice(2)} />);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('cam{Escape}');
  await expect.element(screen.getByRole('combobox')).toHaveValue('Holguín');
  expect(changed).not.toHaveBeenCalled();
});

test('a search is asked once for the last text, and an older one is aborted', async () => {
  const asked = vi.fn<(text: string) => void>();
  const aborted = vi.fn<(text: string) => void>();
  async function search(text: string, signal: AbortSignal): Promise<Option[]> {
    asked(text);
    signal.addEventListener('abort', () => aborted(text));
    if (text === '') return new Promise(() => undefined);
    return [{ value: text, label: `Found ${text}` }];
  }
  const screen = await render(<Choice options={search} />);
  await screen.getByRole('combobox').click();
  await expect.poll(() => asked.mock.calls).toEqual([['']]);
  await userEvent.keyboard('hab');
  await expect.element(screen.getByRole('option', { name: 'Found hab' })).toBeVisible();
  expect(asked).toHaveBeenLastCalledWith('hab');
  expect(aborted).toHaveBeenCalledWith('');
});

test('an error stands at the field and is read with it', async () => {
  const screen = await render(<Choice error="Choose a city" />);
  const input = screen.getByRole('combobox');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Choose a city');
});

test('in a dialog the whole list is seen and can be clicked, and follows when the dialog scrolls', async () => {
  const screen = await render(
    <KitProvider>
      <DialogPanel isOpen title="Offices" onClose={() => undefined}>
        <Choice />
      </DialogPanel>
    </KitProvider>,
  );
  await screen.getByRole('combobox').click();
  const last = screen.getByRole('option', { name: 'Holguín' });
  await expect.element(last).toBeVisible();
  const box = last.element().getBoundingClientRect();
  // What the browser paints at its middle is the option itself: nothing cuts it off.
  expect(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)).toBe(last.element());
  await last.click();
  expect(changed.mock.calls).toEqual([[['Holguín']]]);
});

test('at the foot of the window the list opens upwards', async () => {
  const screen = await render(
    <div style={{ position: 'fixed', bottom: 8, left: 8, width: 300 }}>
      <Choice />
    </div>,
  );
  const input = screen.getByRole('combobox');
  await input.click();
  const list = () => screen.getByRole('listbox').element().getBoundingClientRect();
  await expect.poll(() => list().bottom).toBeLessThan(input.element().getBoundingClientRect().top);
  expect(list().top).toBeGreaterThanOrEqual(0);
});

test('a long list scrolls along with the arrows', async () => {
  const many = Array.from({ length: 40 }, (_, at) => ({ value: `${at}`, label: `Option ${at}` }));
  const screen = await render(<Choice options={many} />);
  await screen.getByRole('combobox').click();
  await userEvent.keyboard('{ArrowDown>20/}');
  const frame = screen.getByRole('listbox').element().getBoundingClientRect();
  const active = screen.getByRole('option', { name: 'Option 20' }).element().getBoundingClientRect();
  expect(active.bottom).toBeLessThanOrEqual(frame.bottom);
});

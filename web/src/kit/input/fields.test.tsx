import { beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { startI18n } from '#web/lib/i18n.ts';
import { CodeInput } from './code-input.tsx';
import { fileForm } from './file-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RadioTiles } from './radio-tiles.tsx';
import { TextField } from './text-field.tsx';

beforeAll(() => startI18n('kit'));

test('an error takes the place of the hint and is read with the input', async () => {
  const screen = await render(<TextField label="Phone" hint="With country code" />);
  const input = screen.getByLabelText('Phone');
  await expect.element(input).toHaveAccessibleDescription('With country code');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await screen.rerender(<TextField label="Phone" hint="With country code" error="Too short" />);
  await expect.element(input).toHaveAccessibleDescription('Too short');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
});

test('a pasted code loses its spaces and is handed over once when whole', async () => {
  const completed = vi.fn<(code: string) => void>();
  function Code() {
    const [code, setCode] = useState('');
    return <CodeInput label="Code" value={code} onChange={setCode} onComplete={completed} />;
  }
  const screen = await render(<Code />);
  await screen.getByLabelText('Code').fill('123 45');
  expect(completed).not.toHaveBeenCalled();
  await screen.getByLabelText('Code').fill('123 456');
  await screen.getByLabelText('Code').fill('123 4567');
  expect(completed.mock.calls).toEqual([['123456']]);
});

test('a password shows itself when asked and says whether it is long enough', async () => {
  const screen = await render(<PasswordField label="New password" strengthOf="short" />);
  const input = screen.getByLabelText('New password');
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(input).toHaveAccessibleDescription('At least 12 characters');
  await screen.getByRole('button', { name: 'Show password' }).click();
  await expect.element(input).toHaveAttribute('type', 'text');
});

test('the arrows choose among tiles and pass over one that has a reason', async () => {
  const chosen = vi.fn<(value: string) => void>();
  const tiles = [
    { value: 'home', label: 'Home' },
    { value: 'prepaid', label: 'Prepaid', reason: 'not in Holguín' },
    { value: 'card', label: 'Card' },
  ];
  const screen = await render(<RadioTiles label="Method" tiles={tiles} value="home" onChange={chosen} />);
  screen.getByRole('radio', { name: 'Home' }).element().focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen.mock.calls).toEqual([['card']]);
  await expect.element(screen.getByRole('radio', { name: 'Prepaid not in Holguín' })).toBeDisabled();
});

test('one file goes up as file, several as files', () => {
  const files = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')];
  const names = (form: FormData) => [...form].map(([key, file]) => [key, file instanceof File && file.name]);
  expect(names(fileForm(files, true))).toEqual([
    ['files', 'a.pdf'],
    ['files', 'b.pdf'],
  ]);
  expect(names(fileForm(files, false))).toEqual([['file', 'a.pdf']]);
});

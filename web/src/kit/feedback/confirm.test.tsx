import { beforeAll, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { startI18n } from '#web/lib/i18n.ts';
import { KitProvider } from '../theme/kit-provider.tsx';
import { useConfirm } from './confirm.tsx';
import type { ConfirmOptions } from './confirm.tsx';

beforeAll(() => startI18n('kit'));

const answered = vi.fn<(answer: boolean) => void>();

function Asker(options: ConfirmOptions) {
  const confirm = useConfirm();
  return <button onClick={async () => answered(await confirm(options))}>Ask</button>;
}

async function ask(options: ConfirmOptions = {}) {
  answered.mockClear();
  const screen = await render(
    <KitProvider>
      <Asker {...options} />
    </KitProvider>,
  );
  await screen.getByRole('button', { name: 'Ask' }).click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

test('asks in the words of the house and is at most 340 wide', async () => {
  const { dialog } = await ask();
  await expect.element(dialog).toHaveAccessibleName('Please Confirm!!');
  await expect.element(dialog).toHaveTextContent('Are you sure?');
  expect(dialog.element().getBoundingClientRect().width).toBe(340);
  await userEvent.keyboard('{Escape}');
});

test('Enter is Ok', async () => {
  await ask();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answered.mock.calls).toEqual([[true]]);
});

test('Esc is Cancel', async () => {
  await ask();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => answered.mock.calls).toEqual([[false]]);
});

test('Enter on the Cancel button cancels', async () => {
  const { screen } = await ask();
  screen.getByRole('button', { name: 'Cancel' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => answered.mock.calls).toEqual([[false]]);
});

test('says what it was given, and its buttons answer', async () => {
  const { screen, dialog } = await ask({
    title: 'Delete?',
    message: 'The draft is gone then.',
    okLabel: 'Delete',
  });
  await expect.element(dialog).toHaveAccessibleName('Delete?');
  await screen.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => answered.mock.calls).toEqual([[true]]);
});

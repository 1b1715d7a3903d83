import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { flushSync } from 'react-dom';
import { startI18n } from '#web/lib/i18n.ts';
import { KitProvider } from '../theme/kit-provider.tsx';
import { useToast } from './toast.tsx';

beforeAll(() => startI18n('kit'));
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

type Notify = ReturnType<typeof useToast>;

async function open() {
  const held: { notify?: Notify } = {};
  function Holder() {
    held.notify = useToast();
    return null;
  }
  const screen = await render(
    <KitProvider>
      <Holder />
    </KitProvider>,
  );
  const { notify } = held;
  if (!notify) throw new Error('No provider');
  const shown = () => screen.container.textContent ?? '';
  return { notify, shown, screen };
}

function pass(ms: number) {
  flushSync(() => vi.advanceTimersByTime(ms));
}

test('a toast stays for 8 seconds, a snackbar for 5', async () => {
  const { notify, shown } = await open();
  flushSync(() => notify.toast('Saved'));
  pass(7999);
  expect(shown()).toContain('Saved');
  pass(1);
  expect(shown()).not.toContain('Saved');
  flushSync(() => notify.snackbar('Read'));
  pass(4999);
  expect(shown()).toContain('Read');
  pass(1);
  expect(shown()).not.toContain('Read');
});

test('an error is read out at once and takes anything thrown', async () => {
  const { notify, screen } = await open();
  flushSync(() => notify.toastError(new Error('No funds')));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No funds');
  flushSync(() => notify.toastError('plain text'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('plain text');
});

test('aborted requests stay silent, however they are said', async () => {
  const { notify, shown } = await open();
  flushSync(() => {
    notify.toastError(new DOMException('The user aborted a request.', 'AbortError'));
    notify.toastError('AbortError: signal is aborted');
    notify.toast('AbortError: x');
  });
  expect(shown()).toBe('');
});

test('the newest replaces the older and has its own full time', async () => {
  const { notify, shown } = await open();
  flushSync(() => notify.toast('First'));
  pass(6000);
  flushSync(() => notify.toast('Second'));
  pass(6000);
  expect(shown()).toContain('Second');
  expect(shown()).not.toContain('First');
});

import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startI18n } from './i18n.ts';
import { openDocument } from './open-document.ts';

beforeAll(() => startI18n('lib'));
afterEach(() => vi.restoreAllMocks());

/** A frame stands in for the tab, which a test browser would open outside the page. */
function frameAsTab() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const tab = frame.contentWindow;
  if (!tab) throw new Error('The frame has no window');
  const close = vi.spyOn(tab, 'close').mockImplementation(() => frame.remove());
  vi.spyOn(window, 'open').mockReturnValue(tab);
  return { frame, tab, close };
}

test('the tab opens at the click and says that it waits', async () => {
  const { tab, frame } = frameAsTab();
  const ready = Promise.withResolvers<Blob>();
  const done = openDocument(() => ready.promise);
  expect(tab.document.body.textContent).toBe('Please wait, document is loading...');
  ready.resolve(new Blob(['<p>Receipt</p>'], { type: 'text/html' }));
  await done;
  await expect.poll(() => frame.contentDocument?.body.textContent).toBe('Receipt');
  frame.remove();
});

test('a blocked pop-up is said in words', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const load = vi.fn<() => Promise<string>>();
  await expect(openDocument(load)).rejects.toThrow('Check if the popup was blocked.');
  expect(load).not.toHaveBeenCalled();
});

test('a failure is thrown on, and the tab closes a moment later', async () => {
  const { close } = frameAsTab();
  await expect(openDocument(() => Promise.reject(new Error('Not yours')))).rejects.toThrow('Not yours');
  expect(close).not.toHaveBeenCalled();
  await expect.poll(() => close.mock.calls.length).toBe(1);
});

import { onlineManager } from '@tanstack/react-query';
import { beforeAll, expect, test, vi } from 'vitest';
import { call } from './api.ts';
import { changeLanguage, startI18n } from './i18n.ts';
import { queryClient } from './query.ts';

beforeAll(() => startI18n('lib'));

test('a broken line is told in the language of the person', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call('GET /api/offices/scope', {})).rejects.toThrow('The server cannot be reached.');
  await changeLanguage('es');
  await expect(call('GET /api/offices/scope', {})).rejects.toThrow('No se puede llegar al servidor.');
  await changeLanguage('en');
});

test('giving up stays what it is', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new DOMException('gone', 'AbortError'));
  await expect(call('GET /api/offices/scope', {})).rejects.toThrow('gone');
});

test('a write without a line is tried at once and not kept for later', async () => {
  onlineManager.setOnline(false);
  const write = vi.fn(async () => 'sent');
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: write });
  void mutation.execute(undefined);
  await expect.poll(() => write.mock.calls.length).toBe(1);
  onlineManager.setOnline(true);
});

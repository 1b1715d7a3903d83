import { expect, it } from 'vitest';
import { hotkeyClash } from './hotkey-clash.ts';

const hotkeys = [
  { id: 'go.users', keys: 'g u' },
  { id: 'new', keys: 'n' },
  { id: 'palette', keys: 'ctrl+k' },
];

it.each([
  ['n', 'new'],
  ['g u', 'go.users'],
  ['g', 'go.users'],
  ['n x', 'new'],
])('%s would hide %s', (keys, id) => expect(hotkeyClash(keys, 'other', hotkeys)?.id).toBe(id));

it.each(['g n', 'u', 'k', 'ctrl+n', 'm n'])('%s is free', (keys) =>
  expect(hotkeyClash(keys, 'other', hotkeys)).toBeUndefined(),
);

it('does not clash with itself', () => expect(hotkeyClash('n', 'new', hotkeys)).toBeUndefined());

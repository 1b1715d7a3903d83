import { expect, it } from 'vitest';
import { readPreferences } from './preferences.schema.ts';

const builtIn = { scheme: 'light', density: 'normal', hotkeys: {}, printing: { papers: {}, printers: {} } };

it.each([{}, null, undefined, 'dark', [], { scheme: 'neon', density: 7 }])(
  'built-in preferences stand for %j',
  (stored) => {
    expect(readPreferences(stored)).toEqual(builtIn);
  },
);

it('one part that fits no more does not take the others along', () => {
  const stored = {
    scheme: 'dark',
    printing: { papers: { 'gone-document': 'Letter' } },
    hotkeys: { help: '?' },
    old: 1,
  };
  expect(readPreferences(stored)).toEqual({ ...builtIn, scheme: 'dark', hotkeys: { help: '?' } });
});

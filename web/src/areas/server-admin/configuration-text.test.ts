import { expect, test } from 'vitest';
import { configurationText, configurationValue, configurationWords } from './configuration-text.ts';

test.each([
  [['MoneyTransfer', 'Visa'], 'Remesas, Visas'],
  [['CU', 'US'], 'CU, US'],
  [[], '—'],
  [true, 'Sí'],
  ['America/New_York', 'America/New_York'],
  [50_000, '50000'],
  [{ hours: 48 }, '{"hours":48}'],
])('%j is read as %s', (value, words) => {
  expect(configurationWords(value, 'es', ['Sí', 'No'])).toBe(words);
});

test.each([[['a@giro.test', 'b@giro.test']], [[]], ['America/New_York'], [50_000], [{ hours: 48 }], [false]])(
  '%j is the same after it was in the box',
  (value) => {
    expect(configurationValue(configurationText(value), value)).toEqual(value);
  },
);

test('a list takes a line for each and leaves empty ones out', () => {
  expect(configurationValue(' CU \n\nUS\n', [])).toEqual(['CU', 'US']);
});

import { expect, it } from 'vitest';
import { formatFilter, parseFilter } from './filter.ts';

const kindOf = () => 'enum' as const;

it('takes names of places as values: accents, blanks', () => {
  const filter = {
    column: 'territory',
    operator: 'in',
    values: ['La Habana', 'Pinar del Río', 'Isla de la Juventud'],
  } as const;
  expect(parseFilter(formatFilter({ ...filter, values: [...filter.values] }), kindOf)).toEqual(filter);
});

it('takes no quotes, no blanks at the ends, nothing long', () => {
  for (const value of ["a'b", ' a', 'a ', 'a;b', 'x'.repeat(61)]) {
    expect(
      parseFilter(formatFilter({ column: 'territory', operator: 'in', values: [value] }), kindOf),
    ).toBeNull();
  }
});

it.each([
  ['day', '2026-02-28', true],
  ['day', '2026-02-30', false],
  ['day', '1899-12-31', false],
  ['day', '2026-11-20 10:00 AM', false],
  ['instant', '2024-02-29', true],
  ['instant', '2026-02-29', false],
  ['instant', '2026-11-20 12:05 pm', true],
  ['instant', '2026-11-20 13:05 pm', false],
  ['instant', '2026-02-30 10:00 AM', false],
  ['instant', '2026-11-20T10:00', false],
] as const)('as a %s takes %s: %s', (kind, value, isTaken) => {
  const text = formatFilter({ column: 'at', operator: 'from', values: [value] });
  expect(parseFilter(text, () => kind) !== null).toBe(isTaken);
});

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

import { expect, test } from 'vitest';
import geography from '../../../data/reference/cuba_geography.json' with { type: 'json' };
import { municipalitiesOf, provinces } from './cuban-places.ts';

test('the provinces and municipalities are those of the reference file, in its order', () => {
  const listed = provinces.map((province) => [province, municipalitiesOf(province)]);
  expect(listed).toEqual(
    geography.provinces.map(({ name, municipalities }) => [name, municipalities.map((one) => one.name)]),
  );
  expect(listed.flatMap(([, names]) => names)).toHaveLength(168);
});

test('a name that is no province has no municipalities', () => {
  expect(municipalitiesOf('Florida')).toEqual([]);
  expect(municipalitiesOf('toString')).toEqual([]);
});

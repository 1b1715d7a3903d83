import { expect, test } from 'vitest';
import { isValidDate } from '#domain/kernel/calendar.ts';
import { countries } from '#domain/kernel/countries.ts';
import { usStates } from '#domain/kernel/us-states.ts';
import countriesFile from '../data/reference/countries.json' with { type: 'json' };
import cubaFile from '../data/reference/cuba_geography.json' with { type: 'json' };
import holidaysFile from '../data/reference/holidays.json' with { type: 'json' };
import statesFile from '../data/reference/us_states.json' with { type: 'json' };

test('the countries and states of the product are those of the reference files', () => {
  expect(countries.map(({ code }) => code)).toEqual(countriesFile.countries.map(({ alpha2 }) => alpha2));
  expect(usStates).toEqual(statesFile.states.map(({ code, name }) => ({ code, name })));
});

test('every country has a short name of its own in both languages', () => {
  for (const language of ['en', 'es'] as const) {
    const names = countries.map((country) => country[language]);
    expect(new Set(names).size).toBe(countries.length);
    expect(
      names.filter((name) => name.length > 45 || /^\s|\s$|[*,]| \((el|la|los|las)\)/.test(name)),
    ).toEqual([]);
  }
});

test('Cuba is whole: 15 provinces and a special municipality, 168 municipalities', () => {
  expect(cubaFile.provinces).toHaveLength(16);
  const codes = cubaFile.provinces.flatMap(({ municipalities }) => municipalities.map(({ onei }) => onei));
  expect(new Set(codes).size).toBe(168);
  expect(codes).toHaveLength(168);
});

test('holidays are days of their year', () => {
  for (const country of [holidaysFile.CU, holidaysFile.US]) {
    for (const [year, days] of Object.entries(country)) {
      expect(days.filter(({ date }) => !isValidDate(date) || !date.startsWith(year))).toEqual([]);
    }
  }
});

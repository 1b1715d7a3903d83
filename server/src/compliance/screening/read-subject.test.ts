import { expect, test } from 'vitest';

import { readSubject } from './read-subject.ts';
import { typedDay } from './typed-day.ts';

test.each([
  ['1931-06-03', '1931-06-03'],
  ['1931-06-03T00:00:00Z', '1931-06-03'],
  ['1931/6/3', '1931-06-03'],
  ['19310603', '1931-06-03'],
  ['06/03/1931', '1931-06-03'],
  ['23/06/1931', '1931-06-23'],
  ['3.6.1931', '1931-06-03'],
  ['03 Jun 1931', '1931-06-03'],
  ['Jun 1931', '1931-06'],
  ['1931-06', '1931-06'],
  ['1931-00-00', '1931'],
  ['1931', '1931'],
])('%s is %s', (text, day) => expect(typedDay(text)).toBe(day));

test.each(['', 'unknown', '31', 'circa 1931', '1931-1935', '193106031'])('%j is no day', (text) =>
  expect(typedDay(text)).toBeUndefined(),
);

test('of several names the first is the name, the others are aliases', () => {
  expect(readSubject({ name: ['CASTRO RUZ, Raul', 'El Chino'], aka: 'Raulito' })).toEqual({
    name: 'CASTRO RUZ, Raul',
    aliases: ['El Chino', 'Raulito'],
  });
});

test('a kind is one of the known words, not one that begins like it', () => {
  expect(readSubject({ name: 'Moa', kind: 'vessel' })?.kind).toBe('organisation');
  expect(readSubject({ name: 'Moa', schema: 'Person' })?.kind).toBe('person');
  expect(readSubject({ name: 'Moa', kind: 'entity_bool' })?.kind).toBeUndefined();
});

test('what has neither a name nor a number is nobody', () => {
  expect(readSubject({ birthDate: '1931-06-03' })).toBeUndefined();
  expect(readSubject(null)).toBeUndefined();
  expect(readSubject(['Raul Castro'])).toBeUndefined();
});

import { expect, it } from 'vitest';
import { rankNames } from './rank-names.ts';

const person = (id: string, name: string, office = '1') => ({
  id,
  keys: [...name.split(' '), `o:${office}`],
});
const exactly = (text: string) => text.split(' ').map((word) => new Map([[word, 1]]));
const inOffice = { officeKey: 'o:2', limit: 10 };

it('puts the exact name before a longer one and a likeness', () => {
  const asked = [
    new Map([['juan', 1]]),
    new Map([
      ['perez', 1],
      ['peres', 0.85],
    ]),
  ];
  const people = [person('1', 'juan peres'), person('2', 'juan carlos perez'), person('3', 'juan perez')];
  expect(rankNames(asked, people, inOffice)).toEqual(['3', '2', '1']);
});

it('puts the order that was typed first, then the own office, then the newest', () => {
  expect(
    rankNames(
      exactly('juan perez garcia'),
      [person('1', 'juan garcia perez'), person('2', 'juan perez garcia')],
      inOffice,
    ),
  ).toEqual(['2', '1']);
  const equal = [person('9', 'ana mora'), person('10', 'ana mora'), person('3', 'ana mora', '2')];
  expect(rankNames(exactly('ana mora'), equal, inOffice)).toEqual(['3', '10', '9']);
});

it('does not let the own office outweigh a word', () => {
  const asked = exactly('ana luisa mora cruz');
  expect(
    rankNames(asked, [person('1', 'ana luisa mora cruz'), person('2', 'ana luisa mora', '2')], inOffice),
  ).toEqual(['1', '2']);
});

it('gives one word of the name to one typed word only', () => {
  const asked = [
    new Map([['ana', 1]]),
    new Map([
      ['ana', 1],
      ['anay', 0.9],
    ]),
  ];
  expect(rankNames(asked, [person('1', 'ana mora'), person('2', 'ana anay')], inOffice)[0]).toBe('2');
});

it('names nobody twice', () => {
  expect(rankNames(exactly('ana'), [person('1', 'ana'), person('1', 'ana')], inOffice)).toEqual(['1']);
});

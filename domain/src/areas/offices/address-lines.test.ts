import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

test('an American address has street and unit above city, state and ZIP', () => {
  const address = { country: 'USA', street: '4850 W 12th Ave', city: 'Hialeah', state: 'FL', zip: '33012' };
  expect(addressLines(address)).toEqual(['4850 W 12th Ave', 'Hialeah, FL 33012']);
  expect(addressLines({ ...address, unit: 'Unit 3' })[0]).toBe('4850 W 12th Ave, Unit 3');
});

test('a Cuban address names the streets it stands between', () => {
  const address = {
    country: 'Cuba',
    street: 'Calle Maceo',
    number: '214',
    apartment: '3',
    between: 'e/ Céspedes y Agramonte',
    neighbourhood: 'Rpto. Centro',
    municipality: 'Santa Clara',
    province: 'Villa Clara',
  };
  expect(addressLines(address)).toEqual([
    'Calle Maceo No. 214 Apto. 3 e/ Céspedes y Agramonte',
    'Rpto. Centro, Santa Clara, Villa Clara',
  ]);
});

test('an address that was never filled in has no lines', () => {
  expect(addressLines({})).toEqual([]);
});

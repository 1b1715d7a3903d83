import { expect, it } from 'vitest';
import { cubanAddressLine } from './cuban-address-line.ts';
import { cubanAddress } from './recipient.schema.ts';

const place = { province: 'La Habana', municipality: 'Playa' };

it.each([
  [{ street: 'Calle 70', ...place }, 'Calle 70, Playa, La Habana'],
  [
    { street: 'Calle 70', number: '2906', between1: '29', between2: '31', apartment: '3', ...place },
    'Calle 70 No. 2906 Apto 3 e/ 29 y 31, Playa, La Habana',
  ],
  [
    { street: 'Calle 5ta', number: 'No. 12', between1: 'e/ A', neighbourhood: 'Reparto Miramar', ...place },
    'Calle 5ta No. 12 e/ A, Reparto Miramar, Playa, La Habana',
  ],
  [
    { street: 'Avenida 1', building: '4', floor: '2', apartment: '8', locality: 'Alamar', ...place },
    'Avenida 1 Edif. 4 Piso 2 Apto 8, Alamar, Playa, La Habana',
  ],
  [
    { street: 'Calle 39', province: 'Isla de la Juventud', municipality: 'Isla de la Juventud' },
    'Calle 39, Isla de la Juventud',
  ],
])('%o is printed as %s', (address, line) => {
  expect(cubanAddressLine(cubanAddress.parse(address))).toBe(line);
});

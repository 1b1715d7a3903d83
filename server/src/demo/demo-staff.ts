import type { Role } from '#domain/access/roles.ts';
import type { DemoOfficeCode } from './demo-offices.ts';
import type { DemoPerson } from './demo-people.ts';

const firstNames = [
  'Adriana',
  'Boris',
  'Camila',
  'Dayron',
  'Elena',
  'Félix',
  'Gisela',
  'Hugo',
  'Irina',
  'José',
  'Karla',
];
const lastNames = [
  'Acosta',
  'Betancourt',
  'Castellanos',
  'Domínguez',
  'Echevarría',
  'Ferrer',
  'González',
  'Hernández',
  'Ibáñez',
];

const jobs: readonly (readonly [DemoOfficeCode, readonly Role[]])[] = [
  ['HIA', ['Sale', 'Sale', 'Sale', 'Delivery', 'SaleWeb']],
  ['KEN', ['Sale', 'Sale', 'Accounting', 'Pickup', 'Compliance']],
  ['TAM', ['Admin', 'Sale', 'Sale', 'Accounting']],
  ['ORL', ['Admin', 'Sale', 'Delivery']],
  ['HOU', ['Sale', 'SaleWeb', 'Accounting']],
  ['MCG', ['OperationOrigin', 'OperationOrigin', 'Pickup']],
  ['CON', ['OperationOrigin', 'Pickup']],
  ['HAB', ['OperationDestination', 'Delivery', 'TransportCompanyDestination']],
];

export interface DemoStaff extends DemoPerson {
  /** Most are active; some never opened the invitation, some have left. */
  readonly status: 'Active' | 'Invited' | 'Blocked';
}

/** Enough people for explorers to have pages; the same every time. */
export const demoStaff: readonly DemoStaff[] = Array.from({ length: 60 }, (_, index) => staff(index));

function staff(index: number): DemoStaff {
  const firstName = pick(firstNames, index);
  const lastName = pick(lastNames, index);
  const [office, roles] = pick(jobs, index);
  return {
    login: `staff${String(index + 1).padStart(2, '0')}`,
    firstName,
    lastName,
    roles: [pick(roles, Math.floor(index / jobs.length))],
    offices: [office],
    language: index % 3 === 0 ? 'en' : 'es',
    status: index % 13 === 7 ? 'Invited' : index % 17 === 11 ? 'Blocked' : 'Active',
  };
}

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('an empty list has nothing to pick');
  return item;
}

import type { MenuRight } from '#domain/access/menu-right.ts';
import type { Role } from '#domain/access/roles.ts';
import type { DemoOfficeCode } from './demo-offices.ts';

export interface DemoPerson {
  readonly login: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly [Role, ...Role[]];
  /** The first one is the default for login. */
  readonly offices: readonly [DemoOfficeCode, ...DemoOfficeCode[]];
  readonly language?: 'en' | 'es';
  /** Left out: every right. */
  readonly rights?: readonly MenuRight[];
}

/** The password of every demo user; it stands in the README. */
export const demoPassword = 'Giro-demo-2026';

/** At least one login for each role; the head admin comes first and enters everybody else. */
export const demoPeople: readonly DemoPerson[] = [
  person('admin', 'Marta Villalobos', { roles: ['CorporationAdmin'], offices: ['GHO', 'HIA'] }),
  person('corporation-accounting', 'Peter Lindqvist', { roles: ['CorporationAccounting'], offices: ['GHO'] }),
  person('corporation-compliance', 'Dolores Ayala', { roles: ['CorporationCompliance'], offices: ['GHO'] }),
  person('corporation-compliance-aml', 'Samuel Okafor', {
    roles: ['CorporationComplianceAML'],
    offices: ['GHO'],
  }),
  person('corporation-claim', 'Ivette Cárdenas', { roles: ['CorporationClaim'], offices: ['GHO', 'HIA'] }),
  person('corporation-claim-supervisor', 'Graham Whitfield', {
    roles: ['CorporationClaimSupervisor'],
    offices: ['GHO'],
  }),
  person('office-admin', 'Orlando Peña', { roles: ['Admin'], offices: ['HIA', 'KEN'] }),
  person('sale', 'Yaíma Rodríguez', { roles: ['Sale'], offices: ['HIA'] }),
  person('sale-web', 'Kevin Morales', { roles: ['SaleWeb'], offices: ['HIA'] }),
  person('delivery', 'Rolando Fuentes', { roles: ['Delivery'], offices: ['HAB'] }),
  person('pickup', 'Beatriz Llanes', { roles: ['Pickup'], offices: ['HAB', 'MCG'] }),
  person('accounting', 'Teresa Quintana', { roles: ['Accounting'], offices: ['HIA'] }),
  person('compliance', 'Andrés Belmonte', { roles: ['Compliance'], offices: ['HIA'] }),
  person('operation-origin', 'Luis Cabrera', { roles: ['OperationOrigin'], offices: ['MCG', 'CON'] }),
  person('operation-destination', 'Odalys Ramírez', { roles: ['OperationDestination'], offices: ['HAB'] }),
  person('operation-destination-supervisor', 'Reinaldo Sosa', {
    roles: ['OperationDestinationSupervisor'],
    offices: ['HAB'],
  }),
  person('transport-company-destination', 'Mayra Estévez', {
    roles: ['TransportCompanyDestination'],
    offices: ['HAB'],
  }),
  person('proxy-sale', 'Nadia Herrera', { roles: ['Sale'], offices: ['ORL'] }),
  person('proxy-admin', 'Walter Jiménez', { roles: ['Admin'], offices: ['HOU'] }),
  person('provider-admin', 'Caridad Montes', { roles: ['Admin'], offices: ['MCG', 'CON', 'HAB', 'VAR'] }),
  {
    ...person('restricted', 'Ernesto Valdés', { roles: ['Admin'], offices: ['KEN'] }),
    rights: ['ServicesMoneyTransfer', 'ServicesPhoneTopUps', 'SettingsUsers'],
  },
];

/** What the start banner and the README print. */
export const demoLogins = demoPeople.map(({ login, roles, offices }) => ({
  email: `${login}@giro.test`,
  role: roles[0],
  office: offices[0],
}));

function person(login: string, name: string, work: Pick<DemoPerson, 'roles' | 'offices'>): DemoPerson {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { login, firstName, lastName, ...work };
}

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
  person('admin', 'Marta Villalobos', ['CorporationAdmin'], ['GHO', 'HIA']),
  person('corporation-accounting', 'Peter Lindqvist', ['CorporationAccounting'], ['GHO']),
  person('corporation-compliance', 'Dolores Ayala', ['CorporationCompliance'], ['GHO']),
  person('corporation-compliance-aml', 'Samuel Okafor', ['CorporationComplianceAML'], ['GHO']),
  person('corporation-claim', 'Ivette Cárdenas', ['CorporationClaim'], ['GHO', 'HIA']),
  person('corporation-claim-supervisor', 'Graham Whitfield', ['CorporationClaimSupervisor'], ['GHO']),
  person('office-admin', 'Orlando Peña', ['Admin'], ['HIA', 'KEN']),
  person('sale', 'Yaíma Rodríguez', ['Sale'], ['HIA']),
  person('sale-web', 'Kevin Morales', ['SaleWeb'], ['HIA']),
  person('delivery', 'Rolando Fuentes', ['Delivery'], ['HAB']),
  person('pickup', 'Beatriz Llanes', ['Pickup'], ['HAB', 'MCG']),
  person('accounting', 'Teresa Quintana', ['Accounting'], ['HIA']),
  person('compliance', 'Andrés Belmonte', ['Compliance'], ['HIA']),
  person('operation-origin', 'Luis Cabrera', ['OperationOrigin'], ['MCG', 'CON']),
  person('operation-destination', 'Odalys Ramírez', ['OperationDestination'], ['HAB']),
  person('operation-destination-supervisor', 'Reinaldo Sosa', ['OperationDestinationSupervisor'], ['HAB']),
  person('transport-company-destination', 'Mayra Estévez', ['TransportCompanyDestination'], ['HAB']),
  person('proxy-sale', 'Nadia Herrera', ['Sale'], ['ORL']),
  person('proxy-admin', 'Walter Jiménez', ['Admin'], ['HOU']),
  person('provider-admin', 'Caridad Montes', ['Admin'], ['MCG', 'CON']),
  {
    ...person('restricted', 'Ernesto Valdés', ['Admin'], ['KEN']),
    rights: ['ServicesMoneyTransfer', 'ServicesPhoneTopUps', 'SettingsUsers'],
  },
];

/** What the start banner and the README print. */
export const demoLogins = demoPeople.map(({ login, roles, offices }) => ({
  email: `${login}@giro.test`,
  role: roles[0],
  office: offices[0],
}));

function person(
  login: string,
  name: string,
  roles: DemoPerson['roles'],
  offices: DemoPerson['offices'],
): DemoPerson {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { login, firstName, lastName, roles, offices };
}

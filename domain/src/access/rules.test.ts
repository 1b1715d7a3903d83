import { describe, expect, test } from 'vitest';
import { officeTypes } from './office-type.ts';
import { isProviderFor } from './office-rules.ts';
import { roles, type Role } from './roles.ts';
import { type Rule, ruleNames, rules } from './rules.ts';
import { serviceTypes, type ServiceType } from './service-type.ts';
import type { Subject } from './subject.ts';

/**
 * The truth table, written by hand from the rules in words, one line per role and `none`.
 * Letters of what a person is:
 *   A corporation admin · B corporation accounting · C corporation compliance · X AML · K corporation · a admin
 *   s sale · u claim user · v claim supervisor · d delivery · p pickup · t accounting · c compliance · * any
 */
const ofRole: Record<Role | 'none', string> = {
  none: '',
  CorporationAdmin: 'ABCKasdptc*',
  CorporationAccounting: 'BKs*',
  CorporationCompliance: 'CKs*',
  CorporationComplianceAML: 'X*',
  CorporationClaim: 'u*',
  CorporationClaimSupervisor: 'uv*',
  Admin: 'asdptc*',
  Sale: 's*',
  SaleWeb: 's*',
  Delivery: 'd*',
  Pickup: 'p*',
  Accounting: 't*',
  Compliance: 'c*',
  OperationOrigin: '',
  OperationDestination: '',
  OperationDestinationSupervisor: '',
  TransportCompanyDestination: '',
};
const letters = {
  corporationAdmin: 'A',
  corporationAccounting: 'B',
  corporationCompliance: 'C',
  complianceAml: 'X',
  corporation: 'K',
  admin: 'a',
  sale: 's',
  claimUser: 'u',
  claimSupervisor: 'v',
  delivery: 'd',
  pickup: 'p',
  accounting: 't',
  compliance: 'c',
  any: '*',
} as const satisfies Partial<Record<Rule, string>>;

/**
 * What a role is in an office, per office type.
 *   S office sale · P proxy · Q office claim · V office provider
 *   O operation origin · D operation destination · U destination supervisor
 */
const inOffice: Record<Role | 'none', { Regular: string; External: string; Provider: string; None: string }> =
  {
    none: { Regular: 'S', External: 'SP', Provider: 'V', None: '' },
    CorporationAdmin: { Regular: 'S', External: 'SP', Provider: 'V', None: '' },
    CorporationAccounting: { Regular: 'S', External: 'SP', Provider: 'V', None: '' },
    CorporationCompliance: { Regular: 'S', External: 'SP', Provider: 'V', None: '' },
    CorporationComplianceAML: { Regular: '', External: 'P', Provider: '', None: '' },
    CorporationClaim: { Regular: 'Q', External: 'P', Provider: 'V', None: '' },
    CorporationClaimSupervisor: { Regular: 'Q', External: 'P', Provider: 'V', None: '' },
    Admin: { Regular: 'S', External: 'SP', Provider: 'V', None: '' },
    Sale: { Regular: 'S', External: 'SP', Provider: 'V', None: '' },
    SaleWeb: { Regular: 'S', External: 'SP', Provider: 'V', None: '' },
    Delivery: { Regular: 'S', External: 'SP', Provider: 'V', None: '' },
    Pickup: { Regular: 'S', External: 'SP', Provider: 'V', None: '' },
    Accounting: { Regular: 'S', External: 'SP', Provider: 'V', None: '' },
    Compliance: { Regular: 'S', External: 'SP', Provider: 'V', None: '' },
    OperationOrigin: { Regular: 'S', External: 'SP', Provider: 'VO', None: '' },
    OperationDestination: { Regular: 'S', External: 'SP', Provider: 'VD', None: '' },
    OperationDestinationSupervisor: { Regular: 'S', External: 'SP', Provider: 'VDU', None: '' },
    TransportCompanyDestination: { Regular: 'S', External: 'SP', Provider: 'VD', None: '' },
  };
const officeLetters = {
  officeSale: 'S',
  proxyOfficeSale: 'P',
  officeClaim: 'Q',
  officeProvider: 'V',
  operationOrigin: 'O',
  operationDestination: 'D',
  destinationSupervisor: 'U',
} as const satisfies Partial<Record<Rule, string>>;

/** Rules that need a service of the office, and the office rule they stand on. */
const ofService = {
  providerForShipment: 'ShipmentOrder',
  providerForStoreOrder: 'StoreOrder',
  providerForPurchaseOrder: 'PurchaseOrder',
  providerForPassport: 'Passport',
} as const satisfies Partial<Record<Rule, ServiceType>>;

/** The desks: which roles, in which offices, by which service. */
const saleStaff = [
  'CorporationAdmin',
  'CorporationAccounting',
  'CorporationCompliance',
  'Admin',
  'Sale',
  'SaleWeb',
];
const staff = [...saleStaff, 'Delivery', 'Pickup', 'Accounting', 'Compliance'];
const originAndAdmin = ['CorporationAdmin', 'Admin', 'OperationOrigin'];
const destination = ['OperationDestination', 'OperationDestinationSupervisor', 'TransportCompanyDestination'];
const desks = {
  saleDesk: [saleStaff, ['Regular', 'External'], null],
  saleOffice: [staff, ['Regular', 'External'], null],
  providerOffice: [staff, ['Provider'], null],
  storeDesk: [[...saleStaff, 'Pickup'], ['Provider'], 'StoreOrder'],
  purchaseDesk: [originAndAdmin, ['Provider'], 'PurchaseOrder'],
  passportDesk: [originAndAdmin, ['Provider'], 'Passport'],
  shipmentOrigin: [['OperationOrigin'], ['Provider'], 'ShipmentOrder'],
  shipmentDestination: [destination, ['Provider'], 'ShipmentOrder'],
} as const satisfies Partial<
  Record<Rule, readonly [readonly string[], readonly string[], ServiceType | null]>
>;

const cells = (['none', ...roles] as const).flatMap((role) =>
  officeTypes.flatMap((officeType) =>
    // No service, each alone, all of them.
    [[], ...serviceTypes.map((service) => [service]), [...serviceTypes]].map((services) => ({
      role,
      officeType,
      services,
      subject: {
        roles: role === 'none' ? [] : [role],
        roleMenus: [],
        office: { officeType, serviceTypes: services, accessAllowToCustomerInfo: true },
      } satisfies Subject,
    })),
  ),
);
type Cell = (typeof cells)[number];

/** Cells in which a rule answers otherwise than expected. */
function differences(rule: Rule, expected: (cell: Cell) => boolean): string[] {
  return cells
    .filter((cell) => rules[rule](cell.subject) !== expected(cell))
    .map(({ role, officeType, services }) => `${role} · ${officeType} · ${services.join()}`);
}

describe('every role × office type × service', () => {
  test.each(Object.entries(letters))('%s', (rule, letter) => {
    expect(differences(rule as Rule, ({ role }) => ofRole[role].includes(letter))).toEqual([]);
  });

  test.each(Object.entries(officeLetters))('%s', (rule, letter) => {
    const expected = ({ role, officeType }: Cell) => inOffice[role][officeType].includes(letter);
    expect(differences(rule as Rule, expected)).toEqual([]);
  });

  test.each(Object.entries(ofService))('%s', (rule, service) => {
    const expected = ({ role, officeType, services }: Cell) =>
      inOffice[role][officeType].includes('V') && services.includes(service);
    expect(differences(rule as Rule, expected)).toEqual([]);
  });

  test.each(Object.entries(desks))('%s', (rule, [who, where, service]) => {
    const expected = ({ role, officeType, services }: Cell) =>
      (who as readonly string[]).includes(role) &&
      (where as readonly string[]).includes(officeType) &&
      (service === null || services.includes(service));
    expect(differences(rule as Rule, expected)).toEqual([]);
  });

  test('customerInfo is the flag alone, customerDesk the flag and a desk', () => {
    const withoutFlag = ({ subject }: Cell): Subject => ({
      ...subject,
      office: { ...subject.office, accessAllowToCustomerInfo: false },
    });
    expect(differences('customerInfo', () => true)).toEqual([]);
    expect(cells.filter((cell) => rules.customerInfo(withoutFlag(cell)))).toEqual([]);
    expect(cells.filter((cell) => rules.customerDesk(withoutFlag(cell)))).toEqual([]);

    const everywhere = [
      'CorporationAdmin',
      'CorporationAccounting',
      'CorporationCompliance',
      'CorporationComplianceAML',
    ];
    const claims = ['CorporationClaim', 'CorporationClaimSupervisor'];
    const expected = ({ role, officeType }: Cell) =>
      everywhere.includes(role) ||
      (claims.includes(role) && officeType === 'Regular') ||
      (staff.includes(role) && officeType !== 'None');
    expect(differences('customerDesk', expected)).toEqual([]);
  });

  test('no rule is missing from the table', () => {
    const stated = [letters, officeLetters, ofService, desks].flatMap((part) => Object.keys(part));
    expect([...stated, 'customerInfo', 'customerDesk'].sort()).toEqual([...ruleNames].sort());
  });
});

test('a provider is one for exactly the services of its office', () => {
  for (const { role, officeType, services, subject } of cells) {
    for (const service of serviceTypes) {
      const expected = inOffice[role][officeType].includes('V') && services.includes(service);
      expect(isProviderFor(subject, service)).toBe(expected);
    }
  }
});

describe('roles together', () => {
  const at = (officeType: (typeof officeTypes)[number], ...held: Role[]): Subject => ({
    roles: held,
    roleMenus: [],
    office: { officeType, serviceTypes, accessAllowToCustomerInfo: true },
  });

  test('a claim user who also sells is a sales user and no claim user', () => {
    for (const seller of ['Sale', 'SaleWeb', 'Admin', 'CorporationAdmin', 'CorporationCompliance'] as const) {
      const subject = at('Regular', 'CorporationClaimSupervisor', seller);
      expect(rules.claimUser(subject) || rules.claimSupervisor(subject) || rules.officeClaim(subject)).toBe(
        false,
      );
      expect(rules.officeSale(subject)).toBe(true);
    }
    expect(rules.claimUser(at('Regular', 'CorporationClaim', 'Delivery'))).toBe(true);
  });

  test('AML keeps even the corporation admin out of sale and provider work', () => {
    for (const officeType of officeTypes) {
      const subject = at(officeType, 'CorporationAdmin', 'CorporationComplianceAML');
      expect(rules.officeSale(subject) || rules.officeProvider(subject) || rules.saleDesk(subject)).toBe(
        false,
      );
      expect(rules.corporation(subject)).toBe(true);
    }
  });

  test('without an office no office rule holds', () => {
    const subject: Subject = { roles, roleMenus: [], office: null };
    const named = [...Object.keys(officeLetters), ...Object.keys(ofService), ...Object.keys(desks)] as Rule[];
    expect([...named, 'customerInfo' as const].filter((rule) => rules[rule](subject))).toEqual([]);
  });
});

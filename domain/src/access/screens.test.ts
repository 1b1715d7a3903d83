import { describe, expect, test } from 'vitest';
import { mayCall } from './access.ts';
import { menuRights, type MenuRight } from './menu-right.ts';
import type { OfficeType } from './office-type.ts';
import { roles, type Role } from './roles.ts';
import { activityScopes, screenOf, screens } from './screens.ts';
import { screenGroups } from './screens/screen.ts';
import { serviceTypes, type ServiceType } from './service-type.ts';
import type { Subject } from './subject.ts';

/** Every route of the specification, by its place there. */
const specified = `
/ /dashboard /dummy /server /login /2fa?code /activate/{token} /reset /office/select /profile /activitylog/{scope}
/customers/paper/{id} /customers/create
/services/cards /services/cards/create /services/cards/edit/{id} /services/cards/paper/{id}
/services/transfers /services/transfers/create /services/transfers/edit/{id} /services/transfers/paper/{id}
/accounting/sales/explorer /accounting/commissions/summary /accounting/commissions/explorer /accounting/rewards/explorer
/accounting/expenses/summary/basic /accounting/expenses/summary/proxy /accounting/expenses/explorer/{scope}
/accounting/profit/explorer/ /accounting/invoice/explorer/ /accounting/invoice/{id}
/settings/notices /settings/users /settings/offices /settings/offices/fund /settings/offices/payment_gateway
/settings/offices/fund/{id} /settings/moneytransfer /settings/miscellaneous /settings/shipment
/settings/shipment-picker-location /settings/shipment-trasportation-office /settings/shipment-dictionary/{type}
/settings/shipment-customs-categories /settings/inventory /settings/shopping /settings/shopping/proxy
/settings/shopping/provider /settings/passport /settings/travel /settings/flight /settings/notifications
/settings/holdrules /settings/coupons /settings/coupon/{id} /settings/reports
/services/topups /services/topups/create/{subcategoryId} /services/topups/paper/{id}
/services/miscellany /services/miscellany/create/{subcategoryId} /services/miscellany/paper/{id}
/services/miscellany/create-visa/{subcategoryId} /services/miscellany/paper-visa/{id}
/services/miscellany/create-consent/{subcategoryId} /services/miscellany/paper-consent/{id}
/services/miscellany/create-storeorder/{subcategoryId} /services/miscellany/paper-storeorder/{id}
/claims
/services/shopping /services/shopping/products /services/shopping/create /services/shopping/paper/{id}
/services/shopping/Shoppingmasterpaper/{id}
/services/shipments /services/shipments/create /services/shipments/paper/{id} /services/shipments/edit/{id}
/services/shipments/shopping /services/shipments/shopping-create
/services/passport /services/passport/create /services/passport/paper/{id} /services/passport/edit/{id}
/services/passport/camera/{id} /services/passport/camerainfo
/services/travel /services/travel/rentcargraph /services/travel/flightticketcreate
/services/travel/flightticketedit/{id} /services/travel/flightticketpaper/{id}
/services/travel/flightticketmasterpaper/{id} /services/travel/accommodationcreate
/services/travel/accommodationpaper/{id} /services/travel/carcreate /services/travel/carpaper/{id}
/operations/shipments/store /operations/store/inventory
/operations/manifests /operations/manifests/edit/{id?} /operations/manifests/paper/{id}
/operations/manifests/arrived-at-destination/{id}
/operations/purchases /operations/purchases/create /operations/purchases/edit/{id?} /operations/purchases/paper/{id}
/operations/passport /operations/passportsubmanifest/edit/{id?} /operations/passportsubmanifest/paper/{id}
/operations/returnmanifest/edit/{id?} /operations/returnmanifest/paper/{id}
/operations/passportmanifest /operations/passportmanifest/edit/{id?} /operations/passportmanifest/paper/{id}
/compliance /analytic`
  .trim()
  .split(/\s+/);

interface Person {
  readonly roles: readonly Role[];
  readonly officeType: OfficeType;
  readonly services?: readonly ServiceType[];
  readonly rights?: readonly MenuRight[];
}

function subjectOf({ roles: held, officeType, services = serviceTypes, rights = [] }: Person): Subject {
  const office = { officeType, serviceTypes: services, accessAllowToCustomerInfo: true };
  return { roles: held, roleMenus: rights, office };
}

function menuOf(person: Person): string[] {
  const subject = subjectOf(person);
  return screens
    .filter(({ menu, access }) => menu && mayCall(access, subject).allowed)
    .map(({ path }) => path);
}

describe('the list', () => {
  test('has every specified route and no other', () => {
    expect(screens.map(({ path }) => path).sort()).toEqual([...specified].sort());
  });

  test('names and paths are unique', () => {
    expect(new Set(screens.map(({ name }) => name)).size).toBe(screens.length);
    expect(new Set(screens.map(({ path }) => path)).size).toBe(screens.length);
    for (const screen of screens) expect(screenOf(screen.name)).toBe(screen);
  });

  test('only these are open to the world', () => {
    const open = screens.filter(({ access }) => access.who === 'public').map(({ path }) => path);
    expect(open).toEqual([
      '/login',
      '/2fa?code',
      '/activate/{token}',
      '/reset',
      '/services/passport/camera/{id}',
      '/services/passport/camerainfo',
    ]);
  });

  test('an entry of the menu needs no parameter, and its title stands once in its group', () => {
    const entries = screens.filter(({ menu }) => menu);
    expect(entries.filter(({ path }) => /[{?]/.test(path))).toEqual([]);
    for (const group of screenGroups) {
      for (const language of ['en', 'es'] as const) {
        const titles = entries.filter((entry) => entry.group === group).map(({ title }) => title[language]);
        expect(titles.length).toBeGreaterThan(0);
        expect(new Set(titles).size).toBe(titles.length);
      }
    }
  });

  test('every right opens a screen; AccountingExpenses alone is named without one', () => {
    const used = new Set(screens.flatMap(({ access }) => ('rights' in access ? access.rights : [])));
    expect(menuRights.filter((right) => !used.has(right))).toEqual(['AccountingExpenses']);
  });

  test('everybody can open the own things, whatever the rights', () => {
    for (const role of roles) {
      const subject = subjectOf({ roles: [role], officeType: 'None', rights: ['Analytic'] });
      for (const name of ['app.dashboard', 'profile', 'office.select'] as const) {
        expect(mayCall(screenOf(name).access, subject).allowed).toBe(true);
      }
    }
  });
});

test.each<[string, readonly MenuRight[]]>([
  ['/accounting/sales/explorer', ['AccountingSales']],
  ['/accounting/commissions/summary', ['AccountingCommissions']],
  ['/accounting/commissions/explorer', ['AccountingCommissions']],
  ['/accounting/rewards/explorer', ['AccountingRewards']],
  ['/accounting/expenses/summary/basic', ['AccountingProvidersPayments']],
  ['/accounting/expenses/summary/proxy', ['AccountingAgenciesPayments']],
  ['/accounting/expenses/explorer/{scope}', ['AccountingProvidersPayments', 'AccountingAgenciesPayments']],
  ['/accounting/profit/explorer/', ['AccountingNetIncome']],
  ['/accounting/invoice/explorer/', ['AccountingInvoicesBills']],
])('%s opens with %s and no other right', (path, rights) => {
  const screen = screens.find((one) => one.path === path);
  const opens = menuRights.filter((right) => {
    const subject = subjectOf({ roles: ['Accounting'], officeType: 'Regular', rights: [right] });
    return screen !== undefined && mayCall(screen.access, subject).allowed;
  });
  expect(opens.toSorted()).toEqual([...rights].sort());
});

test.each<[Role, boolean]>([
  ['CorporationAdmin', true],
  ['CorporationAccounting', true],
  ['CorporationCompliance', true],
  ['CorporationComplianceAML', true],
  ['CorporationClaim', true],
  ['CorporationClaimSupervisor', true],
  ['Admin', false],
  ['Sale', false],
  ['Compliance', false],
  ['OperationOrigin', false],
])('%s reads a transfer from an office that handles none: %s', (role, reads) => {
  const subject = subjectOf({ roles: [role], officeType: 'Regular', services: ['Passport'] });
  expect(mayCall(screenOf('services.transfers.paper').access, subject).allowed).toBe(reads);
});

describe('the menu', () => {
  const base = ['/dashboard'];

  test.each<[string, Person, string[]]>([
    [
      'a seller of transfers and passports',
      { roles: ['Sale'], officeType: 'Regular', services: ['MoneyTransfer', 'Passport'] },
      ['/services/transfers', '/services/passport', '/claims'],
    ],
    [
      'the same with a list of rights',
      {
        roles: ['Sale'],
        officeType: 'External',
        services: ['MoneyTransfer', 'Passport'],
        rights: ['ServicesPassports'],
      },
      ['/services/passport'],
    ],
    ['a claim user', { roles: ['CorporationClaim'], officeType: 'Regular' }, ['/claims']],
    ['a claim user in a proxy office', { roles: ['CorporationClaim'], officeType: 'External' }, []],
    [
      'AML',
      { roles: ['CorporationComplianceAML'], officeType: 'Regular' },
      ['/compliance', '/settings/holdrules'],
    ],
    [
      'origin of shipments and passports',
      { roles: ['OperationOrigin'], officeType: 'Provider', services: ['ShipmentOrder', 'Passport'] },
      ['/operations/manifests', '/operations/passport', '/operations/passportmanifest'],
    ],
    ['origin in a sale office', { roles: ['OperationOrigin'], officeType: 'Regular' }, []],
    [
      'the transport company',
      { roles: ['TransportCompanyDestination'], officeType: 'Provider', services: ['ShipmentOrder'] },
      ['/operations/manifests'],
    ],
    [
      'the counter of a store',
      { roles: ['Pickup'], officeType: 'Provider', services: ['StoreOrder'] },
      ['/services/miscellany', '/operations/shipments/store', '/operations/store/inventory', '/claims'],
    ],
    ['nobody in particular', { roles: [], officeType: 'Regular' }, []],
  ])('%s', (_, person, expected) => {
    expect(menuOf(person)).toEqual([...base, ...expected]);
  });

  test('the corporation admin sees all of it, from any office', () => {
    const entries = screens.filter(({ menu }) => menu).map(({ path }) => path);
    expect(menuOf({ roles: ['CorporationAdmin'], officeType: 'Regular', services: [] })).toEqual(entries);
  });

  test('an admin of an office sees no corporation settings', () => {
    const settings = menuOf({ roles: ['Admin'], officeType: 'Regular' }).filter((path) =>
      path.startsWith('/settings'),
    );
    expect(settings).toEqual([
      '/settings/users',
      '/settings/offices',
      '/settings/offices/fund',
      '/settings/reports',
    ]);
  });
});

test.each<[Role, string, OfficeType?]>([
  ['CorporationAdmin', 'me office all orders customers settings security'],
  ['CorporationAccounting', 'me orders settings'],
  ['CorporationCompliance', 'me all orders customers settings'],
  ['CorporationComplianceAML', 'me customers'],
  ['Admin', 'me office orders customers settings'],
  ['Accounting', 'me orders'],
  ['Compliance', 'me orders customers'],
  ['Sale', 'me'],
  ['OperationOrigin', 'me', 'Provider'],
  ['OperationOrigin', '', 'Regular'],
])('%s reads of the activity log: %s', (role, expected, officeType = 'Regular') => {
  const subject = subjectOf({ roles: [role], officeType });
  const readable = Object.entries(activityScopes).filter(([, access]) => mayCall(access, subject).allowed);
  expect(readable.map(([scope]) => scope).join(' ')).toBe(expected);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Access, type GuardedAccess, mayCall } from './access.ts';
import { menuRights } from './menu-right.ts';
import { officeTypes } from './office-type.ts';
import { roles } from './roles.ts';
import { type Rule, ruleNames, rules } from './rules.ts';
import { serviceTypes } from './service-type.ts';
import type { Subject } from './subject.ts';

const regular = {
  officeType: 'Regular',
  serviceTypes: ['MoneyTransfer'],
  accessAllowToCustomerInfo: true,
} as const;
const seller: Subject = { roles: ['Sale'], roleMenus: [], office: regular };

const anyOffice = fc.record({
  officeType: fc.constantFrom(...officeTypes),
  serviceTypes: fc.subarray([...serviceTypes]),
  accessAllowToCustomerInfo: fc.boolean(),
});
const anySubject: fc.Arbitrary<Subject> = fc.record({
  roles: fc.subarray([...roles]),
  roleMenus: fc.oneof(fc.constant([]), fc.subarray([...menuRights])),
  office: fc.option(anyOffice),
});
const anyAccess: fc.Arbitrary<GuardedAccess> = fc.record(
  {
    who: fc.subarray(ruleNames, { minLength: 1 }),
    rights: fc.subarray([...menuRights], { minLength: 1 }),
    services: fc.subarray([...serviceTypes], { minLength: 1 }),
  },
  { requiredKeys: ['who'] },
);

describe('what mayCall says', () => {
  const sells: Access = { who: ['saleDesk'], rights: ['ServicesMoneyTransfer'], services: ['MoneyTransfer'] };

  test.each<[string, Subject, string]>([
    ['all of it fits', seller, 'allowed'],
    [
      'one of the rights is in the list',
      { ...seller, roleMenus: ['Claims', 'ServicesMoneyTransfer'] },
      'allowed',
    ],
    ['none of the rights is in the list', { ...seller, roleMenus: ['Claims'] }, 'menu-right-missing'],
    ['another role', { ...seller, roles: ['Delivery'] }, 'not-your-role'],
    ['no role at all', { ...seller, roles: [] }, 'not-your-role'],
    [
      'the right is missing as well as the role',
      { ...seller, roles: [], roleMenus: ['Claims'] },
      'not-your-role',
    ],
    [
      'an office of another type',
      { ...seller, office: { ...regular, officeType: 'Provider' } },
      'wrong-office',
    ],
    [
      'an office without the service',
      { ...seller, office: { ...regular, serviceTypes: ['Passport'] } },
      'wrong-office',
    ],
    ['no office', { ...seller, office: null }, 'wrong-office'],
    [
      'the corporation sells without the service',
      { ...seller, roles: ['CorporationAccounting'], office: { ...regular, serviceTypes: [] } },
      'allowed',
    ],
  ])('%s', (_, subject, expected) => {
    const verdict = mayCall(sells, subject);
    expect(verdict.allowed ? 'allowed' : verdict.code).toBe(expected);
  });

  test('several rules are alternatives', () => {
    const access: Access = { who: ['providerOffice', 'saleOffice'] };
    expect(mayCall(access, seller).allowed).toBe(true);
    expect(mayCall({ who: [] }, seller).allowed).toBe(false);
  });

  test('public and session ask for neither role nor office nor right', () => {
    const nobody: Subject = { roles: [], roleMenus: ['Claims'], office: null };
    expect(mayCall({ who: 'public' }, nobody).allowed).toBe(true);
    expect(mayCall({ who: 'session' }, nobody).allowed).toBe(true);
  });
});

describe('whatever is asked of whomever', () => {
  const allowed = (access: Access, subject: Subject) => mayCall(access, subject).allowed;
  const holds = (property: fc.IProperty<[GuardedAccess, Subject]>) => fc.assert(property, { numRuns: 1000 });

  test('the empty menu list allows whatever any list allows', () => {
    holds(
      fc.property(anyAccess, anySubject, (access, subject) => {
        const all = allowed(access, { ...subject, roleMenus: [] });
        expect(all).toBe(allowed({ ...access, rights: undefined }, subject));
        if (allowed(access, subject)) expect(all).toBe(true);
      }),
    );
  });

  test('a longer list of rights, services or rules never takes anything away', () => {
    fc.assert(
      fc.property(
        anyAccess,
        anySubject,
        fc.constantFrom(...menuRights),
        fc.constantFrom(...serviceTypes),
        fc.constantFrom(...ruleNames),
        (access, subject, right, service, rule) => {
          if (!allowed(access, subject)) return;
          const { roleMenus, office } = subject;
          // Only a list that has an entry gets another: the first entry of an empty one restricts.
          const rights = roleMenus.length === 0 ? [] : [...roleMenus, right];
          const wider = office && { ...office, serviceTypes: [...office.serviceTypes, service] };
          expect(allowed(access, { ...subject, roleMenus: rights, office: wider })).toBe(true);
          expect(allowed({ ...access, who: [...access.who, rule] }, subject)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('a refusal names what would have helped', () => {
    holds(
      fc.property(anyAccess, anySubject, (access, subject) => {
        const verdict = mayCall(access, subject);
        if (verdict.allowed) return;
        const everyRight: Subject = { ...subject, roleMenus: [] };
        const elsewhere = officeTypes.some((officeType) =>
          allowed(access, {
            ...everyRight,
            office: { officeType, serviceTypes, accessAllowToCustomerInfo: true },
          }),
        );
        if (verdict.code === 'menu-right-missing') expect(allowed(access, everyRight)).toBe(true);
        else {
          expect(allowed(access, everyRight)).toBe(false);
          expect(elsewhere).toBe(verdict.code === 'wrong-office');
        }
      }),
    );
  });
});

describe('implications, whatever else a person is', () => {
  const implied: [Rule, Rule[]][] = [
    ['corporationAdmin', ['corporationAccounting', 'corporationCompliance', 'corporation', 'admin']],
    ['admin', ['sale', 'delivery', 'pickup', 'accounting', 'compliance']],
    ['corporation', ['sale', 'any']],
    ['sale', ['any']],
    ['claimSupervisor', ['claimUser']],
    ['claimUser', ['any']],
    ['complianceAml', ['any']],
    ['destinationSupervisor', ['operationDestination']],
    ['saleDesk', ['saleOffice', 'sale', 'officeSale']],
    ['providerForShipment', ['officeProvider']],
    ['customerDesk', ['customerInfo']],
  ];
  const excluded: [Rule, Rule[]][] = [
    ['sale', ['claimUser', 'claimSupervisor', 'officeClaim']],
    ['officeSale', ['claimUser', 'complianceAml', 'officeProvider']],
    ['officeProvider', ['complianceAml', 'officeSale', 'proxyOfficeSale']],
  ];

  test.each(implied)('%s means %s', (rule, others) => {
    fc.assert(
      fc.property(anySubject, (subject) => {
        if (rules[rule](subject)) expect(others.filter((other) => !rules[other](subject))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test.each(excluded)('%s rules out %s', (rule, others) => {
    fc.assert(
      fc.property(anySubject, (subject) => {
        if (rules[rule](subject)) expect(others.filter((other) => rules[other](subject))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('the operation roles come from nobody else', () => {
    const operations = roles.filter((role) => /^(Operation|Transport)/.test(role));
    const others = roles.filter((role) => !operations.includes(role));
    for (const officeType of officeTypes) {
      const office = { officeType, serviceTypes, accessAllowToCustomerInfo: true };
      const subject: Subject = { roles: others, roleMenus: [], office };
      expect(rules.operationOrigin(subject) || rules.operationDestination(subject)).toBe(false);
    }
  });
});

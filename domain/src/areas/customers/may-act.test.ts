import { describe, expect, it } from 'vitest';
import type { Role } from '../../access/roles.ts';
import type { Subject } from '../../access/subject.ts';
import type { CustomerAction } from './customer.values.ts';
import { customerActions } from './customer.values.ts';
import type { ActedCustomer } from './may-act.ts';
import { customerRefusal } from './may-act.ts';

const plain: ActedCustomer = { mergedInto: null, isBlocked: false, hasTaxId: true };

function subject(role: Role, isOpen = true): Subject {
  const office = { officeType: 'Regular', serviceTypes: [], accessAllowToCustomerInfo: isOpen } as const;
  return { roles: [role], roleMenus: [], office };
}

function possible(who: Subject, customer: ActedCustomer = plain): CustomerAction[] {
  return customerActions.filter((action) => customerRefusal(who, customer, action) === null);
}

describe('what may be done to a customer', () => {
  it.each([
    ['Sale', ['Edit']],
    ['Admin', ['Edit', 'SetLevel', 'Block', 'Merge', 'RevealTaxId']],
    ['Compliance', ['Block', 'RevealTaxId']],
    ['CorporationCompliance', ['Edit', 'SetLevel', 'Block', 'Merge', 'RevealTaxId']],
    ['CorporationComplianceAML', ['Block', 'RevealTaxId']],
    ['CorporationClaim', []],
    ['Delivery', []],
    ['OperationOrigin', []],
  ] as const)('by %s', (role, actions) => {
    expect(possible(subject(role))).toEqual(actions);
  });

  it('in an office that sees masked: nothing that needs or shows the data', () => {
    expect(possible(subject('Admin', false))).toEqual(['SetLevel', 'Block']);
  });

  it('to one who is blocked, merged or has no tax number', () => {
    const chief = subject('CorporationCompliance');
    expect(possible(chief, { ...plain, isBlocked: true })).toEqual(
      expect.arrayContaining(['Unblock', 'Edit']),
    );
    expect(possible(chief, { ...plain, isBlocked: true })).not.toContain('Block');
    expect(possible(chief, { ...plain, hasTaxId: false })).not.toContain('RevealTaxId');
    expect(possible(chief, { ...plain, mergedInto: 'C-000002' })).toEqual([]);
    expect(customerRefusal(chief, { ...plain, mergedInto: 'C-000002' }, 'Edit')).toEqual({
      code: 'customer-merged',
      params: { number: 'C-000002' },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { roles } from '../../access/roles.ts';
import type { ManagedUser, UserEditor } from './may-manage.ts';
import { givableRoles, isCorporationRole, rightNotHeld, userActions, userRefusal } from './may-manage.ts';

const admin: UserEditor = { id: '1', roles: ['Admin'], roleMenus: [], officeIds: ['10', '11'] };
const corporate: UserEditor = { id: '2', roles: ['CorporationAdmin'], roleMenus: [], officeIds: ['10'] };
const seller: ManagedUser = { id: '3', status: 'Active', roles: ['Sale'], officeIds: ['10'] };

describe('userRefusal', () => {
  it('keeps every corporation role from an office admin, and none from the corporation admin', () => {
    for (const role of roles) {
      const user = { ...seller, roles: [role] };
      expect(userRefusal(admin, user, 'Edit')).toEqual(
        isCorporationRole(role) ? { code: 'not-your-role' } : null,
      );
      expect(userRefusal(corporate, user, 'Edit')).toBeNull();
    }
  });

  it('lets an office admin reach only people who work in none but their offices', () => {
    expect(userRefusal(admin, { ...seller, officeIds: ['10', '11'] }, 'Block')).toBeNull();
    expect(userRefusal(admin, { ...seller, officeIds: ['10', '12'] }, 'Block')).toEqual({
      code: 'user-of-other-offices',
    });
    expect(userRefusal(corporate, { ...seller, officeIds: ['12'] }, 'Block')).toBeNull();
  });

  it('lets people edit themselves and nothing else', () => {
    const self = { ...seller, id: corporate.id };
    const possible = userActions.filter((action) => userRefusal(corporate, self, action) === null);
    expect(possible).toEqual(['Edit']);
  });

  it.each([
    ['Invited', ['Edit', 'Block', 'Invite']],
    ['Active', ['Edit', 'Block', 'ResetTwoFactor']],
    ['Blocked', ['Edit', 'Unblock', 'ResetTwoFactor']],
  ] as const)('knows what is possible with somebody %s', (status, possible) => {
    const user = { ...seller, status };
    expect(userActions.filter((action) => userRefusal(corporate, user, action) === null)).toEqual(possible);
  });
});

describe('what may be given', () => {
  it('leaves the corporation roles to the corporation admin', () => {
    expect(givableRoles(corporate, roles)).toEqual(roles);
    expect(givableRoles(admin, roles)).toEqual(roles.filter((role) => !role.startsWith('Corporation')));
  });

  it('is never more than the giver holds; an empty list holds everything', () => {
    const limited: UserEditor = { ...admin, roleMenus: ['Claims', 'SettingsUsers'] };
    expect(rightNotHeld(admin, [])).toBeNull();
    expect(rightNotHeld(limited, [])).toBe('all');
    expect(rightNotHeld(limited, ['Claims'])).toBeNull();
    expect(rightNotHeld(limited, ['Claims', 'Analytic'])).toBe('Analytic');
  });
});

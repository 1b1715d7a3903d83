import type { MenuRight } from '../../access/menu-right.ts';
import type { Role } from '../../access/roles.ts';
import type { UserStatus } from './user.values.ts';

/** Who edits: what of them decides how far they reach. */
export interface UserEditor {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly roleMenus: readonly MenuRight[];
  readonly officeIds: readonly string[];
}

/** Whom they edit. */
export interface ManagedUser {
  readonly id: string;
  readonly status: UserStatus;
  readonly roles: readonly Role[];
  readonly officeIds: readonly string[];
}

export const userActions = ['Edit', 'Block', 'Unblock', 'Invite', 'ResetTwoFactor'] as const;
export type UserAction = (typeof userActions)[number];

export type UserRefusal = {
  readonly code: 'not-your-role' | 'user-of-other-offices' | 'not-yourself' | 'not-in-this-status';
  readonly params?: Readonly<Record<string, string>>;
};

const statusesOf: Readonly<Record<UserAction, readonly UserStatus[]>> = {
  Edit: ['Invited', 'Active', 'Blocked'],
  Block: ['Invited', 'Active'],
  Unblock: ['Blocked'],
  Invite: ['Invited'],
  ResetTwoFactor: ['Active', 'Blocked'],
};

export function isCorporationRole(role: Role): boolean {
  return role.startsWith('Corporation');
}

/**
 * Why an action on a user is not possible, or null. An office admin reaches only people without a corporation role
 * who work in no office but the admin's own: whoever may change the address of an account could take it over.
 */
export function userRefusal(editor: UserEditor, user: ManagedUser, action: UserAction): UserRefusal | null {
  if (!editor.roles.includes('CorporationAdmin')) {
    if (user.roles.some(isCorporationRole)) return { code: 'not-your-role' };
    if (user.officeIds.some((id) => !editor.officeIds.includes(id))) return { code: 'user-of-other-offices' };
  }
  if (action !== 'Edit' && editor.id === user.id) return { code: 'not-yourself' };
  if (!statusesOf[action].includes(user.status)) {
    return { code: 'not-in-this-status', params: { status: user.status } };
  }
  return null;
}

/** The roles somebody may give; an office admin none of the corporation's. */
export function givableRoles(editor: UserEditor, all: readonly Role[]): Role[] {
  return editor.roles.includes('CorporationAdmin')
    ? [...all]
    : all.filter((role) => !isCorporationRole(role));
}

/** The first right of a list that the editor does not hold; null when all are theirs. Empty lists mean every right. */
export function rightNotHeld(editor: UserEditor, given: readonly MenuRight[]): MenuRight | 'all' | null {
  if (editor.roleMenus.length === 0) return null;
  if (given.length === 0) return 'all';
  return given.find((right) => !editor.roleMenus.includes(right)) ?? null;
}

import { menuRights } from '../../access/menu-right.ts';
import { roles } from '../../access/roles.ts';
import { defineExplorer } from '../../kernel/explorer.ts';
import { languages, twoFactorMethods, userStatuses } from './user.values.ts';
import type { UserRow } from './users.rows.ts';

/** `admin` holds for corporation admins too; an office admin meets only the people of their own offices. */
export const usersAccess = { who: ['admin'], rights: ['SettingsUsers'] } as const;

export const usersExplorer = defineExplorer<UserRow>()({
  name: 'users',
  path: '/api/settings/users',
  access: usersAccess,
  defaultSort: 'name',
  hasSearch: true,
  columns: {
    name: { kind: 'text', width: 190 },
    email: { kind: 'text', width: 230 },
    roles: { kind: 'enum', values: roles, isList: true, width: 220 },
    offices: { kind: 'text', width: 130 },
    status: { kind: 'enum', values: userStatuses, width: 110 },
    language: { kind: 'enum', values: languages, width: 100 },
    twoFactor: { kind: 'enum', values: twoFactorMethods, width: 110 },
    lastLoginAt: { kind: 'instant', width: 176 },
    createdAt: { kind: 'instant', width: 176 },
    phone: { kind: 'text', width: 140, hidden: true },
    rights: { kind: 'enum', values: menuRights, isList: true, width: 220, hidden: true },
  },
} as const);

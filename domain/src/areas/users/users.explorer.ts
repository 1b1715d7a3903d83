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
  // What is shown at first fits beside the menu at 1440 px: 1,158 px with the checkboxes.
  columns: {
    name: { kind: 'text', width: 165 },
    email: { kind: 'text', width: 190 },
    roles: { kind: 'enum', values: roles, isList: true, width: 175 },
    offices: { kind: 'text', width: 100 },
    status: { kind: 'enum', values: userStatuses, width: 105 },
    language: { kind: 'enum', values: languages, width: 90 },
    twoFactor: { kind: 'enum', values: twoFactorMethods, width: 115 },
    lastLoginAt: { kind: 'instant', width: 165 },
    createdAt: { kind: 'instant', width: 176, hidden: true },
    phone: { kind: 'text', width: 140, hidden: true },
    rights: { kind: 'enum', values: menuRights, isList: true, width: 220, hidden: true },
  },
} as const);

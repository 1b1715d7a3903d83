import { z } from 'zod';
import { menuRights } from '../../access/menu-right.ts';
import { roles } from '../../access/roles.ts';
import { instant } from '../../kernel/wire.ts';
import { languages, twoFactorMethods, userStatuses } from './user.values.ts';

export const userRow = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  /** Codes, the default office first. */
  offices: z.string(),
  status: z.enum(userStatuses),
  language: z.enum(languages),
  twoFactor: z.enum(twoFactorMethods),
  lastLoginAt: instant.nullable(),
  createdAt: instant,
  phone: z.string(),
  /** Empty: every right. */
  rights: z.array(z.enum(menuRights)),
});
export type UserRow = z.infer<typeof userRow>;

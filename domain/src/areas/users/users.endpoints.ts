import { z } from 'zod';
import { menuRights } from '../../access/menu-right.ts';
import { officeTypes } from '../../access/office-type.ts';
import { roles } from '../../access/roles.ts';
import { bulkBase, bulkPreview } from '../../kernel/bulk.ts';
import { endpoints } from '../../kernel/endpoint.ts';
import { explorerEndpoints } from '../../kernel/explorer.endpoints.ts';
import { created, id, idParams, instant, text } from '../../kernel/wire.ts';
import { userActions } from './may-manage.ts';
import { languages, twoFactorMethods, userStatuses } from './user.values.ts';
import { rightsChoice, userInput } from './user.schema.ts';
import { usersAccess as access, usersExplorer } from './users.explorer.ts';
import { userRow } from './users.rows.ts';

const officeChoice = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  officeType: z.enum(officeTypes),
  isActive: z.boolean(),
});

export const userPaper = z.object({
  id: z.string(),
  version: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  status: z.enum(userStatuses),
  roles: z.array(z.enum(roles)),
  rights: rightsChoice,
  language: z.enum(languages),
  offices: z.array(officeChoice.extend({ isDefault: z.boolean() })),
  security: z.object({
    twoFactor: z.enum(twoFactorMethods),
    recoveryCodesLeft: z.number(),
    hasPassword: z.boolean(),
    passwordChangedAt: instant.nullable(),
    lastLoginAt: instant.nullable(),
    failedLogins: z.number(),
    lockedUntil: instant.nullable(),
    sessions: z.number(),
    invitationExpiresAt: instant.nullable(),
  }),
  createdAt: instant,
  updatedAt: instant,
  /** Every action with whether it is possible now and, if not, why. */
  actions: z.array(
    z.object({ action: z.enum(userActions), allowed: z.boolean(), reason: z.string().nullable() }),
  ),
});
export type UserPaper = z.infer<typeof userPaper>;

const reasonBody = z.strictObject({ reason: text(300) });
const act = { access, params: idParams, ifMatch: true, idempotent: true, reply: created } as const;

/** Bulk actions of users, in the words of the seed. */
export const userBulkBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('Activate'), ...bulkBase }),
  z.strictObject({ action: z.literal('Deactivate'), ...bulkBase }),
  z.strictObject({ action: z.literal('AddOffices'), ...bulkBase, officeIds: z.array(id).min(1).max(500) }),
  z.strictObject({ action: z.literal('RemoveOffices'), ...bulkBase, officeIds: z.array(id).min(1).max(500) }),
]);
export type UserBulkBody = z.output<typeof userBulkBody>;

export const usersEndpoints = {
  ...explorerEndpoints(usersExplorer, userRow),
  ...endpoints({
    'GET /api/settings/users/{id}': { summary: 'One user', access, params: idParams, reply: userPaper },
    'GET /api/settings/users/options': {
      summary: 'Offices, roles and rights that I may give',
      access,
      reply: z.object({
        offices: z.array(officeChoice),
        roles: z.array(z.enum(roles)),
        rights: z.array(z.enum(menuRights)),
        /** Whether I may give "all rights". */
        canGiveAll: z.boolean(),
      }),
    },
    'POST /api/settings/users': {
      summary: 'New user; the invitation goes out by mail',
      access,
      body: userInput,
      idempotent: true,
      reply: created,
    },
    'PUT /api/settings/users/{id}': {
      summary: 'Edit a user',
      access,
      params: idParams,
      body: userInput,
      ifMatch: true,
      reply: created,
    },
    'POST /api/settings/users/{id}/block': { ...act, summary: 'Block a user', body: reasonBody },
    'POST /api/settings/users/{id}/unblock': {
      ...act,
      summary: 'Let a blocked user in again',
      body: reasonBody,
    },
    'POST /api/settings/users/{id}/invite': { ...act, summary: 'Send the invitation again' },
    'POST /api/settings/users/{id}/reset-two-factor': {
      ...act,
      summary: 'Take the second factor of somebody who lost it away',
      body: reasonBody,
    },
    'POST /api/settings/users/bulk/dry-run': {
      summary: 'What a bulk action would do to users',
      access,
      body: userBulkBody,
      reply: bulkPreview,
    },
    'POST /api/settings/users/bulk': {
      summary: 'Bulk action on users',
      access,
      body: userBulkBody,
      idempotent: true,
      reply: created,
    },
  }),
};

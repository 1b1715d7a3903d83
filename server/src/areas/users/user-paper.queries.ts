import { menuRights } from '#domain/access/menu-right.ts';
import type { OfficeType } from '#domain/access/office-type.ts';
import { roles } from '#domain/access/roles.ts';
import { givableRoles, rightNotHeld, userActions, userRefusal } from '#domain/areas/users/may-manage.ts';
import { rightsChoiceOf } from '#domain/areas/users/user.schema.ts';
import type { UserPaper } from '#domain/areas/users/users.endpoints.ts';
import { Problem, problemMessage } from '#domain/kernel/problem.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { FoundUser } from './find-user.queries.ts';
import { findEditor, findUsers } from './find-user.queries.ts';

export async function readUser(context: OfficeContext, id: string): Promise<UserPaper> {
  const { db } = context.services;
  const [user] = await findUsers(db, context, { ids: [id], isLocked: false });
  if (user === undefined) throw new Problem('not-found');
  const editor = await findEditor(db, context);
  return {
    id,
    version: user.version,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    status: user.status,
    roles: user.roles,
    rights: rightsChoiceOf(user.role_menus),
    language: user.language,
    offices: [...user.offices],
    security: await securityOf(context, user),
    createdAt: user.created_at.toISOString(),
    updatedAt: user.updated_at.toISOString(),
    actions: userActions.map((action) => {
      const refusal = userRefusal(editor, user, action);
      const reason = refusal && problemMessage(refusal.code, context.language, refusal.params);
      return { action, allowed: refusal === null, reason };
    }),
  };
}

async function securityOf(context: OfficeContext, user: FoundUser): Promise<UserPaper['security']> {
  const { db } = context.services;
  const counted = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('recovery_codes')
        .select((rows) => rows.fn.countAll<string>().as('codes'))
        .where('user_id', '=', user.id)
        .where('used_at', 'is', null)
        .as('codes'),
      eb
        .selectFrom('sessions')
        .select((rows) => rows.fn.countAll<string>().as('sessions'))
        .where('user_id', '=', user.id)
        .where('revoked_at', 'is', null)
        .where('idle_expires_at', '>', context.now)
        .where('expires_at', '>', context.now)
        .as('sessions'),
      eb
        .selectFrom('user_tokens')
        .select((rows) => rows.fn.max('expires_at').as('expires'))
        .where('user_id', '=', user.id)
        .where('kind', '=', 'activation')
        .where('used_at', 'is', null)
        .where('expires_at', '>', context.now)
        .as('expires'),
    ])
    .executeTakeFirstOrThrow();
  return {
    twoFactor: user.two_factor as UserPaper['security']['twoFactor'],
    recoveryCodesLeft: Number(counted.codes),
    hasPassword: user.password_hash !== null,
    passwordChangedAt: user.password_changed_at?.toISOString() ?? null,
    lastLoginAt: user.last_login_at?.toISOString() ?? null,
    failedLogins: user.failed_logins,
    lockedUntil:
      user.locked_until !== null && user.locked_until > context.now ? user.locked_until.toISOString() : null,
    sessions: Number(counted.sessions),
    invitationExpiresAt: counted.expires?.toISOString() ?? null,
  };
}

/** What the form of this caller offers. */
export async function readOptions(context: OfficeContext) {
  const { db } = context.services;
  const editor = await findEditor(db, context);
  const isEverywhere = editor.roles.includes('CorporationAdmin');
  const offices = await db
    .selectFrom('offices')
    .select(['id', 'code', 'name', 'office_type as officeType', 'is_active as isActive'])
    .$if(!isEverywhere, (query) => query.where('id', 'in', editor.officeIds))
    .orderBy('code')
    .execute();
  return {
    offices: offices.map((office) => ({ ...office, officeType: office.officeType as OfficeType })),
    roles: givableRoles(editor, roles),
    rights: menuRights.filter((right) => rightNotHeld(editor, [right]) === null),
    canGiveAll: rightNotHeld(editor, []) === null,
  };
}

import type { MenuRight } from '#domain/access/menu-right.ts';
import type { Role } from '#domain/access/roles.ts';
import { readPreferences } from '#domain/areas/session/preferences.schema.ts';
import type { Entered } from '#domain/areas/session/session.schema.ts';
import { unlockUser } from '#server/engine/people/unlock-user.queries.ts';
import { absoluteHours, idleMinutes } from '#server/platform/auth/current-session.queries.ts';
import { newToken } from '#server/platform/auth/token.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { LoginUser } from './find-login-user.queries.ts';
import { nameOf } from './find-login-user.queries.ts';
import { recordSecurity } from './record-security.queries.ts';

/** The end of every login: a session, and the token nobody sees again. */
export async function startSession(tx: Tx, context: RequestContext, user: LoginUser): Promise<Entered> {
  const { now } = context;
  const { token, hash } = newToken();
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hash,
      user_id: user.id,
      ip: context.ip,
      user_agent: context.userAgent,
      created_at: now,
      last_seen_at: now,
      idle_expires_at: new Date(now.getTime() + idleMinutes * 60_000),
      expires_at: new Date(now.getTime() + absoluteHours * 3_600_000),
    })
    .execute();
  await unlockUser(tx, user);
  await tx.updateTable('users').set({ last_login_at: now }).where('id', '=', user.id).execute();
  await recordSecurity(tx, context, { action: 'login', user });
  return { token, user: authenticatedUser(user, token) };
}

function authenticatedUser(user: LoginUser, token: string): Entered['user'] {
  return {
    id: user.id,
    token,
    roles: user.roles as Role[],
    roleMenus: user.role_menus as MenuRight[],
    name: nameOf(user),
    email: user.email,
    language: user.language,
    preferences: readPreferences(user.preferences),
  };
}

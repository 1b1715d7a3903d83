import type { UserAction } from '#domain/areas/users/may-manage.ts';
import { userRefusal } from '#domain/areas/users/may-manage.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { inviteUser } from '#server/engine/people/invite-user.queries.ts';
import { revokeSessions } from '#server/engine/people/revoke-sessions.queries.ts';
import { unlockUser } from '#server/engine/people/unlock-user.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import type { FoundUser } from './find-user.queries.ts';
import { findEditor } from './find-user.queries.ts';
import { lockUser, saveUser, voidAllLinks } from './save-user.queries.ts';

type Act = (tx: Tx, context: OfficeContext, on: { user: FoundUser; reason?: string }) => Promise<Created>;

/** One action on one user: locked, on the version the caller saw, where it is possible. */
export async function actOnUser(
  context: OfficeContext,
  { id, action, reason }: { id: string; action: Exclude<UserAction, 'Edit'>; reason?: string },
): Promise<Created> {
  return await transact(context, async (tx) => {
    const user = await lockUser(tx, context, id);
    await checkVersion(tx, context, { entity: 'user', id, version: user.version });
    const refusal = userRefusal(await findEditor(tx, context), user, action);
    if (refusal !== null) throw new Problem(refusal.code, refusal.params);
    return await acts[action](tx, context, { user, reason });
  });
}

const acts: Readonly<Record<Exclude<UserAction, 'Edit'>, Act>> = {
  Block: blockUser,
  Unblock: unblockUser,
  Invite: inviteAgain,
  ResetTwoFactor: resetTwoFactor,
};

/** Ends everything the person has open: sessions and mailed links. */
export async function blockUser(...[tx, context, { user, reason }]: Parameters<Act>): Promise<Created> {
  await revokeSessions(tx, { userId: user.id, now: context.now });
  await voidAllLinks(tx, context, user.id);
  return await saveUser(tx, context, {
    user,
    set: { status: 'Blocked' },
    entry: { scope: 'security', action: 'blocked', reason },
  });
}

/** Back to where they were: with a password active, without one invited. */
export async function unblockUser(...[tx, context, { user, reason }]: Parameters<Act>): Promise<Created> {
  const isInvited = user.password_hash === null;
  const saved = await saveUser(tx, context, {
    user,
    set: { status: isInvited ? 'Invited' : 'Active' },
    entry: { scope: 'security', action: 'unblocked', reason },
  });
  await unlockUser(tx, user);
  if (isInvited) await inviteUser(tx, context, user.id);
  return saved;
}

async function inviteAgain(...[tx, context, { user }]: Parameters<Act>): Promise<Created> {
  await inviteUser(tx, context, user.id);
  return { id: user.id, version: user.version };
}

/** For who lost the phone: the next login asks for the password alone and the sessions of the finder end. */
async function resetTwoFactor(...[tx, context, { user, reason }]: Parameters<Act>): Promise<Created> {
  await revokeSessions(tx, { userId: user.id, now: context.now });
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute();
  return await saveUser(tx, context, {
    user,
    set: { two_factor: 'None', totp_secret: null, totp_last_step: null },
    entry: { scope: 'security', action: 'two-factor-reset', reason },
  });
}

import { passwordFlaw, passwordMin } from '#domain/areas/session/password-policy.ts';
import { fieldProblem } from '#domain/kernel/problem.ts';
import { voidLinks } from '#server/engine/people/issue-link.queries.ts';
import { revokeSessions } from '#server/engine/people/revoke-sessions.queries.ts';
import { unlockUser } from '#server/engine/people/unlock-user.queries.ts';
import { commonPasswords } from '#server/platform/auth/common-passwords.ts';
import { hashPassword } from '#server/platform/auth/password-hash.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { LoginUser } from './find-login-user.queries.ts';
import { nameOf } from './find-login-user.queries.ts';

/**
 * Gives a person a new password if the policy allows it. Everything the old one opened is closed: the other
 * sessions, logins under way, links in mails.
 */
export async function setPassword(
  tx: Tx,
  context: RequestContext,
  { user, password, keepSession }: { user: LoginUser; password: string; keepSession?: string },
): Promise<void> {
  const common = await commonPasswords();
  const owner = { email: user.email, name: nameOf(user) };
  const flaw = passwordFlaw(password, { owner, isCommon: (folded) => common.has(folded) });
  if (flaw !== null) throw fieldProblem('password', flaw, { min: passwordMin });

  const { now } = context;
  await tx
    .updateTable('users')
    .set({ password_hash: await hashPassword(password), password_changed_at: now })
    .where('id', '=', user.id)
    .execute();
  await tx.deleteFrom('login_challenges').where('user_id', '=', user.id).execute();
  await voidLinks(tx, { userId: user.id, kind: 'reset', now });
  await revokeSessions(tx, {
    userId: user.id,
    now,
    ...(keepSession !== undefined && { except: keepSession }),
  });
  await unlockUser(tx, user);
}

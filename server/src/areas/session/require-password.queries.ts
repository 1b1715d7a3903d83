import { Problem, fieldProblem } from '#domain/kernel/problem.ts';
import { forgetAccountAttempts, takeAccountAttempt } from '#server/platform/auth/login-attempts.queries.ts';
import { isPassword } from '#server/platform/auth/password-hash.ts';
import type { SessionContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import type { LoginUser } from './find-login-user.queries.ts';
import { findLoginUser } from './find-login-user.queries.ts';
import { recordWrong } from './record-security.queries.ts';

/**
 * Asks the person at the keyboard for the password once more before the way in is changed: an open session alone
 * is not enough. Wrong ones count like those of the login.
 */
export async function requirePassword(
  context: SessionContext,
  { field, password }: { field: string; password: string },
): Promise<LoginUser> {
  const { db } = context.services;
  const user = await findLoginUser(db, context.user.email);
  if (user === undefined) throw new Problem('not-found');
  const { isLast } = await takeAccountAttempt(db, { email: user.email, now: context.now });
  if (!(await isPassword(user.password_hash, password))) {
    await transact(context, async (tx) => {
      await recordWrong(tx, context, { action: 'password-refused', user, isLast });
    });
    throw fieldProblem(field, 'password-not-right');
  }
  await forgetAccountAttempts(db, user.email);
  return user;
}

import type { Challenged, Entered } from '#domain/areas/session/session.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import {
  giveAddressAttemptBack,
  takeAccountAttempt,
  takeAddressAttempt,
} from '#server/platform/auth/login-attempts.queries.ts';
import { isPassword } from '#server/platform/auth/password-hash.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import type { LoginUser } from './find-login-user.queries.ts';
import { findLoginUser, lockLoginUser } from './find-login-user.queries.ts';
import { openChallenge } from './open-challenge.queries.ts';
import { recordWrong } from './record-security.queries.ts';
import { startSession } from './start-session.queries.ts';

/**
 * Email and password. An unknown email, a wrong password and an account that is not active get the same answer
 * after the same work, and are locked alike.
 */
export async function logIn(
  context: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<Entered | Challenged> {
  const { db } = context.services;
  await takeAddressAttempt(db, context);
  const { isLast } = await takeAccountAttempt(db, { email, now: context.now });
  const user = await findLoginUser(db, email);
  const isActive = user?.status === 'Active';
  const isRight = await isPassword(isActive ? user.password_hash : null, password);
  if (user === undefined || !isRight) {
    const wrong = { action: 'login-failed', user: { id: user?.id, email }, isLast } as const;
    await transact(context, async (tx) => {
      await recordWrong(tx, context, wrong);
    });
    throw new Problem('wrong-password');
  }
  await giveAddressAttemptBack(db, context.ip);
  return await transact(context, (tx) => goOn(tx, context, user));
}

async function goOn(
  tx: Tx,
  context: RequestContext,
  { id, password_hash }: LoginUser,
): Promise<Entered | Challenged> {
  const user = await lockLoginUser(tx, id);
  // A reset or a block may have come while the password was checked.
  if (user === undefined || user.status !== 'Active' || user.password_hash !== password_hash) {
    throw new Problem('wrong-password');
  }
  const method = await secondFactorOf(tx, user);
  return method === null
    ? await startSession(tx, context, user)
    : await openChallenge(tx, context, { user, method });
}

async function secondFactorOf(tx: Tx, user: LoginUser): Promise<Challenged['method'] | null> {
  if (user.two_factor === 'Totp') return 'Totp';
  const isForced = await readConfiguration(tx, 'Global2FactorAuthenticationFlag');
  return isForced || user.two_factor === 'Mail' ? 'Mail' : null;
}

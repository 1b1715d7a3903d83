import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { lockMinutes } from '#server/platform/auth/login-attempts.queries.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

export type SecurityAction =
  | 'login'
  | 'login-failed'
  | 'code-failed'
  | 'locked'
  | 'logout'
  | 'session-ended'
  | 'sessions-ended'
  | 'activated'
  | 'reset-asked'
  | 'password-changed'
  | 'password-refused'
  | 'totp-enabled'
  | 'totp-disabled'
  | 'mail-codes-on'
  | 'mail-codes-off'
  | 'recovery-code-used';

/** A line of the security log; an email without an account is written down under the id 0. */
export async function recordSecurity(
  tx: Tx,
  context: RequestContext,
  { action, user }: { action: SecurityAction; user: { id: string | undefined; email: string } },
): Promise<void> {
  await recordActivity(tx, context, {
    scope: 'security',
    action,
    entity: 'user',
    entityId: user.id ?? '0',
    label: user.email,
    ...(user.id === undefined ? {} : { userId: user.id }),
  });
}

/** A wrong password or code; the last one allowed locks the account, whether it exists or not. */
export async function recordWrong(
  tx: Tx,
  context: RequestContext,
  wrong: { action: SecurityAction; user: { id: string | undefined; email: string }; isLast: boolean },
): Promise<void> {
  await recordSecurity(tx, context, wrong);
  const lockedUntil = wrong.isLast ? new Date(context.now.getTime() + lockMinutes * 60_000) : null;
  await tx
    .updateTable('users')
    .set((eb) => ({ failed_logins: eb('failed_logins', '+', 1), locked_until: lockedUntil }))
    .where('id', '=', wrong.user.id ?? '0')
    .execute();
  if (wrong.isLast) await recordSecurity(tx, context, { ...wrong, action: 'locked' });
}

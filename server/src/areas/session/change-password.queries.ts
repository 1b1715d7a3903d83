import { fieldProblem } from '#domain/kernel/problem.ts';
import { sendAccountMail } from '#server/engine/people/send-account-mail.queries.ts';
import type { SessionContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { lockLoginUser, readerOf } from './find-login-user.queries.ts';
import { recordSecurity } from './record-security.queries.ts';
import { requirePassword } from './require-password.queries.ts';
import { setPassword } from './set-password.queries.ts';

/** My new password; this session stays, all others end. */
export async function changePassword(
  context: SessionContext,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  const user = await requirePassword(context, { field: 'currentPassword', password: currentPassword });
  if (password.normalize('NFKC') === currentPassword.normalize('NFKC')) {
    throw fieldProblem('password', 'same-password');
  }
  await transact(context, async (tx) => {
    const me = await lockLoginUser(tx, user.id);
    if (me?.password_hash !== user.password_hash) throw fieldProblem('currentPassword', 'password-not-right');
    await setPassword(tx, context, { user, password, keepSession: context.sessionId });
    await recordSecurity(tx, context, { action: 'password-changed', user });
    await sendAccountMail(tx, readerOf(user), { kind: 'password-changed' });
  });
}

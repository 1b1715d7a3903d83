import { forgetAccountAttempts } from '#server/platform/auth/login-attempts.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** Ends the rest an account takes after too many wrong passwords. */
export async function unlockUser(tx: Tx, user: { id: string; email: string }): Promise<void> {
  await forgetAccountAttempts(tx, user.email);
  await tx
    .updateTable('users')
    .set({ failed_logins: 0, locked_until: null })
    .where('id', '=', user.id)
    .execute();
}

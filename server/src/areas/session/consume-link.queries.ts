import { Problem } from '#domain/kernel/problem.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { LoginUser } from './find-login-user.queries.ts';
import { lockLoginUser } from './find-login-user.queries.ts';

/**
 * Uses up the token of a mailed link and gives the person it belongs to, locked. Of two uses at once one wins;
 * a refusal later in the transaction leaves the link as it was.
 */
export async function consumeLink(
  tx: Tx,
  link: { token: string; kind: 'activation' | 'reset'; status: 'Invited' | 'Active'; now: Date },
): Promise<LoginUser> {
  const tokenHash = hashToken(link.token);
  const owner = await tx
    .selectFrom('user_tokens')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  const user = owner && (await lockLoginUser(tx, owner.user_id));
  const { numUpdatedRows } = await tx
    .updateTable('user_tokens')
    .set({ used_at: link.now })
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', link.kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', link.now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n || user?.status !== link.status) throw new Problem('link-not-valid');
  return user;
}

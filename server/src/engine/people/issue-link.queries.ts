import { newToken } from '#server/platform/auth/token.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** How long a mailed link works. */
export const activationHours = 72;
export const resetMinutes = 60;

const lifeMinutes = { activation: activationHours * 60, reset: resetMinutes };

/** Makes the token of a mailed link; earlier links of the kind stop working. */
export async function issueLink(
  tx: Tx,
  { userId, kind, now }: { userId: string; kind: 'activation' | 'reset'; now: Date },
): Promise<string> {
  await voidLinks(tx, { userId, kind, now });
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + lifeMinutes[kind] * 60_000);
  await tx
    .insertInto('user_tokens')
    .values({ token_hash: hash, user_id: userId, kind, created_at: now, expires_at: expiresAt })
    .execute();
  return token;
}

/** The links of a person that were not used yet stop working. */
export async function voidLinks(
  tx: Tx,
  { userId, kind, now }: { userId: string; kind: 'activation' | 'reset'; now: Date },
): Promise<void> {
  await tx
    .updateTable('user_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
}

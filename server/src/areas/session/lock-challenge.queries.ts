import { Problem } from '#domain/kernel/problem.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { LoginUser } from './find-login-user.queries.ts';
import { lockLoginUser } from './find-login-user.queries.ts';

/** Wrong codes until a challenge is over; the account counts them too. */
const wrongPerChallenge = 5;

export interface OpenChallenge {
  readonly user: LoginUser;
  readonly tokenHash: string;
  readonly method: 'Mail' | 'Totp';
  readonly codeHash: string | null;
  readonly attempts: number;
}

/** A challenge that can still be answered, and whose it is; two answers at once come one after the other. */
export async function lockChallenge(
  tx: Tx,
  { challenge, now }: { challenge: string; now: Date },
): Promise<OpenChallenge> {
  const tokenHash = hashToken(challenge);
  const owner = await tx
    .selectFrom('login_challenges')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  const user = owner && (await lockLoginUser(tx, owner.user_id));
  const open = await tx
    .selectFrom('login_challenges')
    .select(['method', 'code_hash as codeHash', 'attempts'])
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', wrongPerChallenge)
    .forUpdate()
    .executeTakeFirst();
  if (open === undefined || user?.status !== 'Active') throw new Problem('login-expired');
  return { ...open, user, tokenHash };
}

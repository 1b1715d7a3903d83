import type { Challenged } from '#domain/areas/session/session.schema.ts';
import { sendAccountMail } from '#server/engine/people/send-account-mail.queries.ts';
import { hashMailCode, newMailCode } from '#server/platform/auth/one-time-code.ts';
import { newToken } from '#server/platform/auth/token.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { LoginUser } from './find-login-user.queries.ts';
import { readerOf } from './find-login-user.queries.ts';

export const challengeMinutes = 10;

/** The password was right; the login waits for a code. */
export async function openChallenge(
  tx: Tx,
  context: RequestContext,
  { user, method }: { user: LoginUser; method: Challenged['method'] },
): Promise<Challenged> {
  const { token: challenge, hash } = newToken();
  await tx
    .insertInto('login_challenges')
    .values({
      token_hash: hash,
      user_id: user.id,
      method,
      code_hash: method === 'Mail' ? await mailCode(tx, context, { user, challenge }) : null,
      created_at: context.now,
      expires_at: new Date(context.now.getTime() + challengeMinutes * 60_000),
    })
    .execute();
  return { challenge, method };
}

/** Mails a new code, with a link that carries challenge and code; gives the hash of the code. */
export async function mailCode(
  tx: Tx,
  context: RequestContext,
  { user, challenge }: { user: LoginUser; challenge: string },
): Promise<string> {
  const code = newMailCode();
  await sendAccountMail(tx, readerOf(user), {
    kind: 'code',
    link: `${context.services.config.publicUrl}/2fa?code=${challenge}.${code}`,
    code,
    params: { minutes: challengeMinutes },
  });
  return hashMailCode(challenge, code);
}

import { Problem } from '#domain/kernel/problem.ts';
import { countAttempt } from '#server/platform/auth/count-attempt.queries.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { lockChallenge } from './lock-challenge.queries.ts';
import { challengeMinutes, mailCode } from './open-challenge.queries.ts';

const resendsPerChallenge = 3;

/** Mails another code for a challenge; the earlier one stops working. */
export async function resendCode(
  context: RequestContext,
  { challenge }: { challenge: string },
): Promise<void> {
  const { now } = context;
  await transact(context, async (tx) => {
    const open = await lockChallenge(tx, { challenge, now });
    if (open.method !== 'Mail') throw new Problem('login-expired');
    const { isOver, minutesLeft } = await countAttempt(tx, {
      bucket: `resend ${hashToken(challenge)}`,
      limit: resendsPerChallenge,
      minutes: challengeMinutes,
      now,
    });
    if (isOver) throw new Problem('too-many-requests', { seconds: minutesLeft * 60 });
    const codeHash = await mailCode(tx, context, { user: open.user, challenge });
    await tx
      .updateTable('login_challenges')
      .set({ code_hash: codeHash })
      .where('token_hash', '=', open.tokenHash)
      .execute();
  });
}

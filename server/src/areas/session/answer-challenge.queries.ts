import type { Entered } from '#domain/areas/session/session.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { takeAccountAttempt } from '#server/platform/auth/login-attempts.queries.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { isRightCode } from './is-right-code.queries.ts';
import { lockChallenge } from './lock-challenge.queries.ts';
import { recordWrong } from './record-security.queries.ts';
import { startSession } from './start-session.queries.ts';

interface CodeInput {
  readonly challenge?: string | undefined;
  readonly code: string;
}

/** Finishes a login with the second factor. A wrong code is written down before it is refused. */
export async function answerChallenge(context: RequestContext, input: CodeInput): Promise<Entered> {
  const { challenge, code } = splitCode(input);
  const { now } = context;
  const entered = await transact(context, async (tx) => {
    const open = await lockChallenge(tx, { challenge, now });
    const { user } = open;
    const { isLast } = await takeAccountAttempt(tx, { email: user.email, now });
    const isRight = await isRightCode(tx, context, { challenge, code, open });
    await tx
      .updateTable('login_challenges')
      .set(isRight ? { used_at: now } : { attempts: open.attempts + 1 })
      .where('token_hash', '=', open.tokenHash)
      .execute();
    if (isRight) return await startSession(tx, context, user);
    await recordWrong(tx, context, { action: 'code-failed', user, isLast });
    return null;
  });
  if (entered === null) throw new Problem('wrong-code');
  return entered;
}

/** The code of a mail's link carries the challenge as well: `challenge.code`. */
function splitCode({ challenge = '', code }: CodeInput): { challenge: string; code: string } {
  const linked = /^([\w-]{20,100})\.(\d{6})$/.exec(code);
  return linked === null ? { challenge, code } : { challenge: linked[1] ?? '', code: linked[2] ?? '' };
}

import { setTimeout as pause } from 'node:timers/promises';
import { issueLink, resetMinutes } from '#server/engine/people/issue-link.queries.ts';
import { sendAccountMail } from '#server/engine/people/send-account-mail.queries.ts';
import { countAttempt } from '#server/platform/auth/count-attempt.queries.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { consumeLink } from './consume-link.queries.ts';
import { findLoginUser, readerOf } from './find-login-user.queries.ts';
import { recordSecurity } from './record-security.queries.ts';
import { setPassword } from './set-password.queries.ts';

/** Longer than the work takes with or without an account, so that the time tells nothing. */
const answerAfterMs = 250;
const mailsPerHour = 3;

/** Mails a link if there is an active account; the answer and its time are the same if there is none. */
export async function askReset(context: RequestContext, input: { email: string }): Promise<void> {
  await Promise.all([mailLink(context, input), pause(answerAfterMs)]);
}

async function mailLink(context: RequestContext, { email }: { email: string }): Promise<void> {
  const { now } = context;
  await transact(context, async (tx) => {
    const bucket = `reset ${hashToken(email.toLowerCase())}`;
    const { isOver } = await countAttempt(tx, { bucket, limit: mailsPerHour, minutes: 60, now });
    if (isOver) return;
    const user = await findLoginUser(tx, email);
    await recordSecurity(tx, context, { action: 'reset-asked', user: { id: user?.id, email } });
    if (user?.status !== 'Active') return;
    const token = await issueLink(tx, { userId: user.id, kind: 'reset', now });
    await sendAccountMail(tx, readerOf(user), {
      kind: 'reset',
      link: `${context.services.config.publicUrl}/reset?token=${token}`,
      params: { minutes: resetMinutes },
    });
  });
}

/** A new password by the mailed link; the person logs in with it afterwards, everywhere anew. */
export async function confirmReset(
  context: RequestContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  await transact(context, async (tx) => {
    const user = await consumeLink(tx, { token, kind: 'reset', status: 'Active', now: context.now });
    await setPassword(tx, context, { user, password });
    await recordSecurity(tx, context, { action: 'password-changed', user });
    await sendAccountMail(tx, readerOf(user), { kind: 'password-changed' });
  });
}

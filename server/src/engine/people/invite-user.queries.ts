import { Problem } from '#domain/kernel/problem.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { recordActivity } from '../activity/record-activity.queries.ts';
import { activationHours, issueLink } from './issue-link.queries.ts';
import { sendAccountMail } from './send-account-mail.queries.ts';

/**
 * Mails an activation link to a person who has not activated the account yet; an earlier link stops working.
 * Refuses with `not-in-this-status` for everybody else.
 */
export async function inviteUser(tx: Tx, context: RequestContext, userId: string): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'language', 'status'])
    .where('id', '=', userId)
    .forNoKeyUpdate() // the log points at people meanwhile, also at this one
    .executeTakeFirst();
  if (user === undefined) throw new Problem('not-found');
  if (user.status !== 'Invited') throw new Problem('not-in-this-status', { status: user.status });

  const token = await issueLink(tx, { userId, kind: 'activation', now: context.now });
  const { email, language } = user;
  await sendAccountMail(
    tx,
    { email, language, name: `${user.first_name} ${user.last_name}` },
    {
      kind: 'activation',
      link: `${context.services.config.publicUrl}/activate/${token}`,
      params: { hours: activationHours },
    },
  );
  await recordActivity(tx, context, {
    scope: 'security',
    action: 'invited',
    entity: 'user',
    entityId: userId,
    label: email,
  });
}

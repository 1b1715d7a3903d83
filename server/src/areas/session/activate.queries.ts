import { publish } from '#server/platform/events/publish.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { hashToken } from '#server/platform/auth/token.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { consumeLink } from './consume-link.queries.ts';
import { setPassword } from './set-password.queries.ts';

/** Says whether an activation link still works, and nothing about whose it is. */
export async function checkActivation(
  { services: { db }, now }: RequestContext,
  { token }: { token: string },
): Promise<{ isValid: boolean }> {
  const found = await db
    .selectFrom('user_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select('t.user_id')
    .where('t.token_hash', '=', hashToken(token))
    .where('t.kind', '=', 'activation')
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', now)
    .where('u.status', '=', 'Invited')
    .executeTakeFirst();
  return { isValid: found !== undefined };
}

/** The invited person chooses password and language and may log in from now on. */
export async function activate(
  context: RequestContext,
  { token, password, language }: { token: string; password: string; language: 'en' | 'es' },
): Promise<void> {
  const { now } = context;
  await transact(context, async (tx) => {
    const user = await consumeLink(tx, { token, kind: 'activation', status: 'Invited', now });
    await setPassword(tx, context, { user, password });
    const { version } = await tx
      .updateTable('users')
      .set((eb) => ({ status: 'Active', language, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', user.id)
      .returning('version')
      .executeTakeFirstOrThrow();
    await recordActivity(tx, context, {
      scope: 'security',
      action: 'activated',
      entity: 'user',
      entityId: user.id,
      entityVersion: version,
      label: user.email,
      userId: user.id,
      changes: diff({ status: user.status, language: user.language }, { status: 'Active', language }),
    });
    await publish(tx, { topic: 'users', id: user.id, change: 'changed' });
  });
}

import { publish } from '#server/platform/events/publish.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { diff } from '#server/engine/activity/diff.ts';
import type { RequestContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { consumeLink } from './consume-link.queries.ts';
import { setPassword } from './set-password.queries.ts';

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

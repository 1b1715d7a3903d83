import { sql } from 'kysely';
import type { MaintenanceAction } from '#domain/areas/server-admin/server-admin.values.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { revokeSessions } from '#server/engine/people/revoke-sessions.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { retryMail } from '#server/platform/mail/retry-mail.queries.ts';
import { enqueue } from '#server/platform/jobs/enqueue.queries.ts';

type Work = (tx: Tx, context: OfficeContext) => Promise<number>;

/** What each action does; the answer is how many rows it touched. */
const actions: Record<MaintenanceAction, Work> = {
  async RetryFailedJobs(tx) {
    const { rows } = await sql`
      select graphile_worker.reschedule_jobs(
        array(select id from graphile_worker.jobs where attempts >= max_attempts), attempts := 0, run_at := now())
    `.execute(tx);
    return rows.length;
  },
  async RetryFailedMails(tx) {
    const failed = await tx.selectFrom('mails').select('id').where('status', '=', 'Failed').execute();
    let count = 0;
    for (const { id } of failed) if (await retryMail(tx, id)) count += 1;
    return count;
  },
  async RemoveExpiredSessions(tx) {
    await enqueue(tx, 'clean-up', {});
    return 1;
  },
  async RevokeOtherSessions(tx, { now, sessionId, user }) {
    const others = await tx
      .selectFrom('sessions')
      .select('user_id')
      .distinct()
      .where('revoked_at', 'is', null)
      .execute();
    let count = 0;
    for (const { user_id: userId } of others) {
      const except = userId === user.id ? sessionId : undefined;
      count += await revokeSessions(tx, { userId, now, except });
    }
    return count;
  },
  async AnalyzeDatabase(tx) {
    await enqueue(tx, 'analyze-database', {});
    return 1;
  },
  async RemoveUnusedFiles(tx) {
    await enqueue(tx, 'remove-unused-files', {});
    return 1;
  },
};

export async function runMaintenance(
  context: OfficeContext,
  action: MaintenanceAction,
): Promise<Created & { affected?: number }> {
  return await transact(context, async (tx) => {
    const affected = await actions[action](tx, context);
    await recordActivity(tx, context, {
      scope: 'security',
      action: 'ran',
      entity: 'server',
      entityId: action,
      label: action,
      changes: [{ field: 'affected', before: null, after: affected }],
    });
    return { id: action, version: 1, affected };
  });
}

export async function revokeSession(context: OfficeContext, id: string): Promise<Created> {
  return await transact(context, async (tx) => {
    const session = await tx.selectFrom('sessions').select('user_id').where('id', '=', id).executeTakeFirst();
    const userId = session?.user_id ?? '0';
    const ended = await revokeSessions(tx, { userId, now: context.now, only: id });
    if (ended === 0) throw new Problem('not-found');
    const user = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await recordActivity(tx, context, {
      scope: 'security',
      action: 'session-revoked',
      entity: 'session',
      entityId: id,
      label: user.email,
    });
    return { id, version: 1 };
  });
}

import { sql } from 'kysely';
import type { MaintenanceAction } from '#domain/areas/server-admin/server-admin.values.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
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
    const failed = await tx
      .updateTable('mails')
      .set({ status: 'Queued', attempts: 0 })
      .where('status', '=', 'Failed')
      .returning('id')
      .execute();
    for (const { id } of failed) await enqueue(tx, 'send-mail', { mailId: id });
    return failed.length;
  },
  async RemoveExpiredSessions(tx, { now }) {
    const ended = await tx.deleteFrom('sessions').where('expires_at', '<', now).executeTakeFirst();
    return Number(ended.numDeletedRows);
  },
  async RevokeOtherSessions(tx, { now, sessionId }) {
    const ended = await tx
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('id', '!=', sessionId)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    return Number(ended.numUpdatedRows);
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
    const ended = await tx
      .updateTable('sessions')
      .set({ revoked_at: context.now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (ended === undefined) throw new Problem('not-found');
    const user = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', ended.user_id)
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

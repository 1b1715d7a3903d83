import type { Selectable } from 'kysely';
import type { NoticeAction, NoticeInput } from '#domain/areas/notices/notice.schema.ts';
import type { NoticeStatus } from '#domain/areas/notices/notice.values.ts';
import { noticeAfter } from '#domain/areas/notices/notice.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { inputOf } from './notices.queries.ts';

type Notice = Selectable<Tables['notices']>;

export async function createNotice(context: OfficeContext, input: NoticeInput): Promise<Created> {
  return await transact(context, async (tx) => {
    const { id } = await tx
      .insertInto('notices')
      .values({ ...columnsOf(input), status: 'Draft', created_by: context.user.id, created_at: context.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordActivity(tx, context, {
      ...entryOf({ id, title_en: input.titleEn }, 1),
      action: 'created',
      changes: diff({}, { ...input }),
    });
    await publish(tx, { topic: 'notices', id, change: 'created' });
    return { id, version: 1 };
  });
}

export async function editNotice(context: OfficeContext, id: string, input: NoticeInput): Promise<Created> {
  return await transact(context, async (tx) => {
    const { notice, status } = await lockFor(tx, context, { id, action: 'Edit' });
    await tx
      .updateTable('notices')
      .set({ ...columnsOf(input), status })
      .where('id', '=', id)
      .execute();
    const changes = diff({ ...inputOf(notice) }, { ...input, ...moments(input) });
    return await finish(tx, context, { notice, action: 'edited', changes });
  });
}

/** Shows the notice from its start on; after its end there is nothing left to show. */
export async function dispatchNotice(context: OfficeContext, id: string): Promise<Created> {
  return await transact(context, async (tx) => {
    const { notice, status } = await lockFor(tx, context, { id, action: 'Dispatch' });
    if (notice.publish_end !== null && notice.publish_end <= context.now) throw new Problem('window-over');
    await tx
      .updateTable('notices')
      .set({ status, dispatches: notice.dispatches + 1, dispatched_at: context.now })
      .where('id', '=', id)
      .execute();
    return await finish(tx, context, { notice, action: 'dispatched', changes: statusChange(notice, status) });
  });
}

/** Takes the notice from every dashboard; a later dispatch asks people again. */
export async function recallNotice(context: OfficeContext, id: string, reason: string): Promise<Created> {
  return await transact(context, async (tx) => {
    const { notice, status } = await lockFor(tx, context, { id, action: 'Recall' });
    await tx.updateTable('notices').set({ status, dispatched_at: null }).where('id', '=', id).execute();
    return await finish(tx, context, {
      notice,
      action: 'recalled',
      changes: statusChange(notice, status),
      reason,
    });
  });
}

async function lockFor(
  tx: Tx,
  context: OfficeContext,
  { id, action }: { id: string; action: NoticeAction },
): Promise<{ notice: Notice; status: NoticeStatus }> {
  const notice = await tx
    .selectFrom('notices')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (notice === undefined) throw new Problem('not-found');
  await checkVersion(tx, context, { entity: 'notice', id, version: notice.version });
  const status = noticeAfter(notice.status as NoticeStatus, action);
  if (status === null) throw new Problem('not-in-this-status', { status: notice.status });
  return { notice, status };
}

interface Finished {
  notice: Notice;
  action: string;
  changes: ReturnType<typeof diff>;
  reason?: string;
}

async function finish(tx: Tx, context: OfficeContext, { notice, ...what }: Finished): Promise<Created> {
  const version = notice.version + 1;
  await tx
    .updateTable('notices')
    .set({ version, updated_at: context.now })
    .where('id', '=', notice.id)
    .execute();
  await recordActivity(tx, context, { ...entryOf(notice, version), ...what });
  await publish(tx, { topic: 'notices', id: notice.id, change: 'changed' });
  return { id: notice.id, version };
}

function entryOf(notice: { id: string; title_en: string }, entityVersion: number) {
  return {
    scope: 'settings',
    entity: 'notice',
    entityId: notice.id,
    entityVersion,
    label: notice.title_en,
  } as const;
}

function statusChange(notice: Notice, after: NoticeStatus) {
  return [{ field: 'status', before: notice.status, after }];
}

/** The same moment may be written in several ways; the log compares one. */
function moments({ publishStart, publishEnd }: NoticeInput) {
  return {
    publishStart: new Date(publishStart).toISOString(),
    publishEnd: publishEnd === null ? null : new Date(publishEnd).toISOString(),
  };
}

function columnsOf(input: NoticeInput) {
  return {
    severity: input.severity,
    title_en: input.titleEn,
    title_es: input.titleEs,
    body_en: input.bodyEn,
    body_es: input.bodyEs,
    publish_start: new Date(input.publishStart),
    publish_end: input.publishEnd === null ? null : new Date(input.publishEnd),
    office_ids: input.officeIds,
    roles: input.roles,
    service_types: input.serviceTypes,
    must_acknowledge: input.mustAcknowledge,
    attachment_file_id: input.attachmentFileId,
  };
}

import { sql } from 'kysely';
import type { CurrentNotice } from '#domain/areas/notices/notices.endpoints.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';

/** Dispatched, inside its window, and meant for this office, one of the roles and one of the services. */
export function isForMe(context: OfficeContext) {
  const { user, office, now } = context;
  return sql<boolean>`n.status = 'Dispatched'
    and n.publish_start <= ${now} and (n.publish_end is null or n.publish_end > ${now})
    and (n.office_ids = '{}' or ${office.id}::bigint = any(n.office_ids))
    and (n.roles = '{}' or n.roles && ${[...user.roles]}::text[])
    and (n.service_types = '{}' or n.service_types && ${[...office.serviceTypes]}::text[])`;
}

/** What this person should know now in this office: the gravest first; acknowledged ones no longer. */
export async function findCurrent(context: OfficeContext): Promise<CurrentNotice[]> {
  const isSpanish = context.language === 'es';
  const rows = await context.services.db
    .selectFrom('notices as n')
    .leftJoin('notice_receipts as r', (join) =>
      join
        .onRef('r.notice_id', '=', 'n.id')
        .onRef('r.dispatch', '=', 'n.dispatches')
        .on('r.user_id', '=', context.user.id),
    )
    .select(['n.id', 'n.severity', 'n.publish_start', 'n.must_acknowledge', 'n.attachment_file_id'])
    .select([
      isSpanish ? 'n.title_es as title' : 'n.title_en as title',
      isSpanish ? 'n.body_es as body' : 'n.body_en as body',
    ])
    .select(['r.read_at', 'r.acknowledged_at'])
    .where(isForMe(context))
    .where('r.acknowledged_at', 'is', null)
    .orderBy(sql`array_position(array['Danger', 'Warning', 'Info'], n.severity)`)
    .orderBy('n.publish_start', 'desc')
    .limit(50)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    severity: row.severity as CurrentNotice['severity'],
    title: row.title,
    body: row.body,
    publishStart: row.publish_start.toISOString(),
    mustAcknowledge: row.must_acknowledge,
    attachmentFileId: row.attachment_file_id,
    isRead: row.read_at !== null,
    isAcknowledged: row.acknowledged_at !== null,
  }));
}

/** Notes that the person has read, or acknowledges, the notices; only those meant for them count. */
export async function writeReceipts(
  context: OfficeContext,
  { ids, acknowledge }: { ids: string[]; acknowledge: boolean },
): Promise<Created> {
  return await transact(context, async (tx) => {
    const acknowledgedAt = acknowledge ? context.now : null;
    await sql`
      insert into notice_receipts as r (notice_id, dispatch, user_id, office_id, read_at, acknowledged_at)
      select n.id, n.dispatches, ${context.user.id}, ${context.office.id}, ${context.now}, ${acknowledgedAt}
      from notices n where n.id = any(${ids}::bigint[]) and ${isForMe(context)}
      on conflict (notice_id, dispatch, user_id)
      do update set acknowledged_at = coalesce(r.acknowledged_at, excluded.acknowledged_at)`.execute(tx);
    return { id: ids[0] ?? '', version: 1 };
  });
}

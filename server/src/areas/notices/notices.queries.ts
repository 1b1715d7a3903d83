import { sql } from 'kysely';
import type { NoticePaper } from '#domain/areas/notices/notices.endpoints.ts';
import type { NoticeRow } from '#domain/areas/notices/notices.rows.ts';
import { noticesExplorer } from '#domain/areas/notices/notices.explorer.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { RawRow } from '#server/engine/explorer/list-page.queries.ts';
import type { ExplorerSource } from '#server/engine/explorer/source.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

const receipts = sql`notice_receipts r where r.notice_id = n.id and r.dispatch = n.dispatches`;

export const noticesSource: ExplorerSource = {
  explorer: noticesExplorer,
  from: () => sql`notices n join users u on u.id = n.created_by`,
  visible: () => sql`true`,
  id: sql`n.id`,
  columns: {
    title: sql`n.title_en`,
    severity: sql`n.severity`,
    status: sql`n.status`,
    publishStart: { value: sql`n.publish_start`, sort: sql`n.publish_start` },
    publishEnd: sql`n.publish_end`,
    mustAcknowledge: sql`n.must_acknowledge`,
    offices: sql`cardinality(n.office_ids)`,
    reads: sql`(select count(*)::int from ${receipts})`,
    acknowledgements: sql`(select count(*)::int from ${receipts} and r.acknowledged_at is not null)`,
    author: sql`u.first_name || ' ' || u.last_name`,
    createdAt: sql`n.created_at`,
  },
  extra: { version: sql`n.version`, titleEs: sql`n.title_es` },
  search: (pattern) => sql`fold(n.title_en || ' ' || n.title_es) like ${pattern}`,
};

export function toNoticeRow(raw: RawRow, context: OfficeContext): NoticeRow {
  const { titleEs, ...row } = raw as unknown as NoticeRow & { titleEs: string };
  return context.language === 'es' ? { ...row, title: titleEs } : row;
}

/** One notice with all it says. */
export async function findNotice(context: OfficeContext, id: string): Promise<NoticePaper> {
  const row = await context.services.db
    .selectFrom('notices as n')
    .innerJoin('users as u', 'u.id', 'n.created_by')
    .selectAll('n')
    .select(['u.first_name', 'u.last_name'])
    .where('n.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('not-found');
  return {
    id: row.id,
    version: row.version,
    status: row.status as NoticePaper['status'],
    dispatchedAt: row.dispatched_at?.toISOString() ?? null,
    author: `${row.first_name} ${row.last_name}`,
    createdAt: row.created_at.toISOString(),
    ...inputOf(row),
  };
}

interface NoticeColumns {
  severity: string;
  title_en: string;
  title_es: string;
  body_en: string;
  body_es: string;
  publish_start: Date;
  publish_end: Date | null;
  office_ids: string[];
  roles: string[];
  service_types: string[];
  must_acknowledge: boolean;
  attachment_file_id: string | null;
}

type NoticeInputFields = Omit<
  NoticePaper,
  'id' | 'version' | 'status' | 'dispatchedAt' | 'author' | 'createdAt'
>;

/** The row in the words of the contract. */
export function inputOf(row: NoticeColumns): NoticeInputFields {
  return {
    severity: row.severity as NoticePaper['severity'],
    titleEn: row.title_en,
    titleEs: row.title_es,
    bodyEn: row.body_en,
    bodyEs: row.body_es,
    publishStart: row.publish_start.toISOString(),
    publishEnd: row.publish_end?.toISOString() ?? null,
    officeIds: row.office_ids,
    roles: row.roles as NoticePaper['roles'],
    serviceTypes: row.service_types as NoticePaper['serviceTypes'],
    mustAcknowledge: row.must_acknowledge,
    attachmentFileId: row.attachment_file_id,
  };
}

/** Who has read and acknowledged, the newest dispatch first. */
export async function findReceipts(context: OfficeContext, id: string) {
  const rows = await context.services.db
    .selectFrom('notice_receipts as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('offices as o', 'o.id', 'r.office_id')
    .select([
      'r.dispatch',
      'r.read_at',
      'r.acknowledged_at',
      'u.first_name',
      'u.last_name',
      'o.name as office',
    ])
    .where('r.notice_id', '=', id)
    .orderBy('r.dispatch', 'desc')
    .orderBy('r.read_at', 'desc')
    .limit(1000)
    .execute();
  return rows.map((row) => ({
    dispatch: row.dispatch,
    user: `${row.first_name} ${row.last_name}`,
    office: row.office,
    readAt: row.read_at.toISOString(),
    acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
  }));
}

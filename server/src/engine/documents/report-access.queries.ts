import type { Role } from '#domain/access/roles.ts';
import type { ReportAccess } from '#domain/areas/reports/may-run.ts';
import { refusalToRun } from '#domain/areas/reports/may-run.ts';
import type { ReportKind } from '#domain/areas/reports/reports.catalogue.ts';
import { reportCatalogue } from '#domain/areas/reports/reports.catalogue.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

export interface StoredAccess extends ReportAccess {
  /** 0 as long as the catalogue's own list counts. */
  readonly version: number;
}

/** Who may run a report now: what an administrator decided, else the catalogue. */
export async function accessOf(
  db: Tx | OfficeContext['services']['db'],
  kind: ReportKind,
): Promise<StoredAccess> {
  const row = await db
    .selectFrom('report_access')
    .select(['roles', 'is_active', 'version'])
    .where('report', '=', kind)
    .executeTakeFirst();
  if (row === undefined) return { roles: reportCatalogue[kind].defaultRoles, isActive: true, version: 0 };
  return { roles: row.roles as Role[], isActive: row.is_active, version: row.version };
}

/** Refuses the caller who may not run a document or export. */
export async function checkMayRun(context: OfficeContext, kind: ReportKind): Promise<void> {
  const access = await accessOf(context.services.db, kind);
  const subject = { ...context.user, office: context.office };
  const refusal = refusalToRun(reportCatalogue[kind], access, subject);
  if (refusal !== null) throw new Problem(refusal);
}

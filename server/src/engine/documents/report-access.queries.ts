import type { Role } from '#domain/access/roles.ts';
import type { ReportAccess } from '#domain/areas/reports/may-run.ts';
import { refusalToRun } from '#domain/areas/reports/may-run.ts';
import type { ReportKind } from '#domain/areas/reports/reports.catalogue.ts';
import { reportCatalogue } from '#domain/areas/reports/reports.catalogue.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

export interface StoredAccess extends ReportAccess {
  /** 0 as long as the catalogue's own list counts. */
  readonly version: number;
}

/** Who may run a report: what an administrator decided, else the catalogue. */
export function accessIn(
  kind: ReportKind,
  row: { roles: string[]; is_active: boolean; version: number } | undefined,
): StoredAccess {
  if (row === undefined) return { roles: reportCatalogue[kind].defaultRoles, isActive: true, version: 0 };
  return { roles: row.roles as Role[], isActive: row.is_active, version: row.version };
}

/** Refuses the caller who may not run a document or export. */
export async function checkMayRun(context: OfficeContext, kind: ReportKind): Promise<void> {
  const row = await context.services.db
    .selectFrom('report_access')
    .select(['roles', 'is_active', 'version'])
    .where('report', '=', kind)
    .executeTakeFirst();
  const subject = { ...context.user, office: context.office };
  const refusal = refusalToRun(reportCatalogue[kind], accessIn(kind, row), subject);
  if (refusal !== null) throw new Problem(refusal);
}

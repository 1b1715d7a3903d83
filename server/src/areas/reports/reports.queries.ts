import { refusalToRun } from '#domain/areas/reports/may-run.ts';
import type { Report, ReportKind } from '#domain/areas/reports/reports.catalogue.ts';
import { reportCatalogue, reportKinds } from '#domain/areas/reports/reports.catalogue.ts';
import type { ReportRow } from '#domain/areas/reports/reports.endpoints.ts';
import type { StoredAccess } from '#server/engine/documents/report-access.queries.ts';
import { accessIn } from '#server/engine/documents/report-access.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

/** The catalogue in its own order, each line with who may run it now. */
export async function listReports(context: OfficeContext): Promise<ReportRow[]> {
  const stored = await context.services.db.selectFrom('report_access').selectAll().execute();
  const decided = new Map(stored.map((row) => [row.report, row]));
  return reportKinds.map((kind) => rowOf(context, kind, accessIn(kind, decided.get(kind))));
}

function rowOf(context: OfficeContext, kind: ReportKind, access: StoredAccess): ReportRow {
  const report: Report = reportCatalogue[kind];
  const isDocument = report.form === 'document';
  const parameters = isDocument ? Object.entries(report.parameters) : [];
  return {
    kind,
    form: report.form,
    group: report.group,
    title: report.title[context.language],
    formats: isDocument ? ['pdf'] : ['csv', 'xlsx'],
    papers: isDocument ? [...report.papers] : [],
    parameters: parameters.map(([name, { explorer, title }]) => ({
      name,
      explorer,
      title: title[context.language],
    })),
    endpoint: isDocument ? `POST /api/documents/${kind}` : report.endpoint,
    roles: [...access.roles],
    isActive: access.isActive,
    isDefault: access.version === 0,
    version: access.version,
    mayRun: refusalToRun(report, access, { ...context.user, office: context.office }) === null,
  };
}

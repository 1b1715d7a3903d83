import { roles } from '#domain/access/roles.ts';
import type { ReportAccess } from '#domain/areas/reports/may-run.ts';
import type { ReportKind } from '#domain/areas/reports/reports.catalogue.ts';
import { reportCatalogue } from '#domain/areas/reports/reports.catalogue.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';

/** Decides who may run a report from now on. */
export async function changeReport(
  context: OfficeContext,
  kind: ReportKind,
  input: ReportAccess,
): Promise<Created> {
  return await transact(context, async (tx) => {
    const before = await lockAccess(tx, context, kind);
    await checkVersion(tx, context, { entity: 'report', id: kind, version: before.version });
    const chosen = roles.filter((role) => input.roles.includes(role));
    const version = before.version + 1;
    await tx
      .updateTable('report_access')
      .set({ roles: [...chosen], is_active: input.isActive, version, updated_at: context.now })
      .where('report', '=', kind)
      .execute();
    await recordActivity(tx, context, {
      scope: 'settings',
      action: 'edited',
      entity: 'report',
      entityId: kind,
      entityVersion: version,
      label: reportCatalogue[kind].title[context.language],
      changes: diff(
        { roles: before.roles, isActive: before.is_active },
        { roles: chosen, isActive: input.isActive },
      ),
    });
    await publish(tx, { topic: 'reports', id: kind, change: 'changed' });
    return { id: kind, version };
  });
}

/** The row of a report nobody has decided about yet is made first, as version 0, so that there is one to lock. */
async function lockAccess(tx: Tx, { now }: OfficeContext, kind: ReportKind) {
  await tx
    .insertInto('report_access')
    .values({ report: kind, roles: [...reportCatalogue[kind].defaultRoles], version: 0, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await tx
    .selectFrom('report_access')
    .selectAll()
    .where('report', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

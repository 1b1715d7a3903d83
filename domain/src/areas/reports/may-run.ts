import { mayCall } from '../../access/access.ts';
import type { Role } from '../../access/roles.ts';
import { isCorporationAdmin } from '../../access/role-rules.ts';
import type { Subject } from '../../access/subject.ts';
import { hasRole } from '../../access/subject.ts';
import type { Report } from './reports.catalogue.ts';

/** What an administrator has decided about a report. */
export interface ReportAccess {
  readonly roles: readonly Role[];
  readonly isActive: boolean;
}

export type RunRefusal = 'report-inactive' | 'not-your-role' | 'menu-right-missing' | 'wrong-office';

/** Whether a person may run a document or export; null when they may, else the reason why not. */
export function refusalToRun(report: Report, access: ReportAccess, subject: Subject): RunRefusal | null {
  if (!access.isActive) return 'report-inactive';
  if (!isCorporationAdmin(subject) && !hasRole(subject, ...access.roles)) return 'not-your-role';
  if (report.form === 'export') return null;
  const verdict = mayCall(report.access, subject);
  return verdict.allowed ? null : verdict.code;
}

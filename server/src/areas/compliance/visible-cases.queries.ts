import { type RawBuilder, sql } from 'kysely';
import { isComplianceAml, isCorporationCompliance } from '#domain/access/role-rules.ts';
import type { SessionContext } from '#server/platform/http/context.ts';

/** Compliance of the corporation, which decides. */
export function isDecider({ user, office }: SessionContext): boolean {
  const subject = { ...user, office };
  return isCorporationCompliance(subject) || isComplianceAml(subject);
}

/**
 * The cases (as `c`) that somebody sees: the corporation all; compliance of an office what its office sold, and nothing
 * of money laundering, by which nobody in an office may be warned (31 USC 5318(g)(2)).
 */
export function visibleCases(context: SessionContext): RawBuilder<unknown> {
  if (isDecider(context)) return sql`true`;
  return sql`(c.office_id = ${context.office?.id ?? '0'} and not c.is_aml and c.queue <> 'aml')`;
}

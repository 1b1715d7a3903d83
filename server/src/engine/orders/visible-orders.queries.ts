import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isOfficeClaim, isOfficeProvider, isOfficeSale } from '#domain/access/office-rules.ts';
import { isComplianceAml, isCorporation } from '#domain/access/role-rules.ts';
import { hasMenuRight } from '#domain/access/subject.ts';
import { services } from '#domain/services/services.ts';
import { doerOf } from './doer.ts';
import type { ActContext } from './order-engine.ts';

/** Services that go from hand to hand instead of being submitted: who fulfils them sees them once they are paid. */
const notSubmitted = Object.values(services)
  .filter(({ lifecycle }) => !lifecycle.statuses.includes('Submitted'))
  .map(({ type }) => type as string);

/**
 * The orders (as `o`) that somebody may see: the corporation and claims all, who sells those of the office, a provider
 * those that were submitted to it; of services whose menu right they have. The engine sees all.
 */
export function visibleOrders(context: ActContext): RawBuilder<unknown> {
  const doer = doerOf(context);
  if (doer === 'system') return sql`true`;
  const allowed = Object.values(services)
    .filter(({ right }) => hasMenuRight(doer, [right]))
    .map(({ type }) => type as string);
  const isLimited = allowed.length < Object.keys(services).length;
  const ofService = isLimited ? sql`o.service = any(${allowed})` : sql`true`;
  return sql`(${ofService} and ${ofOffice(context)})`;
}

function ofOffice(context: ActContext): RawBuilder<unknown> {
  const doer = doerOf(context);
  if (doer === 'system' || isCorporation(doer) || isComplianceAml(doer) || isOfficeClaim(doer))
    return sql`true`;
  const office = context.office?.id ?? '0';
  if (isOfficeProvider(doer)) {
    return sql`(o.office_id = ${office} or o.provider_office_id = ${office}
      and (o.submitted_at is not null or o.purchased_at is not null and o.service = any(${notSubmitted})))`;
  }
  return isOfficeSale(doer) ? sql`o.office_id = ${office}` : sql`false`;
}

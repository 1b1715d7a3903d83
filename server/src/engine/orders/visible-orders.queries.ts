import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { isOfficeClaim, isOfficeProvider, isOfficeSale } from '#domain/access/office-rules.ts';
import { isComplianceAml, isCorporation } from '#domain/access/role-rules.ts';
import type { ServiceType } from '#domain/access/service-type.ts';
import { hasMenuRight } from '#domain/access/subject.ts';
import { services } from '#domain/services/services.ts';
import { doerOf } from './doer.ts';
import type { ActContext } from './order-engine.ts';

type Sql = RawBuilder<unknown>;

/** Services that go from hand to hand instead of being submitted: who fulfils them sees them once they are paid. */
const notSubmitted = Object.values(services)
  .filter(({ lifecycle }) => !lifecycle.statuses.includes('Submitted'))
  .map(({ type }) => type as string);
const wasHandedOver = sql`(o.submitted_at is not null or o.purchased_at is not null and o.service = any(${notSubmitted}))`;

/**
 * The orders (as `o`) that somebody may see: the corporation and claims all, who sells those of the office, a provider
 * those that were submitted to it; of services whose menu right they have. The engine sees all.
 */
export function visibleOrders(context: ActContext): Sql {
  const office = context.office?.id ?? '0';
  const ofOffice: Record<Reach, Sql> = {
    all: sql`true`,
    provided: sql`(o.office_id = ${office} or o.provider_office_id = ${office} and ${wasHandedOver})`,
    sold: sql`o.office_id = ${office}`,
    none: sql`false`,
  };
  return sql`(${ofServices(context)} and ${ofOffice[reachOf(context)]})`;
}

/**
 * The same orders of one service for lists: from where, and under which condition. A provider has them in two branches,
 * sold there and sent there, each under the same name for whose they are: so the planner takes each by its own index in
 * the order of time, which no index gives for an `or`.
 */
export function listedOrders(service: ServiceType, context: ActContext): { from: Sql; visible: Sql } {
  const isService = sql`o.service = ${service}`;
  if (reachOf(context) !== 'provided') {
    return { from: sql`orders`, visible: sql`${isService} and ${visibleOrders(context)}` };
  }
  const office = context.office?.id ?? '0';
  return {
    from: sql`(select *, office_id as whose, true as is_sold from orders
      union all select *, provider_office_id, false from orders)`,
    visible: sql`${isService} and ${ofServices(context)} and o.whose = ${office}
      and (o.is_sold or o.office_id <> ${office} and ${wasHandedOver})`,
  };
}

type Reach = 'all' | 'provided' | 'sold' | 'none';

function reachOf(context: ActContext): Reach {
  const doer = doerOf(context);
  if (doer === 'system' || isCorporation(doer) || isComplianceAml(doer) || isOfficeClaim(doer)) return 'all';
  if (isOfficeProvider(doer)) return 'provided';
  return isOfficeSale(doer) ? 'sold' : 'none';
}

function ofServices(context: ActContext): Sql {
  const doer = doerOf(context);
  if (doer === 'system') return sql`true`;
  const allowed = Object.values(services)
    .filter(({ right }) => hasMenuRight(doer, [right]))
    .map(({ type }) => type as string);
  return allowed.length < Object.keys(services).length ? sql`o.service = any(${allowed})` : sql`true`;
}

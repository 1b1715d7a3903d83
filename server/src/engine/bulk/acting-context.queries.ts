import type { MenuRight } from '#domain/access/menu-right.ts';
import type { OfficeType } from '#domain/access/office-type.ts';
import type { Role } from '#domain/access/roles.ts';
import type { ServiceType } from '#domain/access/service-type.ts';
import type { EndpointKey } from '#domain/kernel/endpoint.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * The context of somebody who ordered work that a job does later: their roles, rights and office as they are now.
 * Null when they are no longer active or no longer work in that office.
 */
export async function actingContext(
  services: Services,
  order: { userId: string; officeId: string; endpoint: EndpointKey; requestId: string },
): Promise<OfficeContext | null> {
  const found = await services.db
    .selectFrom('users as u')
    .innerJoin('user_offices as uo', 'uo.user_id', 'u.id')
    .innerJoin('offices as o', 'o.id', 'uo.office_id')
    .select(['u.email', 'u.first_name', 'u.last_name', 'u.roles', 'u.role_menus', 'u.language'])
    .select(['o.code', 'o.name', 'o.office_type', 'o.service_types', 'o.time_zone'])
    .select('o.access_allow_to_customer_info')
    .where('u.id', '=', order.userId)
    .where('o.id', '=', order.officeId)
    .where('u.status', '=', 'Active')
    .where('o.is_active', '=', true)
    .executeTakeFirst();
  if (found === undefined) return null;
  return {
    services,
    endpoint: order.endpoint,
    requestId: order.requestId,
    ip: '',
    userAgent: '',
    language: found.language,
    now: services.clock(),
    ifMatch: null,
    idempotency: null,
    sessionId: '0',
    user: {
      id: order.userId,
      email: found.email,
      name: `${found.first_name} ${found.last_name}`,
      roles: found.roles as Role[],
      roleMenus: found.role_menus as MenuRight[],
    },
    office: {
      id: order.officeId,
      code: found.code,
      name: found.name,
      officeType: found.office_type as OfficeType,
      serviceTypes: found.service_types as ServiceType[],
      timeZone: found.time_zone,
      accessAllowToCustomerInfo: found.access_allow_to_customer_info,
    },
  };
}

import type { OfficeType } from '#domain/access/office-type.ts';
import type { ServiceType } from '#domain/access/service-type.ts';
import type { CurrentUser, OfficeContext, RequestContext } from '#server/platform/http/context.ts';
import type { Services } from '#server/platform/services.ts';
import type { DemoPerson } from './demo-people.ts';

/** Demo data enters through the functions of the areas, as if the system had called them at that moment. */
export function systemContext(services: Services, now: Date): RequestContext {
  return {
    services,
    endpoint: 'POST /api/demo',
    requestId: 'demo',
    ip: '203.0.113.1', // reserved for documentation
    userAgent: 'demo',
    language: 'en',
    now,
    ifMatch: null,
    idempotency: null,
  };
}

export interface DemoOffice {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly office_type: string;
  readonly service_types: string[];
  readonly time_zone: string;
  readonly access_allow_to_customer_info: boolean;
}

/** As if this person had called, in this office. */
export function personContext(
  base: RequestContext,
  { id, person, office }: { id: string; person: DemoPerson; office: DemoOffice },
): OfficeContext {
  const user: CurrentUser = {
    id,
    email: `${person.login}@giro.test`,
    name: `${person.firstName} ${person.lastName}`,
    roles: person.roles,
    roleMenus: person.rights ?? [],
  };
  return {
    ...base,
    sessionId: '0',
    user,
    office: {
      id: office.id,
      code: office.code,
      name: office.name,
      officeType: office.office_type as OfficeType,
      serviceTypes: office.service_types as ServiceType[],
      timeZone: office.time_zone,
      accessAllowToCustomerInfo: office.access_allow_to_customer_info,
    },
  };
}

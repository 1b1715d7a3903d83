import type { Role } from '#domain/access/roles.ts';
import type { MenuRight } from '#domain/access/menu-right.ts';
import type { OfficeContext, RequestContext } from '#server/platform/http/context.ts';
import type { Services } from '#server/platform/services.ts';
import type { DemoOffice } from './demo-context.ts';
import { systemContext } from './demo-context.ts';
import type { DemoOfficeCode } from './demo-offices.ts';

/** Which call the demo plays, and when: the key names it in the history, so that it is never played twice. */
export interface DemoCall {
  readonly at: Date;
  readonly key: string;
}

/** The people and offices of the demo as they stand in the database. */
export interface DemoHouse {
  readonly services: Services;
  /** Whether the person works there. */
  has(login: string, office: DemoOfficeCode): boolean;
  /** As if the person had called from that office. */
  as(login: string, office: DemoOfficeCode, call: DemoCall): OfficeContext;
  /** The engine by itself. */
  system(call: DemoCall): RequestContext;
  officeOf(code: DemoOfficeCode): DemoOffice;
  /** The id of a person. */
  idOf(login: string): string;
}

export async function readDemoHouse(services: Services): Promise<DemoHouse> {
  const { db } = services;
  const offices = new Map(
    (await db.selectFrom('offices').selectAll().execute()).map((one) => [one.code, one]),
  );
  const users = await db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.roles', 'u.role_menus'])
    .where('u.email', 'like', '%@giro.test')
    .execute();
  const byLogin = new Map(users.map((one) => [one.email.split('@')[0] ?? '', one]));
  const places = await db
    .selectFrom('user_offices as w')
    .innerJoin('offices as o', 'o.id', 'w.office_id')
    .select(['w.user_id', 'o.code'])
    .execute();
  const works = new Set(places.map(({ user_id, code }) => `${user_id} ${code}`));
  const officeOf = (code: DemoOfficeCode): DemoOffice => found(offices.get(code), code);
  const userOf = (login: string) => found(byLogin.get(login), login);
  const system = ({ at, key }: DemoCall): RequestContext => ({
    ...systemContext({ ...services, clock: () => at }, at),
    requestId: key,
  });
  return {
    services,
    system,
    officeOf,
    idOf: (login) => userOf(login).id,
    has: (login, office) => works.has(`${byLogin.get(login)?.id} ${office}`),
    as(login, code, call) {
      const { id, email, first_name, last_name, roles, role_menus } = userOf(login);
      const { office_type, service_types, time_zone, access_allow_to_customer_info, ...office } =
        officeOf(code);
      return {
        ...system(call),
        sessionId: '0',
        user: {
          id,
          email,
          name: `${first_name} ${last_name}`,
          roles: roles as Role[],
          roleMenus: role_menus as MenuRight[],
        },
        office: {
          id: office.id,
          code: office.code,
          name: office.name,
          officeType: office_type as OfficeContext['office']['officeType'],
          serviceTypes: service_types as OfficeContext['office']['serviceTypes'],
          timeZone: time_zone,
          accessAllowToCustomerInfo: access_allow_to_customer_info,
        },
      };
    },
  };
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`The demo has no ${name}`);
  return value;
}

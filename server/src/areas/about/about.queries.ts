import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/http/context.ts';

interface DemoUser {
  email: string;
  name: string;
  role: string;
  office: string;
}

/** One user for each role, so that a visitor of the demo can come in as anyone. */
export async function findDemoUsers({ services }: RequestContext): Promise<DemoUser[]> {
  if (!services.isDemo) return [];
  const { rows } = await sql<DemoUser>`
    select distinct on (role) u.email::text, u.first_name || ' ' || u.last_name as name, role, o.name as office
    from users u
    join user_offices uo on uo.user_id = u.id and uo.default_for_login
    join offices o on o.id = uo.office_id
    cross join unnest(u.roles) as role
    where u.status = 'Active' and u.role_menus = '{}'
    order by role, u.id`.execute(services.db);
  return rows;
}

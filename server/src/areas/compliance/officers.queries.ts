import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';

export interface Officer {
  readonly id: string;
  readonly name: string;
  /** Open cases they have. */
  readonly open: number;
}

/** Who decides cases. */
export async function readOfficers(db: Kysely<Tables>): Promise<Officer[]> {
  const { rows } = await sql<Officer>`
    select u.id::text as id, u.first_name || ' ' || u.last_name as name, (
      select count(*)::int from compliance_cases c where c.assignee_id = u.id and c.closed_at is null) as open
    from users u
    where u.status = 'Active'
      and u.roles && array['CorporationCompliance', 'CorporationComplianceAML', 'CorporationAdmin']
    order by name, u.id`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/**
 * Tells the screens of those who may see a case that it changed. Named persons only: who sells learns from no event
 * that compliance looks at something.
 */
export async function tellOfficers(
  tx: Tx,
  { id, change }: { id: string; change: 'created' | 'changed' },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u, compliance_cases c
    where c.id = ${id} and u.status = 'Active' and (
      u.roles && array['CorporationCompliance', 'CorporationComplianceAML', 'CorporationAdmin']
      or not c.is_aml and u.roles && array['Compliance', 'Admin']
        and exists (select from user_offices uo where uo.user_id = u.id and uo.office_id = c.office_id))`.execute(
    tx,
  );
  const userIds = rows.map((row) => row.id);
  if (userIds.length > 0) await publish(tx, { topic: 'cases', id, change, userIds });
}

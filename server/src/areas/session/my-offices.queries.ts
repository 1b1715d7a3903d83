import { sql } from 'kysely';
import type { OfficeType } from '#domain/access/office-type.ts';
import type { ServiceType } from '#domain/access/service-type.ts';
import { readPrinting } from '#domain/areas/reports/printing.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { SessionContext } from '#server/platform/http/context.ts';

/** The active offices of a person. The one for the login comes first, because the browser takes the first. */
export async function listMyOffices(context: SessionContext) {
  const rows = await myOffices(context)
    .orderBy('uo.default_for_login', 'desc')
    .orderBy(sql`fold(o.name)`)
    .orderBy('o.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    officeType: row.office_type as OfficeType,
    defaultForLogin: row.default_for_login,
  }));
}

/** What the browser needs to know of the office a person works in; an office of others is not found. */
export async function readMyOffice(context: SessionContext, { officeId }: { officeId: string }) {
  const row = await myOffices(context).where('o.id', '=', officeId).executeTakeFirst();
  if (row === undefined) throw new Problem('not-found');
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    officeType: row.office_type as OfficeType,
    serviceTypes: row.service_types as ServiceType[],
    logoFileId: row.logo_file_id,
    accessAllowToCustomerInfo: row.access_allow_to_customer_info,
    timeZone: row.time_zone,
    printing: readPrinting(row.printing),
  };
}

function myOffices({ services: { db }, user }: SessionContext) {
  return db
    .selectFrom('user_offices as uo')
    .innerJoin('offices as o', 'o.id', 'uo.office_id')
    .select(['o.id', 'o.code', 'o.name', 'o.office_type', 'o.service_types', 'o.logo_file_id'])
    .select(['o.access_allow_to_customer_info', 'o.time_zone', 'o.printing', 'uo.default_for_login'])
    .where('uo.user_id', '=', user.id)
    .where('o.is_active', '=', true);
}

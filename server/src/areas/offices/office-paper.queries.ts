import { sql } from 'kysely';
import type { OfficePaper } from '#domain/areas/offices/offices.endpoints.ts';
import { readPrinting } from '#domain/areas/reports/printing.schema.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { StoredOffice } from './office-fields.ts';
import { maskAccount } from './office-fields.ts';
import { findLinks } from './office-links.queries.ts';
import { officesSource } from './offices-source.queries.ts';

export async function readOffice(context: OfficeContext, id: string): Promise<OfficePaper> {
  const { db, secrets } = context.services;
  const office = await db
    .selectFrom('offices as o')
    .selectAll('o')
    .where('o.id', '=', id)
    .where(sql<boolean>`(${officesSource.visible(context)})`)
    .executeTakeFirst();
  if (office === undefined) throw new Problem('not-found');
  const names = db.selectFrom('offices').select(['id', 'code', 'name']).orderBy('code');
  const { users } = await db
    .selectFrom('user_offices')
    .select((eb) => eb.fn.countAll<string>().as('users'))
    .where('office_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id,
    version: office.version,
    name: office.name,
    code: office.code,
    officeType: office.office_type as OfficePaper['officeType'],
    serviceTypes: office.service_types as OfficePaper['serviceTypes'],
    territory: office.territory,
    parent: (await names.where('id', '=', office.parent_id ?? '0').executeTakeFirst()) ?? null,
    children: await names.where('parent_id', '=', id).execute(),
    linkedOffices: await findLinks(db, id),
    ...documentFields(office),
    timeZone: office.time_zone,
    logoFileId: office.logo_file_id,
    creditModel: office.credit_model as OfficePaper['creditModel'],
    creditLimit: office.credit_limit,
    accessAllowToCustomerInfo: office.access_allow_to_customer_info,
    bankAccount: maskAccount(office.bank_account, secrets),
    isHeadOffice: office.is_head_office,
    isActive: office.is_active,
    holdReason: office.hold_reason,
    users: Number(users),
    createdAt: office.created_at.toISOString(),
    updatedAt: office.updated_at.toISOString(),
  };
}

type Documents = Pick<OfficePaper, 'address' | 'phones' | 'hours' | 'licences' | 'printing'>;

/** The columns kept as JSON; they were checked when they were written. */
function documentFields(office: StoredOffice): Documents {
  return {
    address: 'country' in office.address ? (office.address as NonNullable<OfficePaper['address']>) : null,
    phones: office.phones as OfficePaper['phones'],
    hours: office.hours as OfficePaper['hours'],
    // Those written before the switch was there do not have it.
    licences: (office.licences as OfficePaper['licences']).map((licence) => ({
      ...licence,
      blocksSales: licence.blocksSales ?? false,
    })),
    printing: readPrinting(office.printing),
  };
}

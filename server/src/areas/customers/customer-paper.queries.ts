import { sql } from 'kysely';
import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';
import { customerActions } from '#domain/areas/customers/customer.values.ts';
import { idState } from '#domain/areas/customers/id-state.ts';
import { customerRefusal } from '#domain/areas/customers/may-act.ts';
import { hiddenDay, maskedPhone, maskEmail } from '#domain/areas/customers/mask.ts';
import { ageOn, remittingAge } from '#domain/kernel/calendar-day.ts';
import { Problem, problemMessage } from '#domain/kernel/problem.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import { isMasked, visibleCustomers } from '#server/engine/customers/visible-customers.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { currentConsents } from './customer-parts.queries.ts';
import type { StoredCustomer } from './lock-customer.queries.ts';
import { readDocuments, readFiles, readLinks, readOrderCounts } from './paper-parts.queries.ts';

export async function readCustomer(context: OfficeContext, id: string): Promise<CustomerPaper> {
  const { db } = context.services;
  const found = await db
    .selectFrom('customers as c')
    .innerJoin('offices as o', 'o.id', 'c.office_id')
    .selectAll('c')
    .select(['o.code', 'o.name as office_name'])
    .where('c.id', '=', id)
    .where(visibleCustomers(context, 'c'))
    .executeTakeFirst();
  if (found === undefined) throw new Problem('not-found');
  const { code, office_name: name, ...customer } = found;
  const today = dayAt(context.now, context.office.timeZone);
  const isClosed = isMasked(context);
  const documents = await readDocuments(db, { customerId: id, today, isClosed });
  const { mergedInto, mergedFrom } = await readLinks(db, customer);
  const phones = await db
    .selectFrom('customer_phones')
    .select(['kind', 'number', 'is_primary as isPrimary', 'is_whatsapp as isWhatsApp'])
    .where('customer_id', '=', id)
    .orderBy('position')
    .execute();
  const addresses = await db
    .selectFrom('customer_addresses')
    .select(['kind', 'line1', 'line2', 'city', 'state', 'zip'])
    .where('customer_id', '=', id)
    .orderBy('position')
    .execute();
  const recipients = await sql<{ count: string }>`
    select count(*) from customer_recipients where customer_id = ${id}`.execute(db);
  const consents = await currentConsents(db, id);
  return {
    ...plainFields(customer),
    office: { id: customer.office_id, code, name },
    birthDate: isClosed ? hiddenDay : customer.birth_date,
    age: isClosed ? null : ageOn(customer.birth_date, today),
    isAdult: ageOn(customer.birth_date, today) >= remittingAge,
    phones: phones.map((phone) => ({
      ...phone,
      number: isClosed ? maskedPhone(phone.number) : phone.number,
    })) as CustomerPaper['phones'],
    email: isClosed ? maskEmail(customer.email) : customer.email,
    addresses: addresses as CustomerPaper['addresses'],
    consents: [...consents].map(([kind, { isGiven, at, by }]) => ({
      kind: kind as CustomerPaper['consents'][number]['kind'],
      isGiven,
      at: at.toISOString(),
      by,
    })),
    ids: documents.shown,
    idState: idState(documents.held, today),
    files: await readFiles(db, id),
    mergedInto,
    mergedFrom,
    ...(await readOrderCounts(context, id)),
    recipients: Number(recipients.rows[0]?.count ?? 0),
    isMasked: isClosed,
    actions: actionsOf(context, customer, mergedInto?.number ?? null),
  };
}

/** What stands in the paper as it stands in the table. */
function plainFields(customer: StoredCustomer) {
  return {
    id: customer.id,
    version: customer.version,
    number: customer.number,
    firstName: customer.first_name,
    middleName: customer.middle_name,
    lastName: customer.last_name,
    secondLastName: customer.second_last_name,
    fullName: customer.full_name,
    sex: customer.sex as CustomerPaper['sex'],
    nationality: customer.nationality,
    birthCountry: customer.birth_country,
    isUsPerson: customer.is_us_person,
    residence: customer.residence as CustomerPaper['residence'],
    occupation: customer.occupation,
    employer: customer.employer,
    sourceOfFunds: customer.source_of_funds as CustomerPaper['sourceOfFunds'],
    isNoProhibitedOfficial: customer.is_no_prohibited_official,
    language: customer.language as CustomerPaper['language'],
    notes: customer.notes,
    taxId:
      customer.tax_id_kind === null
        ? null
        : { kind: customer.tax_id_kind as 'SSN' | 'ITIN', last4: customer.tax_id_last4 ?? '' },
    photoFileId: customer.photo_file_id,
    level: customer.level as CustomerPaper['level'],
    balance: customer.reward_balance,
    blocked: customer.block_reason === null ? null : { reason: customer.block_reason },
    createdAt: customer.created_at.toISOString(),
    updatedAt: customer.updated_at.toISOString(),
  };
}

function actionsOf(
  { user, office, language }: OfficeContext,
  { block_reason: reason, tax_id: taxId }: StoredCustomer,
  mergedInto: string | null,
): CustomerPaper['actions'] {
  const acted = { mergedInto, isBlocked: reason !== null, hasTaxId: taxId !== null };
  return customerActions.map((action) => {
    const refusal = customerRefusal({ ...user, office }, acted, action);
    return {
      action,
      allowed: refusal === null,
      reason: refusal === null ? null : problemMessage(refusal.code, language, refusal.params),
    };
  });
}

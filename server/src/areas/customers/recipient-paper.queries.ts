import { sql } from 'kysely';
import type { RecipientBrief, RecipientPaper } from '#domain/areas/customers/customer.replies.ts';
import { cubanAddressLine } from '#domain/areas/customers/cuban-address-line.ts';
import { maskedPhone, maskNumber } from '#domain/areas/customers/mask.ts';
import type { CubanAddress } from '#domain/areas/customers/recipient.schema.ts';
import { readCarne } from '#domain/kernel/carne.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import {
  isMasked,
  visibleCustomers,
  visibleRecipients,
} from '#server/engine/customers/visible-customers.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { readRecipientBriefs } from './recipient-brief.queries.ts';

export async function readRecipient(context: OfficeContext, id: string): Promise<RecipientPaper> {
  const { db } = context.services;
  const found = await db
    .selectFrom('recipients as r')
    .selectAll('r')
    .where('r.id', '=', id)
    .where(visibleRecipients(context, 'r'))
    .executeTakeFirst();
  if (found === undefined) throw new Problem('not-found');
  const isClosed = isMasked(context);
  const address = found.address as CubanAddress;
  const carne = found.ci === '' ? null : readCarne(found.ci, dayAt(context.now, context.office.timeZone));
  const person = carne === null || 'fault' in carne ? null : carne;
  return {
    id,
    version: found.version,
    number: found.number,
    firstName: found.first_name,
    middleName: found.middle_name,
    lastName: found.last_name,
    secondLastName: found.second_last_name,
    fullName: found.full_name,
    ci: isClosed ? maskNumber(found.ci) : found.ci,
    birthDate: isClosed ? null : (person?.birthDate ?? null),
    sex: person?.sex ?? null,
    passport: isClosed ? maskNumber(found.passport) : found.passport,
    phones: await phonesOf(context, id),
    address,
    addressLine: cubanAddressLine(address),
    altReceivers: (found.alt_receivers as RecipientPaper['altReceivers']).map((other) =>
      isClosed ? { ...other, ci: maskNumber(other.ci), phone: maskedPhone(other.phone) } : other,
    ),
    notes: found.notes,
    customers: await customersOf(context, id),
    isMasked: isClosed,
    createdAt: found.created_at.toISOString(),
    updatedAt: found.updated_at.toISOString(),
  };
}

/** Whom they sent to last comes first. */
export async function listRecipients(
  context: OfficeContext,
  customerId: string,
): Promise<{ rows: RecipientBrief[] }> {
  const { db } = context.services;
  const customer = await db
    .selectFrom('customers as c')
    .select('c.id')
    .where('c.id', '=', customerId)
    .where(visibleCustomers(context, 'c'))
    .executeTakeFirst();
  if (customer === undefined) throw new Problem('not-found');
  const { rows } = await sql<{ id: string }>`
    select cr.recipient_id as id from customer_recipients cr where cr.customer_id = ${customerId}
    order by (select max(o.created_at) from orders o
      where o.customer_id = cr.customer_id and o.recipient_id = cr.recipient_id) desc nulls last, cr.created_at desc
    limit 200`.execute(db);
  const ids = rows.map(({ id }) => id);
  return { rows: await readRecipientBriefs(context, ids, customerId) };
}

async function phonesOf(context: OfficeContext, id: string): Promise<RecipientPaper['phones']> {
  const rows = await context.services.db
    .selectFrom('recipient_phones')
    .select(['kind', 'number', 'is_primary as isPrimary', 'is_whatsapp as isWhatsApp'])
    .where('recipient_id', '=', id)
    .orderBy('position')
    .execute();
  return rows.map((phone) => ({
    ...phone,
    number: isMasked(context) ? maskedPhone(phone.number) : phone.number,
  })) as RecipientPaper['phones'];
}

/** The customers they belong to, as far as the caller sees them. */
async function customersOf(context: OfficeContext, id: string): Promise<RecipientPaper['customers']> {
  const rows = await context.services.db
    .selectFrom('customer_recipients as cr')
    .innerJoin('customers as c', 'c.id', 'cr.customer_id')
    .select(['c.id', 'c.number', 'c.full_name as name', 'cr.relationship'])
    .where('cr.recipient_id', '=', id)
    .where(visibleCustomers(context, 'c'))
    .orderBy('c.id')
    .limit(50)
    .execute();
  return rows as RecipientPaper['customers'];
}

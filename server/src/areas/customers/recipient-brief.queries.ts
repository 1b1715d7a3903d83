import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { RecipientBrief } from '#domain/areas/customers/customer.replies.ts';
import { cubanAddressLine } from '#domain/areas/customers/cuban-address-line.ts';
import { maskedPhone, maskNumber } from '#domain/areas/customers/mask.ts';
import type { CubanAddress } from '#domain/areas/customers/recipient.schema.ts';
import { isMasked } from '#server/engine/customers/visible-customers.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

type StoredBrief = Omit<RecipientBrief, 'addressLine'> & { address: CubanAddress };

/** One line for each of the recipients, in the order of the ids; the relationship is that to the customer. */
export async function readRecipientBriefs(
  context: OfficeContext,
  ids: readonly string[],
  customerId: string | null,
): Promise<RecipientBrief[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<StoredBrief>`
    select r.id, r.version, r.number, r.full_name as name, r.phone, r.ci, r.province, r.municipality, r.address,
      (select cr.relationship from customer_recipients cr
       where cr.recipient_id = r.id and cr.customer_id = ${customerId ?? '0'}) as relationship
    from recipients r where r.id = any(${[...ids]}::bigint[])
    order by array_position(${[...ids]}::bigint[], r.id)`.execute(context.services.db);
  const isClosed = isMasked(context);
  return rows.map(({ address, ...row }) => ({
    ...row,
    phone: isClosed ? maskedPhone(row.phone) : row.phone,
    ci: isClosed ? maskNumber(row.ci) : row.ci,
    addressLine: cubanAddressLine(address),
  }));
}

/** Ids for a condition on the row `p`, those of the customer first. */
export async function selectRecipients(
  db: Kysely<Tables>,
  {
    condition,
    customerId,
    limit,
  }: { condition: RawBuilder<unknown>; customerId: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from recipients p where ${condition}
    order by exists (select from customer_recipients cr
      where cr.recipient_id = p.id and cr.customer_id = ${customerId ?? '0'}) desc, p.id desc
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

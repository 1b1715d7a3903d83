import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { CustomerBrief } from '#domain/areas/customers/customer.replies.ts';
import { hiddenDay, maskedPhone, yearOnly } from '#domain/areas/customers/mask.ts';
import { isMasked } from '#server/engine/customers/visible-customers.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** `Hialeah, FL` of the first address of the row `c`. */
export const cityState = sql`coalesce((
  select a.city || ', ' || a.state from customer_addresses a
  where a.customer_id = c.id order by a.position limit 1), '')`;

/** One line for each of the customers, in the order of the ids. */
export async function readBriefs(
  tx: Pick<Tx, 'selectFrom'> & Parameters<RawBuilder<unknown>['execute']>[0],
  context: OfficeContext,
  ids: readonly string[],
): Promise<CustomerBrief[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CustomerBrief & { fullBirthDate: string }>`
    select c.id, c.version, c.number, c.full_name as name, c.phone, c.birth_date as "birthDate",
      ${cityState} as "cityState", c.level, c.block_reason is not null as "isBlocked", o.code as office
    from customers c join offices o on o.id = c.office_id
    where c.id = any(${[...ids]}::bigint[])
    order by array_position(${[...ids]}::bigint[], c.id)`.execute(tx);
  return rows.map((row) => masked(row, isMasked(context)));
}

/** Lists show the year of birth alone; where customers are closed, not even that. */
function masked(row: CustomerBrief, isClosed: boolean): CustomerBrief {
  return isClosed
    ? { ...row, birthDate: hiddenDay, phone: maskedPhone(row.phone) }
    : { ...row, birthDate: yearOnly(row.birthDate) };
}

import { sql } from 'kysely';
import type { CustomerRow } from '#domain/areas/customers/customers.rows.ts';
import { customersExplorer } from '#domain/areas/customers/customers.explorer.ts';
import { hiddenDay, maskedPhone, maskEmail, maskNumber, yearOnly } from '#domain/areas/customers/mask.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import { isMasked, visibleCustomers } from '#server/engine/customers/visible-customers.queries.ts';
import type { RawRow } from '#server/engine/explorer/list-page.queries.ts';
import type { ExplorerSource } from '#server/engine/explorer/source.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { cityState } from './customer-brief.queries.ts';

/** Every customer but those merged into another. */
export const customersSource: ExplorerSource = {
  explorer: customersExplorer,
  // The office and the day are the same for all rows; a list of a million reads them once.
  from: ({ now, office }) => sql`customers c
    cross join (values (${dayAt(now, office.timeZone)}::date, ${office.accessAllowToCustomerInfo}::boolean)) as d (today, is_open)`,
  visible: (context) => sql`c.merged_into is null and ${visibleCustomers(context, 'c')}`,
  id: sql`c.id`,
  columns: {
    number: { value: sql`c.number`, sort: sql`c.number` },
    name: { value: sql`c.full_name`, sort: sql`fold(c.full_name)` },
    phone: sql`c.phones`,
    birthDate: sql`c.birth_date`,
    cityState,
    level: sql`c.level`,
    balance: sql`c.reward_balance`,
    lastOrderAt: sql`(select max(o.created_at) from orders o where o.customer_id = c.id)`,
    orders: sql`(select count(*) from orders o where o.customer_id = c.id)`,
    email: sql`c.email`,
    idNumber: sql`(select i.number from customer_ids i where i.customer_id = c.id order by i.id desc limit 1)`,
    office: sql`(select o.code from offices o where o.id = c.office_id)`,
    createdAt: { value: sql`c.created_at`, sort: sql`c.created_at` },
    isBlocked: sql`(c.block_reason is not null)`,
    hasExpiredId: sql`exists (select from customer_ids i where i.customer_id = c.id and i.expires_on < d.today)`,
  },
  extra: { version: sql`c.version` },
  filters: {
    // What is masked cannot be guessed by narrowing either.
    phone: refuseWhereClosed,
    email: refuseWhereClosed,
    birthDate: refuseWhereClosed,
    // Any document of theirs, the whole number, by its index.
    idNumber: ({ operator, values: [typed = ''] }) =>
      operator === 'empty' || operator === 'notEmpty'
        ? null
        : sql`c.id in (
            select customer_id from customer_ids where number = ${typed.toUpperCase().replaceAll(/[\s.\-/]/g, '')})`,
  },
  search: (
    pattern,
  ) => sql`fold(c.full_name) like ${pattern} or c.number = upper(trim(both '%' from ${pattern}))
    or (d.is_open and (fold(c.phones) like ${pattern} or fold(c.email) like ${pattern}))`,
};

function refuseWhereClosed(_filter: Filter, context: OfficeContext): null {
  if (isMasked(context)) throw new Problem('customer-info-closed');
  return null;
}

export function toCustomerRow(raw: RawRow, context: OfficeContext): CustomerRow {
  const row = raw as unknown as CustomerRow & { idNumber: string | null; orders: string };
  const [phone = ''] = row.phone.split(' ');
  const isClosed = isMasked(context);
  return {
    ...row,
    orders: Number(row.orders),
    idNumber: maskNumber(row.idNumber ?? ''),
    phone: isClosed ? maskedPhone(phone) : phone,
    email: isClosed ? maskEmail(row.email) : row.email,
    birthDate: isClosed ? hiddenDay : yearOnly(row.birthDate),
  };
}

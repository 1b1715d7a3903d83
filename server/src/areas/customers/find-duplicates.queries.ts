import { sql } from 'kysely';
import type { z } from 'zod';
import type { duplicateHits } from '#domain/areas/customers/customer.replies.ts';
import type { CustomerInput } from '#domain/areas/customers/customer.schema.ts';
import type { DuplicateReason } from '#domain/areas/customers/customer.values.ts';
import { duplicateReasons } from '#domain/areas/customers/customer.values.ts';
import type { DuplicatesBody } from '#domain/areas/customers/customers.endpoints.ts';
import { isCalendarDay } from '#domain/kernel/calendar-day.ts';
import { readPhone } from '#domain/kernel/phone-number.ts';
import { visibleCustomers } from '#server/engine/customers/visible-customers.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { readBriefs } from './customer-brief.queries.ts';

const most = 8;
const surely: readonly DuplicateReason[] = ['id', 'phone', 'nameAndBirth'];

/** Who may be the person on the form, while it is typed; nothing typed has to be right yet. */
export async function findDuplicates(
  context: OfficeContext,
  body: DuplicatesBody,
): Promise<z.output<typeof duplicateHits>> {
  const { db } = context.services;
  const phones = body.phones.flatMap((typed) => readPhone(typed, 'US').e164 ?? []);
  const ids = body.ids.map((typed) => typed.toUpperCase().replaceAll(/[\s.\-/]/g, '')).filter(Boolean);
  const name = [body.firstName, body.lastName, body.secondLastName].join(' ').trim();
  const birth = isCalendarDay(body.birthDate) ? body.birthDate : null;
  const { rows } = await sql<{ id: string; reasons: DuplicateReason[] }>`
    with named as materialized (select name_words(${name}) as words), hits as (
      select customer_id as id, 'id' as reason from customer_ids where number = any(${ids}::text[])
      union
      select customer_id, 'phone' from customer_phones where number = any(${phones}::text[])
      union
      select id, 'email' from customers where email = ${body.email.trim().toLowerCase()} and email <> ''
      union
      select c.id, 'nameAndBirth' from customers c, named
      where c.birth_date = ${birth}::date and cardinality(named.words) > 1 and c.search_keys @> named.words
      union
      (select c.id, 'name' from customers c, named
       where cardinality(named.words) > 2 and c.search_keys @> named.words limit ${most}))
    select p.id, array_agg(h.reason) as reasons from hits h join customers p on p.id = h.id
    where p.merged_into is null and p.id <> ${body.exceptId ?? '0'} and ${visibleCustomers(context, 'p')}
    group by p.id
    order by bool_or(h.reason in ('id', 'phone', 'nameAndBirth')) desc, count(*) desc, p.id desc
    limit ${most}`.execute(db);
  const briefs = await readBriefs(
    db,
    context,
    rows.map(({ id }) => id),
  );
  return {
    rows: briefs.map((brief, at) => {
      const found = rows[at]?.reasons ?? [];
      const reasons = duplicateReasons.filter((reason) => found.includes(reason));
      return { ...brief, reasons, isSure: reasons.some((reason) => surely.includes(reason)) };
    }),
  };
}

/** Same given name, surnames and date of birth: the desk has to say that it is another person. */
export async function findSureDuplicate(tx: Tx, input: CustomerInput): Promise<{ number: string } | null> {
  const { firstName, lastName, secondLastName, birthDate } = input;
  const { rows } = await sql<{ number: string }>`
    select number from customers
    where birth_date = ${birthDate} and merged_into is null and fold(first_name) = fold(${firstName})
      and fold(last_name) = fold(${lastName})
      and (fold(second_last_name) = fold(${secondLastName}) or second_last_name = '' or ${secondLastName} = '')
    limit 1`.execute(tx);
  return rows[0] ?? null;
}

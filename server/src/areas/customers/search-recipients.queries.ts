import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { RecipientBrief } from '#domain/areas/customers/customer.replies.ts';
import { readPhone } from '#domain/kernel/phone-number.ts';
import { findByName } from '#server/engine/customers/find-by-name.queries.ts';
import { readPersonQuery } from '#server/engine/customers/search-query.ts';
import { visibleRecipients } from '#server/engine/customers/visible-customers.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { readRecipientBriefs, selectRecipients } from './recipient-brief.queries.ts';

const most = 10;

export async function searchRecipients(
  context: OfficeContext,
  { q, customerId = null }: { q: string; customerId?: string | null },
): Promise<{ rows: RecipientBrief[] }> {
  const { db } = context.services;
  const query = readPersonQuery(q);
  const visible = visibleRecipients(context, 'p');
  if (query.kind === 'name' || query.kind === 'email') {
    const found = await findByName(db, {
      table: 'recipients',
      text: q,
      officeId: context.office.id,
      visible,
      limit: most,
    });
    const mine = await selectRecipients(db, {
      condition: sql`p.id = any(${found}::bigint[]) and exists (
        select from customer_recipients cr where cr.recipient_id = p.id and cr.customer_id = ${customerId ?? '0'})`,
      customerId,
      limit: most,
    });
    const ids = [...mine, ...found.filter((id) => !mine.includes(id))];
    return { rows: await readRecipientBriefs(context, ids, customerId) };
  }
  const number = query.kind === 'digits' ? query.digits : query.number;
  const condition = sql`(${numberCondition(number)}) and ${visible}`;
  const ids = await selectRecipients(db, { condition, customerId, limit: most });
  return { rows: await readRecipientBriefs(context, ids, customerId) };
}

/** A number is theirs (`R-000123`), a carné, a passport, or a phone, its beginning or its end. */
function numberCondition(number: string): RawBuilder<unknown> {
  const digits = number.replaceAll(/\D/g, '').replace(/^53(?=\d{8}$)/, '');
  const isPhone = digits.length >= 4 && digits === number.replace(/^53(?=\d{8}$)/, '');
  const phones = sql`p.id in (
    (select recipient_id from recipient_phones where number like ${`+53${digits}%`} limit 30)
    union all
    (select recipient_id from recipient_phones
     where reverse(number) like reverse(${digits}) || '%' limit 30))`;
  const exact = sql`p.number = ${number} or (p.ci = ${number} and p.ci <> '')
    or (p.passport = ${number} and p.passport <> '')`;
  return isPhone ? sql`${exact} or ${phones}` : exact;
}

interface Typed {
  readonly ci: string;
  readonly phones: readonly string[];
  readonly name: string;
  readonly municipality: string;
  readonly exceptId: string | null;
}

/** Recipients that may be the one on the form: same carné or phone, or the same name in the same municipality. */
export async function findRecipientDuplicates(
  context: OfficeContext,
  typed: Typed,
): Promise<{ rows: RecipientBrief[] }> {
  const phones = typed.phones.flatMap((phone) => readPhone(phone, 'CU').e164 ?? []);
  const condition = sql`p.id <> ${typed.exceptId ?? '0'} and ${visibleRecipients(context, 'p')} and (
    (p.ci = ${typed.ci.replaceAll(/\s/g, '')} and p.ci <> '')
    or p.id in (select recipient_id from recipient_phones where number = any(${phones}::text[]))
    or (cardinality(name_words(${typed.name})) > 1 and p.search_keys @> name_words(${typed.name})
      and p.municipality = ${typed.municipality}))`;
  const ids = await selectRecipients(context.services.db, { condition, customerId: null, limit: 8 });
  return { rows: await readRecipientBriefs(context, ids, null) };
}

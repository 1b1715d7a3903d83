import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { customerHits } from '#domain/areas/customers/customer.replies.ts';
import { findByName } from '#server/engine/customers/find-by-name.queries.ts';
import type { PersonQuery } from '#server/engine/customers/search-query.ts';
import { readPersonQuery } from '#server/engine/customers/search-query.ts';
import { visibleCustomers } from '#server/engine/customers/visible-customers.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { readBriefs } from './customer-brief.queries.ts';

type Hits = z.output<typeof customerHits>;
type Match = Hits['rows'][number]['match'];
interface Found {
  readonly ids: readonly string[];
  readonly match: Match;
}

const most = 10;

/** Ten customers for what somebody typed; whoever was merged into another is found as that other. */
export async function searchCustomers(context: OfficeContext, typed: string): Promise<Hits> {
  const query = readPersonQuery(typed);
  const { ids, match } = await find(context, query);
  const briefs = await readBriefs(context.services.db, context, ids);
  return { rows: briefs.map((brief) => ({ ...brief, match })) };
}

async function find(context: OfficeContext, query: PersonQuery): Promise<Found> {
  switch (query.kind) {
    case 'name':
      return { ids: await byName(context, query.text), match: 'name' };
    case 'number':
      return { ids: await byNumber(context, query.number), match: 'number' };
    case 'email':
      return { ids: await byEmail(context, query.email), match: 'email' };
    case 'document':
      return await byDocument(context, query.number);
    default:
      return await byDigits(context, query.digits);
  }
}

async function byName(context: OfficeContext, text: string): Promise<string[]> {
  return await findByName(context.services.db, {
    table: 'customers',
    text,
    officeId: context.office.id,
    visible: visible(context),
    limit: most,
  });
}

/** Digits are a phone, its end or its beginning, or else a document. */
async function byDigits(context: OfficeContext, digits: string): Promise<Found> {
  const national = digits.replace(/^1(?=\d{10}$)/, '');
  const ids = await select(
    context,
    sql`p.id in (
      (select customer_id from customer_phones where number in (${`+1${national}`}, ${`+${digits}`}))
      union all
      (select customer_id from customer_phones where number like ${`+1${national}%`} limit ${most * 3})
      union all
      (select customer_id from customer_phones
       where reverse(number) like reverse(${digits}) || '%' limit ${most * 3}))`,
  );
  return ids.length > 0 ? { ids, match: 'phone' } : await byDocument(context, digits);
}

async function byDocument(context: OfficeContext, number: string): Promise<Found> {
  const ids = await select(
    context,
    sql`p.id in (select customer_id from customer_ids where number = ${number})`,
  );
  return ids.length > 0 ? { ids, match: 'id' } : { ids: await byName(context, number), match: 'name' };
}

async function byEmail(context: OfficeContext, email: string): Promise<string[]> {
  return await select(context, sql`p.email = ${email} and p.email <> ''`);
}

async function byNumber(context: OfficeContext, number: string): Promise<string[]> {
  return await select(
    context,
    sql`p.id = (
      select coalesce(c.merged_into, c.id) from customers c where c.number = ${number})`,
  );
}

/** Those of the caller's office first, then the newest. */
async function select(context: OfficeContext, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from customers p where ${condition} and ${visible(context)}
    order by p.office_id = ${context.office.id} desc, p.id desc limit ${most}`.execute(context.services.db);
  return rows.map(({ id }) => id);
}

function visible(context: OfficeContext): RawBuilder<unknown> {
  return sql`p.merged_into is null and ${visibleCustomers(context, 'p')}`;
}

import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Access } from '#domain/access/access.ts';
import { mayCall } from '#domain/access/access.ts';
import { screenOf } from '#domain/access/screens.ts';
import type { SearchGroup } from '#domain/areas/search/search.endpoints.ts';
import { findByName } from '#server/engine/customers/find-by-name.queries.ts';
import { isMasked, visibleCustomers } from '#server/engine/customers/visible-customers.queries.ts';
import { foldText } from '#server/engine/explorer/condition.queries.ts';
import { visibleOrders } from '#server/engine/orders/visible-orders.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

interface Searched {
  readonly kind: SearchGroup['kind'];
  readonly access: Access;
  /** Rows as label, detail and what is searched in. */
  readonly rows?: (context: OfficeContext) => RawBuilder<unknown>;
  /** Where there are too many to look at each: finds the best by itself. */
  readonly find?: (context: OfficeContext, q: string) => Promise<Found[]>;
  readonly href: (id: string) => string;
}

interface Found {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
}

/** Rows of a kind in the answer. */
const LIMIT = 6;

const searched: readonly Searched[] = [
  {
    kind: 'customer',
    access: screenOf('customers.paper').access,
    find: findCustomers,
    href: (id) => `/customers/paper/${id}`,
  },
  {
    kind: 'order',
    access: screenOf('services.transfers.paper').access,
    // The trigram index of the orders finds the words; only the best are looked at.
    rows: (context) => sql`
      select o.id, o.number as label, o.sender_name || ' → ' || o.receiver_name as detail, o.search_text as searched
      from orders o where o.service = 'MoneyTransfer' and ${visibleOrders(context)}`,
    href: (id) => `/services/transfers/paper/${id}`,
  },
  {
    kind: 'user',
    access: screenOf('settings.users').access,
    rows: (context) => sql`
      select u.id, u.first_name || ' ' || u.last_name as label, u.email::text as detail,
        fold(u.first_name || ' ' || u.last_name || ' ' || u.email::text) as searched
      from users u where ${context.user.roles.includes('CorporationAdmin')} or exists (
        select from user_offices theirs join user_offices mine using (office_id)
        where theirs.user_id = u.id and mine.user_id = ${context.user.id})`,
    href: (id) => `/settings/users/paper/${id}`,
  },
  {
    kind: 'office',
    access: screenOf('settings.offices').access,
    rows: (context) => sql`
      select o.id, o.name as label, o.code || ' · ' || o.office_type as detail,
        fold(o.name || ' ' || o.code || ' ' || o.territory) as searched
      from offices o where ${context.user.roles.includes('CorporationAdmin')} or exists (
        select from user_offices mine where mine.office_id = o.id and mine.user_id = ${context.user.id})`,
    href: (id) => `/settings/offices/paper/${id}`,
  },
  {
    kind: 'notice',
    access: screenOf('settings.notices').access,
    rows: (context) => sql`
      select n.id, ${context.language === 'es' ? sql`n.title_es` : sql`n.title_en`} as label, n.status as detail,
        fold(n.title_en || ' ' || n.title_es) as searched
      from notices n`,
    href: (id) => `/settings/notices/paper/${id}`,
  },
];

/** The best few of each kind that the caller may open. */
export async function search(context: OfficeContext, q: string): Promise<SearchGroup[]> {
  const subject = { ...context.user, office: context.office };
  const mine = searched.filter(({ access }) => mayCall(access, subject).allowed);
  const groups = await Promise.all(mine.map((one) => searchOne(context, one, q)));
  return groups.filter((group) => group.rows.length > 0);
}

async function searchOne(context: OfficeContext, one: Searched, q: string): Promise<SearchGroup> {
  const rows = await (one.find?.(context, q) ?? findAmong(context, one, q));
  return { kind: one.kind, rows: rows.map((row) => ({ ...row, href: one.href(row.id) })) };
}

/** By parts of the name, in spite of typing errors; what tells two of a name apart is their number and phone. */
async function findCustomers(context: OfficeContext, q: string): Promise<Found[]> {
  const { db } = context.services;
  const ids = await findByName(db, {
    table: 'customers',
    text: q,
    officeId: context.office.id,
    visible: sql`p.merged_into is null and ${visibleCustomers(context, 'p')}`,
    limit: LIMIT,
  });
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'full_name', 'number', 'phone'])
    .where('id', 'in', ids)
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) return [];
    const detail = isMasked(context) ? row.number : `${row.number} · ${row.phone}`;
    return [{ id, label: row.full_name, detail }];
  });
}

async function findAmong(context: OfficeContext, one: Searched, q: string): Promise<Found[]> {
  if (one.rows === undefined) return [];
  const folded = foldText(q);
  const words = folded.split(/\s+/u).slice(0, 6);
  const every = words.map(
    (word) => sql`r.searched like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`,
  );
  const { rows } = await sql<Found>`
    select r.id, r.label, r.detail from (${one.rows(context)}) as r
    where ${sql.join(every, sql` and `)}
    order by word_similarity(${folded}, r.searched) desc, r.id
    limit ${LIMIT}`.execute(context.services.db);
  return rows;
}

import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { CustomerPaper, IdDocument } from '#domain/areas/customers/customer.replies.ts';
import type { HeldId } from '#domain/areas/customers/id-state.ts';
import { isExpired } from '#domain/areas/customers/id-state.ts';
import { maskNumber } from '#domain/areas/customers/mask.ts';
import type { IdType } from '#domain/kernel/id-number.ts';
import { isPhotoId } from '#domain/kernel/id-number.ts';
import { isMasked } from '#server/engine/customers/visible-customers.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { StoredCustomer } from './lock-customer.queries.ts';

type Db = Kysely<Tables>;

interface Documents {
  readonly shown: IdDocument[];
  readonly held: HeldId[];
}

/** The documents as they are shown, and as they are for the rules. */
export async function readDocuments(
  db: Db,
  { customerId, today, isClosed }: { customerId: string; today: string; isClosed: boolean },
): Promise<Documents> {
  const rows = await db
    .selectFrom('customer_ids as i')
    .leftJoin('users as u', 'u.id', 'i.verified_by')
    .selectAll('i')
    .select(['u.first_name', 'u.last_name'])
    .where('i.customer_id', '=', customerId)
    .orderBy('i.id', 'desc')
    .execute();
  return {
    held: rows.map((row) => ({
      type: row.type as IdType,
      number: row.number,
      expiresOn: row.expires_on,
    })),
    shown: rows.map((row) => ({
      id: row.id,
      type: row.type as IdType,
      number: isClosed ? maskNumber(row.number) : row.number,
      country: row.country,
      state: row.state,
      issuedOn: isClosed ? null : row.issued_on,
      expiresOn: row.expires_on,
      isExpired: isExpired(row.expires_on, today),
      isPhotoId: isPhotoId(row.type as IdType),
      frontFileId: isClosed ? null : row.front_file_id,
      backFileId: isClosed ? null : row.back_file_id,
      verification: row.verification as IdDocument['verification'],
      verifiedBy: row.first_name === null ? null : `${row.first_name} ${row.last_name ?? ''}`.trim(),
      verifiedAt: row.verified_at?.toISOString() ?? null,
    })),
  };
}

export async function readFiles(db: Db, customerId: string): Promise<CustomerPaper['files']> {
  const rows = await db
    .selectFrom('customer_files as cf')
    .innerJoin('files as f', 'f.id', 'cf.file_id')
    .leftJoin('users as u', 'u.id', 'cf.user_id')
    .select(['cf.file_id', 'cf.note', 'cf.at', 'f.name', 'f.mime', 'f.size', 'u.first_name', 'u.last_name'])
    .where('cf.customer_id', '=', customerId)
    .orderBy('cf.at', 'desc')
    .execute();
  return rows.map((row) => ({
    fileId: row.file_id,
    name: row.name,
    mime: row.mime,
    size: Number(row.size),
    note: row.note,
    at: row.at.toISOString(),
    by: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
  }));
}

export async function readLinks(
  db: Db,
  { id, merged_into: into }: StoredCustomer,
): Promise<Pick<CustomerPaper, 'mergedInto' | 'mergedFrom'>> {
  const numbers = db.selectFrom('customers').select(['id', 'number']).orderBy('id');
  return {
    mergedInto: (await numbers.where('id', '=', into ?? '0').executeTakeFirst()) ?? null,
    mergedFrom: await numbers.where('merged_into', '=', id).execute(),
  };
}

/** An office that reads customers masked counts what it sold itself, as its list of them does. */
export async function readOrderCounts(
  context: OfficeContext,
  customerId: string,
): Promise<Pick<CustomerPaper, 'orders' | 'lastOrderAt'>> {
  const own = isMasked(context) ? sql`and office_id = ${context.office.id}` : sql``;
  const { rows } = await sql<{ count: string; last: Date | null }>`
    select count(*), max(created_at) as last from orders
    where customer_id = ${customerId} ${own}`.execute(context.services.db);
  return { orders: Number(rows[0]?.count ?? 0), lastOrderAt: rows[0]?.last?.toISOString() ?? null };
}

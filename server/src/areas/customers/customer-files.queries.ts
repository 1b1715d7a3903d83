import { sql } from 'kysely';
import { mayCall } from '#domain/access/access.ts';
import { customersAccess } from '#domain/areas/customers/customers.explorer.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { visibleCustomers } from '#server/engine/customers/visible-customers.queries.ts';
import type { OfficeContext, SessionContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { checkFile } from './check-file.queries.ts';
import { lockForAdding, saveVersion } from './lock-customer.queries.ts';

export async function setPhoto(context: OfficeContext, id: string, fileId: string | null): Promise<Created> {
  return await transact(context, async (tx) => {
    const customer = await lockForAdding(tx, context, id);
    await checkFile(tx, { path: 'fileId', id: fileId, isImage: true });
    const changes = [{ field: 'photoFileId', before: customer.photo_file_id, after: fileId }];
    return await saveVersion(tx, context, {
      customer,
      set: { photo_file_id: fileId },
      action: 'edited',
      changes,
    });
  });
}

export async function addFile(
  context: OfficeContext,
  { id, fileId, note }: { id: string; fileId: string; note: string },
): Promise<Created> {
  return await transact(context, async (tx) => {
    const customer = await lockForAdding(tx, context, id);
    await checkFile(tx, { path: 'fileId', id: fileId });
    await tx
      .insertInto('customer_files')
      .values({ customer_id: id, file_id: fileId, note, user_id: context.user.id, at: context.now })
      .onConflict((conflict) => conflict.columns(['customer_id', 'file_id']).doUpdateSet({ note }))
      .execute();
    const changes = [{ field: 'files', before: null, after: fileId }];
    return await saveVersion(tx, context, { customer, action: 'edited', changes });
  });
}

export async function removeFile(
  context: OfficeContext,
  { id, fileId }: { id: string; fileId: string },
): Promise<Created> {
  return await transact(context, async (tx) => {
    const customer = await lockForAdding(tx, context, id);
    const removed = await tx
      .deleteFrom('customer_files')
      .where('customer_id', '=', id)
      .where('file_id', '=', fileId)
      .returning('file_id')
      .executeTakeFirst();
    if (removed === undefined) throw new Problem('not-found');
    const changes = [{ field: 'files', before: fileId, after: null }];
    return await saveVersion(tx, context, { customer, action: 'edited', changes });
  });
}

/** A file of a customer, for who may read that customer; the pictures of documents only where nothing is masked. */
export async function isCustomerFile(context: SessionContext, fileId: string): Promise<boolean> {
  const { office, user, services } = context;
  if (office === null || !mayCall(customersAccess, { ...user, office }).allowed) return false;
  const documents = office.accessAllowToCustomerInfo
    ? sql`union all select customer_id from customer_ids where front_file_id = ${fileId}
      union all select customer_id from customer_ids where back_file_id = ${fileId}`
    : sql``;
  const { rows } = await sql`
    with holders as (
      select customer_id from customer_files where file_id = ${fileId}
      union all select id from customers where photo_file_id = ${fileId} ${documents})
    select 1 from customers c where c.id in (select customer_id from holders)
      and ${visibleCustomers({ ...context, office }, 'c')} limit 1`.execute(services.db);
  return rows.length > 0;
}

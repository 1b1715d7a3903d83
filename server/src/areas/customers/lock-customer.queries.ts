import type { Selectable, Updateable } from 'kysely';
import type { CustomerAction } from '#domain/areas/customers/customer.values.ts';
import { customerRefusal } from '#domain/areas/customers/may-act.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Created } from '#domain/kernel/wire.ts';
import type { Change } from '#server/engine/activity/record-activity.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { visibleCustomers } from '#server/engine/customers/visible-customers.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

export type StoredCustomer = Selectable<Tables['customers']>;

/** The customer, locked, if the caller sees them. */
export async function lockCustomer(tx: Tx, context: OfficeContext, id: string): Promise<StoredCustomer> {
  const customer = await tx
    .selectFrom('customers as c')
    .selectAll('c')
    .where('c.id', '=', id)
    .where(visibleCustomers(context, 'c'))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (customer === undefined) throw new Problem('not-found');
  return customer;
}

/** Locked, on the version the caller saw, and where the action is possible. */
export async function lockForAction(
  tx: Tx,
  context: OfficeContext,
  { id, action }: { id: string; action: CustomerAction },
): Promise<StoredCustomer> {
  const customer = await lockCustomer(tx, context, id);
  await checkVersion(tx, context, { entity: 'customer', id, version: customer.version });
  await checkAction(tx, context, { customer, action });
  return customer;
}

/** Files and documents are added also where customers are masked, to whom the office sees. */
export async function lockForAdding(tx: Tx, context: OfficeContext, id: string): Promise<StoredCustomer> {
  const customer = await lockCustomer(tx, context, id);
  await checkVersion(tx, context, { entity: 'customer', id, version: customer.version });
  if (customer.merged_into !== null) throw new Problem('customer-merged', await survivorOf(tx, customer));
  return customer;
}

export async function checkAction(
  tx: Tx,
  context: OfficeContext,
  { customer, action }: { customer: StoredCustomer; action: CustomerAction },
): Promise<void> {
  const mergedInto = customer.merged_into === null ? null : (await survivorOf(tx, customer)).number;
  const { block_reason: reason, tax_id: taxId } = customer;
  const acted = { mergedInto, isBlocked: reason !== null, hasTaxId: taxId !== null };
  const refusal = customerRefusal({ ...context.user, office: context.office }, acted, action);
  if (refusal !== null) throw new Problem(refusal.code, refusal.params);
}

async function survivorOf(tx: Tx, { merged_into: id }: StoredCustomer): Promise<{ number: string }> {
  return await tx
    .selectFrom('customers')
    .select('number')
    .where('id', '=', id ?? '0')
    .executeTakeFirstOrThrow();
}

interface Save {
  /** As it was, locked. */
  readonly customer: StoredCustomer;
  readonly set?: Updateable<Tables['customers']>;
  readonly action: string;
  readonly changes: readonly Change[];
  readonly reason?: string;
}

/** Writes a locked customer as the next version, with what changed in the log. */
export async function saveVersion(tx: Tx, context: OfficeContext, save: Save): Promise<Created> {
  const { customer, set = {}, ...entry } = save;
  const version = customer.version + 1;
  const { full_name: name } = await tx
    .updateTable('customers')
    .set({ ...set, version, updated_at: context.now })
    .where('id', '=', customer.id)
    .returning('full_name')
    .executeTakeFirstOrThrow();
  await recordActivity(tx, context, {
    ...entry,
    scope: 'customers',
    entity: 'customer',
    entityId: customer.id,
    entityVersion: version,
    label: `${customer.number} ${name}`,
  });
  await publish(tx, { topic: 'customers', id: customer.id, change: 'changed' });
  return { id: customer.id, version };
}

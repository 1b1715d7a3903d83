import type { CustomerLevel } from '#domain/areas/customers/customer.values.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { checkAction, lockCustomer, lockForAction, saveVersion } from './lock-customer.queries.ts';

interface Reasoned {
  readonly id: string;
  readonly reason: string;
}

export async function setLevel(
  context: OfficeContext,
  { id, reason, level }: Reasoned & { level: CustomerLevel },
): Promise<Created> {
  return await transact(context, async (tx) => {
    const customer = await lockForAction(tx, context, { id, action: 'SetLevel' });
    const changes = [{ field: 'level', before: customer.level, after: level }];
    return await saveVersion(tx, context, { customer, set: { level }, action: 'edited', changes, reason });
  });
}

export async function blockCustomer(context: OfficeContext, { id, reason }: Reasoned): Promise<Created> {
  return await transact(context, async (tx) => {
    const customer = await lockForAction(tx, context, { id, action: 'Block' });
    return await saveVersion(tx, context, {
      customer,
      set: { block_reason: reason },
      action: 'blocked',
      changes: [{ field: 'blockReason', before: null, after: reason }],
      reason,
    });
  });
}

export async function unblockCustomer(context: OfficeContext, { id, reason }: Reasoned): Promise<Created> {
  return await transact(context, async (tx) => {
    const customer = await lockForAction(tx, context, { id, action: 'Unblock' });
    return await saveVersion(tx, context, {
      customer,
      set: { block_reason: null },
      action: 'unblocked',
      changes: [{ field: 'blockReason', before: customer.block_reason, after: null }],
      reason,
    });
  });
}

/** The number in the clear, once, and a line in the log that it was read and why. */
export async function revealTaxId(
  context: OfficeContext,
  { id, reason }: Reasoned,
): Promise<{ kind: 'SSN' | 'ITIN'; number: string }> {
  return await transact(context, async (tx) => {
    const customer = await lockCustomer(tx, context, id);
    await checkAction(tx, context, { customer, action: 'RevealTaxId' });
    await recordActivity(tx, context, {
      scope: 'customers',
      action: 'tax-id-revealed',
      entity: 'customer',
      entityId: id,
      label: `${customer.number} ${customer.full_name}`,
      reason,
    });
    const number = context.services.secrets.open(customer.tax_id ?? Buffer.alloc(0));
    return { kind: customer.tax_id_kind as 'SSN' | 'ITIN', number };
  });
}

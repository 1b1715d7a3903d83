import type { CustomerInput, NewCustomerInput } from '#domain/areas/customers/customer.schema.ts';
import { customersWriteAccess } from '#domain/areas/customers/customers.explorer.ts';
import { mayCall } from '#domain/access/access.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { diff } from '#server/engine/activity/diff.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { addIdDocument } from './customer-ids.queries.ts';
import { addConsents, columnsOf, fieldsOf, setParts } from './customer-parts.queries.ts';
import { findSureDuplicate } from './find-duplicates.queries.ts';
import { lockForAction, saveVersion } from './lock-customer.queries.ts';
import { screenSaved } from './screen-saved.queries.ts';

export async function createCustomer(context: OfficeContext, input: NewCustomerInput): Promise<Created> {
  return await transact(context, (tx) => insertCustomer(tx, context, input));
}

/** A new customer with documents, in the caller's transaction: the demo makes its people with it too. */
export async function insertCustomer(
  tx: Tx,
  context: OfficeContext,
  input: NewCustomerInput,
): Promise<Created> {
  if (!mayCall(customersWriteAccess, { ...context.user, office: context.office }).allowed) {
    throw new Problem('not-your-role');
  }
  checkBirth(context, input);
  await checkPhoneFree(tx, input, null);
  if (!input.isDuplicateConfirmed) {
    const twin = await findSureDuplicate(tx, input);
    if (twin !== null) throw new Problem('duplicate-likely', { number: twin.number });
  }
  const customer = await tx
    .insertInto('customers')
    .values({
      ...columnsOf(input, context.services.secrets),
      office_id: context.office.id,
      created_at: context.now,
      updated_at: context.now,
    })
    // Of two that come with one phone at the same moment the second finds it taken.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (customer === undefined) {
    await checkPhoneFree(tx, input, null);
    throw new Problem('already-exists');
  }
  await setParts(tx, customer.id, input);
  await addConsents(tx, context, { customerId: customer.id, consents: input.consents });
  for (const [at, document] of input.ids.entries()) {
    await addIdDocument(tx, context, { customerId: customer.id, document, path: `ids.${at}.` });
  }
  await recordActivity(tx, context, {
    scope: 'customers',
    action: 'created',
    entity: 'customer',
    entityId: customer.id,
    entityVersion: 1,
    label: `${customer.number} ${customer.full_name}`,
    changes: diff({}, fieldsOf(customer)),
  });
  await publish(tx, { topic: 'customers', id: customer.id, change: 'created' });
  await screenSaved(tx, context, { kind: 'customer', id: customer.id, trigger: 'create' });
  return { id: customer.id, version: 1 };
}

export async function editCustomer(
  context: OfficeContext,
  id: string,
  input: CustomerInput,
): Promise<Created> {
  return await transact(context, async (tx) => {
    const customer = await lockForAction(tx, context, { id, action: 'Edit' });
    checkBirth(context, input);
    await checkPhoneFree(tx, input, id);
    const set = columnsOf(input, context.services.secrets);
    const consents = await addConsents(tx, context, { customerId: id, consents: input.consents });
    const addresses = await addressesOf(tx, id);
    await setParts(tx, id, input);
    const after = { ...fieldsOf({ ...customer, ...set }), addresses: await addressesOf(tx, id) };
    const saved = await saveVersion(tx, context, {
      customer,
      set,
      action: 'edited',
      changes: [
        ...diff({ ...fieldsOf(customer), addresses }, after),
        ...(consents.length === 0 ? [] : [{ field: 'consents', before: null, after: consents }]),
      ],
    });
    await screenSaved(tx, context, { kind: 'customer', id, trigger: 'edit' });
    return saved;
  });
}

async function addressesOf(tx: Tx, customerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('customer_addresses')
    .select(['kind', 'line1', 'line2', 'city', 'state', 'zip'])
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .execute();
  return rows.map((row) => Object.values(row).filter(Boolean).join(', '));
}

function checkBirth({ now, office }: OfficeContext, { birthDate }: CustomerInput): void {
  if (birthDate > dayAt(now, office.timeZone)) throw fieldProblem('birthDate', 'date-in-future');
}

/** The primary phone is how a customer is found, so it is theirs alone. */
async function checkPhoneFree(tx: Tx, { phones }: CustomerInput, customerId: string | null): Promise<void> {
  const at = phones.findIndex((phone) => phone.isPrimary);
  const holder = await tx
    .selectFrom('customers')
    .select('number')
    .where('phone', '=', phones[at]?.number ?? '')
    .where('merged_into', 'is', null)
    .where('id', '!=', customerId ?? '0')
    .executeTakeFirst();
  if (holder !== undefined)
    throw fieldProblem(`phones.${at}.number`, 'phone-taken', { number: holder.number });
}

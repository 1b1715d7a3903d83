import type { Selectable } from 'kysely';
import { mayCall } from '#domain/access/access.ts';
import type { Relationship } from '#domain/kernel/party.values.ts';
import { customersWriteAccess } from '#domain/areas/customers/customers.explorer.ts';
import { maskNumber } from '#domain/areas/customers/mask.ts';
import type { NewRecipientInput, RecipientInput } from '#domain/areas/customers/recipient.schema.ts';
import { readCarne } from '#domain/kernel/carne.ts';
import { fieldProblem, Problem } from '#domain/kernel/problem.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import type { Created } from '#domain/kernel/wire.ts';
import { diff } from '#server/engine/activity/diff.ts';
import type { Change } from '#server/engine/activity/record-activity.queries.ts';
import { recordActivity } from '#server/engine/activity/record-activity.queries.ts';
import { isMasked, visibleRecipients } from '#server/engine/customers/visible-customers.queries.ts';
import { checkVersion } from '#server/engine/versions/check-version.queries.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { transact } from '#server/platform/http/transact.queries.ts';
import { lockCustomer } from './lock-customer.queries.ts';
import { screenSaved } from './screen-saved.queries.ts';

type StoredRecipient = Selectable<Tables['recipients']>;

export async function createRecipient(
  context: OfficeContext,
  customerId: string,
  input: NewRecipientInput,
): Promise<Created> {
  return await transact(context, (tx) => insertRecipient(tx, context, { customerId, input }));
}

/** A new recipient of a customer, in the caller's transaction: the demo makes its people with it too. */
export async function insertRecipient(
  tx: Tx,
  context: OfficeContext,
  { customerId, input }: { customerId: string; input: NewRecipientInput },
): Promise<Created> {
  if (!mayCall(customersWriteAccess, { ...context.user, office: context.office }).allowed) {
    throw new Problem('not-your-role');
  }
  checkCarnes(context, input);
  await livingCustomer(tx, context, customerId);
  const recipient = await tx
    .insertInto('recipients')
    .values({
      ...columnsOf(input),
      office_id: context.office.id,
      created_at: context.now,
      updated_at: context.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await setPhones(tx, recipient.id, input);
  await attach(tx, context, { customerId, recipientId: recipient.id, relationship: input.relationship });
  await record(tx, context, { recipient, action: 'created', changes: diff({}, fieldsOf(recipient)) });
  await screenSaved(tx, context, { kind: 'recipient', id: recipient.id, trigger: 'create' });
  return { id: recipient.id, version: 1 };
}

export async function editRecipient(
  context: OfficeContext,
  id: string,
  input: RecipientInput,
): Promise<Created> {
  return await transact(context, async (tx) => {
    if (isMasked(context)) throw new Problem('customer-info-closed');
    const before = await findRecipient(tx, context, id);
    await checkVersion(tx, context, { entity: 'recipient', id, version: before.version });
    checkCarnes(context, input);
    await setPhones(tx, id, input);
    const recipient = await tx
      .updateTable('recipients')
      .set({ ...columnsOf(input), version: before.version + 1, updated_at: context.now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const changes = diff(fieldsOf(before), fieldsOf(recipient));
    await record(tx, context, { recipient, action: 'edited', changes });
    await screenSaved(tx, context, { kind: 'recipient', id, trigger: 'edit' });
    return { id, version: recipient.version };
  });
}

interface PairInput {
  readonly customerId: string;
  readonly recipientId: string;
}

/** An existing recipient for one more customer, or the same pair with another relationship. */
export async function attachRecipient(
  context: OfficeContext,
  pair: PairInput & { relationship: Relationship | null },
): Promise<Created> {
  return await transact(context, async (tx) => {
    const customer = await livingCustomer(tx, context, pair.customerId);
    const recipient = await findRecipient(tx, context, pair.recipientId);
    await attach(tx, context, pair);
    const changes = [{ field: 'customer', before: null, after: customer.number }];
    await record(tx, context, { recipient, action: 'edited', changes });
    return { id: recipient.id, version: recipient.version };
  });
}

export async function detachRecipient(context: OfficeContext, pair: PairInput): Promise<Created> {
  return await transact(context, async (tx) => {
    const customer = await livingCustomer(tx, context, pair.customerId);
    const recipient = await findRecipient(tx, context, pair.recipientId);
    const removed = await tx
      .deleteFrom('customer_recipients')
      .where('customer_id', '=', pair.customerId)
      .where('recipient_id', '=', pair.recipientId)
      .returning('recipient_id')
      .executeTakeFirst();
    if (removed === undefined) throw new Problem('not-found');
    const changes = [{ field: 'customer', before: customer.number, after: null }];
    await record(tx, context, { recipient, action: 'edited', changes });
    return { id: recipient.id, version: recipient.version };
  });
}

async function attach(
  tx: Tx,
  { now }: OfficeContext,
  { customerId, recipientId, relationship }: PairInput & { relationship: string | null },
): Promise<void> {
  await tx
    .insertInto('customer_recipients')
    .values({ customer_id: customerId, recipient_id: recipientId, relationship, created_at: now })
    .onConflict((conflict) => conflict.columns(['customer_id', 'recipient_id']).doUpdateSet({ relationship }))
    .execute();
}

async function livingCustomer(tx: Tx, context: OfficeContext, id: string) {
  const customer = await lockCustomer(tx, context, id);
  if (customer.merged_into !== null) throw new Problem('not-found');
  return customer;
}

async function findRecipient(tx: Tx, context: OfficeContext, id: string): Promise<StoredRecipient> {
  const found = await tx
    .selectFrom('recipients as r')
    .selectAll('r')
    .where('r.id', '=', id)
    .where(visibleRecipients(context, 'r'))
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new Problem('not-found');
  return found;
}

/** The carné of the recipient and of everybody who may stand in, each at its field. */
function checkCarnes({ now, office }: OfficeContext, input: RecipientInput): void {
  const today = dayAt(now, office.timeZone);
  const carnes = [
    { path: 'ci', number: input.ci },
    ...input.altReceivers.map(({ ci }, at) => ({ path: `altReceivers.${at}.ci`, number: ci })),
  ];
  for (const { path, number } of carnes) {
    const read = number === '' ? null : readCarne(number, today);
    if (read !== null && 'fault' in read) throw fieldProblem(path, read.fault);
  }
}

function columnsOf(input: RecipientInput) {
  return {
    first_name: input.firstName,
    middle_name: input.middleName,
    last_name: input.lastName,
    second_last_name: input.secondLastName,
    ci: input.ci,
    passport: input.passport,
    phone: input.phones.find((phone) => phone.isPrimary)?.number ?? '',
    province: input.address.province,
    municipality: input.address.municipality,
    address: JSON.stringify(input.address),
    alt_receivers: JSON.stringify(input.altReceivers),
    notes: input.notes,
  };
}

/** What the log compares; of numbers of documents the last four. */
function fieldsOf(recipient: StoredRecipient): Record<string, unknown> {
  return {
    firstName: recipient.first_name,
    middleName: recipient.middle_name,
    lastName: recipient.last_name,
    secondLastName: recipient.second_last_name,
    ci: maskNumber(recipient.ci),
    passport: maskNumber(recipient.passport),
    phone: recipient.phone,
    address: recipient.address,
    altReceivers: (recipient.alt_receivers as { name: string }[]).map(({ name }) => name),
    notes: recipient.notes,
  };
}

async function setPhones(tx: Tx, recipientId: string, { phones }: RecipientInput): Promise<void> {
  await tx.deleteFrom('recipient_phones').where('recipient_id', '=', recipientId).execute();
  await tx
    .insertInto('recipient_phones')
    .values(
      phones.map((phone, position) => ({
        recipient_id: recipientId,
        position,
        kind: phone.kind,
        number: phone.number,
        is_primary: phone.isPrimary,
        is_whatsapp: phone.isWhatsApp,
      })),
    )
    .execute();
}

async function record(
  tx: Tx,
  context: OfficeContext,
  { recipient, action, changes }: { recipient: StoredRecipient; action: string; changes: readonly Change[] },
): Promise<void> {
  await recordActivity(tx, context, {
    scope: 'customers',
    action,
    entity: 'recipient',
    entityId: recipient.id,
    entityVersion: recipient.version,
    label: `${recipient.number} ${recipient.full_name}`,
    changes,
  });
  await publish(tx, {
    topic: 'recipients',
    id: recipient.id,
    change: action === 'created' ? 'created' : 'changed',
  });
}

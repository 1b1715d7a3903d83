import { fieldProblem } from '#domain/kernel/problem.ts';
import type { TransferInput } from '#domain/services/money-transfer/transfer.schema.ts';
import { visibleCustomers } from '#server/engine/customers/visible-customers.queries.ts';
import type { OrderParties } from '#server/engine/orders/create-order.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';

/** Who hands it over needs a document to compare with; a card needs none. */
const handedOver: readonly string[] = ['HomeCash', 'OfficePickup'];

/** Sender and receiver as they are now, frozen into the order; refused at their fields. */
export async function transferParties(
  tx: Tx,
  context: OfficeContext,
  input: TransferInput,
): Promise<OrderParties> {
  const sender = await findSender(tx, context, input.customerId);
  const receiver = await findReceiver(tx, input);
  return {
    customer_id: input.customerId,
    recipient_id: input.recipientId,
    sender: JSON.stringify({
      number: sender.number,
      name: sender.full_name,
      birthDate: sender.birth_date,
      phone: sender.phone,
      email: sender.email,
      language: sender.language,
    }),
    receiver: JSON.stringify({
      number: receiver.number,
      name: receiver.full_name,
      ci: receiver.ci,
      passport: receiver.passport,
      phone: receiver.phone,
      address: receiver.address,
      altReceivers: receiver.alt_receivers,
      altReceiver: namedOf(receiver.alt_receivers, input.altReceiver),
    }),
    sender_name: sender.full_name,
    sender_phone: sender.phone,
    receiver_name: receiver.full_name,
    receiver_phone: receiver.phone,
    territory: input.province,
    municipality: input.municipality,
  };
}

/** Who of the others may take this one; they are screened like the receiver. */
function namedOf(others: readonly unknown[], name: string): unknown {
  return name === ''
    ? null
    : (others.find((other) => (other as { name?: string }).name === name) ?? { name });
}

/** Only whom the office sees: a sale would make anybody a customer of its own. */
async function findSender(tx: Tx, context: OfficeContext, id: string) {
  const row = await tx
    .selectFrom('customers')
    .select([
      'number',
      'full_name',
      'birth_date',
      'phone',
      'email',
      'language',
      'block_reason',
      'merged_into',
    ])
    .where('id', '=', id)
    .where(visibleCustomers(context, 'customers'))
    .executeTakeFirst();
  if (row === undefined) throw fieldProblem('customerId', 'not-found');
  if (row.merged_into !== null) {
    throw fieldProblem('customerId', 'customer-merged', { number: `C-${row.merged_into.padStart(6, '0')}` });
  }
  if (row.block_reason !== null) {
    throw fieldProblem('customerId', 'customer-blocked', { reason: row.block_reason });
  }
  return row;
}

async function findReceiver(tx: Tx, { customerId, recipientId, method }: TransferInput) {
  const row = await tx
    .selectFrom('recipients as r')
    .innerJoin('customer_recipients as link', 'link.recipient_id', 'r.id')
    .select(['r.number', 'r.full_name', 'r.ci', 'r.passport', 'r.phone', 'r.address', 'r.alt_receivers'])
    .where('r.id', '=', recipientId)
    .where('link.customer_id', '=', customerId)
    .executeTakeFirst();
  if (row === undefined) throw fieldProblem('recipientId', 'not-found');
  if (handedOver.includes(method) && row.ci === '' && row.passport === '') {
    throw fieldProblem('recipientId', 'recipient-document-missing');
  }
  return row;
}

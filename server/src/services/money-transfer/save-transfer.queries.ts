import type { Created } from '#domain/kernel/wire.ts';
import { fieldProblem } from '#domain/kernel/problem.ts';
import type { PricedTransfer } from '#domain/services/money-transfer/transfer-request.ts';
import type { TransferInput } from '#domain/services/money-transfer/transfer.schema.ts';
import { createOrder, type DraftParts, editOrder } from '#server/engine/orders/create-order.queries.ts';
import type { Act, OrderEngine } from '#server/engine/orders/order-engine.ts';
import { diff } from '#server/engine/activity/diff.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { priceDraft } from './price-draft.queries.ts';
import { transferFormOf } from './transfer-form-of.ts';
import { transferParties } from './transfer-parties.queries.ts';

export async function createTransfer(
  engine: OrderEngine,
  context: OfficeContext,
  input: TransferInput,
): Promise<Created> {
  if (input.card?.number === '') throw fieldProblem('card.number', 'card-shape');
  return await createOrder(engine, context, {
    service: 'MoneyTransfer',
    prepare: async (tx) => await draftOf(tx, context, input),
  });
}

export async function editTransfer(
  engine: OrderEngine,
  context: OfficeContext,
  { id, input }: { id: string; input: TransferInput },
): Promise<Created> {
  return await editOrder(engine, context, {
    orderId: id,
    prepare: async (tx) => await draftOf(tx, context, input),
  });
}

async function draftOf(tx: Tx, context: OfficeContext, input: TransferInput): Promise<DraftParts> {
  const parties = await transferParties(tx, context, input);
  const priced = await priceDraft(tx, context, input);
  return { parties, quote: priced.quote, store: async (act) => await storeTransfer(act, input, priced) };
}

/** The row as the form says; a card number that was left out stays as it is. */
async function storeTransfer(act: Act, input: TransferInput, { quote }: PricedTransfer): Promise<void> {
  const { tx, order, context } = act;
  const values = columnsOf(input, quote);
  const before = order.version === 0 ? undefined : await storedTransfer(tx, order.id);
  const card = cardColumns(input, context.services.secrets, before?.card_last4 ?? null);
  if (before === undefined) {
    await tx
      .insertInto('money_transfers')
      .values({ order_id: order.id, ...values, ...card })
      .execute();
    return;
  }
  await tx
    .updateTable('money_transfers')
    .set({ ...values, ...card })
    .where('order_id', '=', order.id)
    .execute();
  act.changes.push(...diff(transferFormOf(order, before), formOf(input)));
}

function columnsOf(input: TransferInput, quote: PricedTransfer['quote']) {
  return {
    remittance_class: input.remittanceClass,
    purpose: input.purpose,
    relationship: input.relationship,
    source_of_funds: input.sourceOfFunds,
    method: input.method,
    mode: input.mode,
    asked_amount: input.amount,
    payout_currency: input.payoutCurrency,
    payout_amount: String(quote.payout?.amount ?? 0n),
    rate: quote.payout?.rate ?? '1',
    is_express: input.isExpress,
    message: input.message,
    delivery_window: input.deliveryWindow,
    alt_receiver: input.altReceiver,
    is_declared: input.isDeclared,
    available_on: quote.availableOn,
    card_holder: input.card?.holderName ?? '',
    card_bank: input.card?.bank ?? '',
  };
}

async function storedTransfer(tx: Tx, orderId: string) {
  return await tx
    .selectFrom('money_transfers')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** The fields under which the form and its comparison know them; the number of a card is nobody's to read. */
function formOf(input: TransferInput): Omit<TransferInput, 'card'> {
  const { card: _secret, ...form } = input;
  return form;
}

function cardColumns(
  { card }: TransferInput,
  secrets: Act['context']['services']['secrets'],
  kept: string | null,
): { card_number?: Buffer | null; card_last4?: string | null } {
  if (card === null) return { card_number: null, card_last4: null };
  if (card.number !== '')
    return { card_number: secrets.seal(card.number), card_last4: card.number.slice(-4) };
  if (kept === null) throw fieldProblem('card.number', 'card-shape');
  return {};
}

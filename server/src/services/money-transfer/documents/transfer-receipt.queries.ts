import { formatDate } from '#domain/kernel/date-format.ts';
import { Problem } from '#domain/kernel/problem.ts';
import { paymentMethodLabels } from '#domain/payment/payment.labels.ts';
import type { PaymentMethod } from '#domain/payment/payment.values.ts';
import type { OrderRow } from '#server/engine/orders/order-engine.ts';
import { printedMoney } from '#server/engine/documents/printed-money.ts';
import type { BuiltDocument, DocumentOrder } from '#server/engine/documents/produce-document.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { quoteAt } from '../quote-at.queries.ts';
import { partiesOf } from './parties.ts';
import { bothDates, priceTable } from './price-table.ts';
import { aboutTransfer, codesOf, readTransferOrder, textAt } from './read-transfer-order.queries.ts';
import {
  type PrintedTender,
  readSellingOffice,
  readTenders,
  type ReceiptFacts,
} from './receipt-facts.queries.ts';
import { regulatorsOf } from './state-regulators.ts';

/** 12 CFR 1005.34(a) and 1005.33(b): cancel for nothing, and report an error. */
const CANCEL_MINUTES = 30;
const ERROR_DAYS = 180;

/**
 * What was true when it was paid: price, parties, office and texts of that version, whatever has happened since.
 * From the second time on it is marked as a copy; nothing else differs.
 */
export async function transferReceipt(
  tx: Tx,
  context: OfficeContext,
  request: DocumentOrder,
): Promise<BuiltDocument> {
  const found = await readTransferOrder(tx, context, request);
  const { order, transfer } = found;
  const payment = await readPayment(tx, order);
  const quote = await quoteAt(tx, order.id, payment.version);
  const { office, agent, tenders } = payment.facts;
  const paid = tenders.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const due = BigInt(quote.total.amountMinor) - paid;
  const moment = (at: Date) => formatDate(at, 'yyyy-MM-dd hh:mm a', office.timeZone);
  return {
    about: aboutTransfer(order),
    data: {
      ...codesOf(order),
      ...partiesOf(found),
      price: priceTable(quote),
      isCard: transfer.card_last4 !== null,
      office,
      agent,
      paidAt: moment(payment.at),
      tenders: tenders.map((tender) => lineOf(tender, order.currency)),
      due: due > 0n ? printedMoney(due, order.currency) : null,
      cancelUntil: moment(new Date(payment.at.getTime() + CANCEL_MINUTES * 60_000)),
      errorUntil: bothDates(daysAfter(quote.availableOn, ERROR_DAYS)),
      regulators: regulatorsOf(office.state),
      text: await textAt(tx, 'Receipt', payment.at),
      isCopy: await wasPrinted(tx, order, payment.at),
    },
  };
}

interface Payment {
  readonly version: number;
  readonly at: Date;
  readonly facts: ReceiptFacts;
}

/** The last payment that counts: one that was taken back has no receipt any more. */
async function readPayment(tx: Tx, order: OrderRow): Promise<Payment> {
  const events = await tx
    .selectFrom('order_events')
    .select(['version', 'at', 'data'])
    .where('order_id', '=', order.id)
    .where('action', '=', 'Pay')
    .orderBy('version', 'desc')
    .execute();
  const dismissed = await readDismissed(tx, order.id);
  const event = events.find(({ data }) => {
    const ids = (data['payments'] ?? []) as string[];
    return ids.length === 0 || ids.some((id) => !dismissed.has(id));
  });
  if (event === undefined) throw new Problem('not-in-this-status');
  const kept = event.data['receipt'] as ReceiptFacts | undefined;
  return { version: event.version, at: event.at, facts: kept ?? (await factsOfToday(tx, order)) };
}

async function readDismissed(tx: Tx, orderId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('action', '=', 'Dismiss')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Orders that came from elsewhere keep no facts with their payment. */
async function factsOfToday(tx: Tx, order: OrderRow): Promise<ReceiptFacts> {
  const office = await readSellingOffice(tx, order.office_id);
  return { office, agent: '', tenders: await readTenders(tx, order.id) };
}

function lineOf({ method, amount, last4 }: PrintedTender, currency: string): object {
  const code = method as PaymentMethod;
  const card = last4 === null ? '' : ` •••• ${last4}`;
  return {
    label: { en: paymentMethodLabels.en[code] + card, es: paymentMethodLabels.es[code] + card },
    amount: printedMoney(amount, currency),
  };
}

function daysAfter(day: string | null, days: number): string | null {
  if (day === null) return null;
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The log of what was printed knows; this print is written there after it was asked. */
async function wasPrinted(tx: Tx, { id }: OrderRow, since: Date): Promise<boolean> {
  const printed = JSON.stringify([{ after: 'transfer-receipt' }]);
  const earlier = await tx
    .selectFrom('activity')
    .select('id')
    .where('entity', '=', 'order')
    .where('entity_id', '=', id)
    .where('action', '=', 'printed')
    .where('at', '>=', since)
    .where((eb) => eb('changes', '@>', eb.cast<unknown[]>(eb.val(printed), 'jsonb')))
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

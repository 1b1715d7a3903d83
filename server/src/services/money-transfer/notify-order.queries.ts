import { formatDate } from '#domain/kernel/date-format.ts';
import { formatPhone } from '#domain/kernel/phone-number.ts';
import { dismissReasonLabels } from '#domain/order/dismiss-reason.labels.ts';
import { longDate } from '#server/engine/documents/long-date.ts';
import { printedMoney } from '#server/engine/documents/printed-money.ts';
import type { OrderMail, OrderNews } from '#server/engine/orders/notify-order.queries.ts';
import { transferMailEn, type TransferMailText, transferMailWordsEn } from './notify-order.en.ts';
import { transferMailEs, transferMailWordsEs } from './notify-order.es.ts';
import { readTransferTables } from './pricing/read-transfer-tables.queries.ts';
import { quoteAt } from './quote-at.queries.ts';
import type { TransferRow } from './transfer-row.queries.ts';

type Topic = keyof typeof transferMailEn;

const topics: Readonly<Record<string, Topic>> = {
  Pay: 'paid',
  ReadyForPickup: 'ready',
  Delivery: 'delivered',
  Deposit: 'deposited',
  OutForDeliveryDismiss: 'attempt',
  Reject: 'rejected',
  Cancel: 'cancelled',
  Refund: 'refunded',
};

/** What the sender of a transfer hears of it. A new PIN is told whatever was last done to the order. */
export async function transferMail(news: OrderNews): Promise<OrderMail | null> {
  const { tx, order, event } = news;
  const transfer = await tx
    .selectFrom('money_transfers')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const hasPin = transfer.pin !== null && order.status === 'ReadyForPickup';
  const topic = topics[event.action] ?? (hasPin ? 'ready' : undefined);
  if (topic === undefined || isOutdated(topic, news)) return null;
  const once = topic === 'ready' ? (transfer.pin_expires_at?.toISOString() ?? '') : '';
  return { kind: `transfer-${topic}`, once, ...(await write(news, topic, transfer)) };
}

/** A job that comes late: the payment was taken back, or it was picked up already. */
function isOutdated(topic: Topic, { order }: OrderNews): boolean {
  if (topic === 'paid') return order.purchased_at === null;
  return topic === 'ready' && order.status !== 'ReadyForPickup';
}

async function write(
  news: OrderNews,
  topic: Topic,
  transfer: TransferRow,
): Promise<Pick<OrderMail, 'subject' | 'content'>> {
  const isSpanish = news.reader.language === 'es';
  const words = isSpanish ? transferMailWordsEs : transferMailWordsEn;
  const mail: TransferMailText = (isSpanish ? transferMailEs : transferMailEn)[topic];
  const values = await valuesOf(news, transfer);
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, hole: string) => values[hole] ?? '');
  const pin = topic === 'ready' && transfer.pin !== null ? news.services.secrets.open(transfer.pin) : null;
  const note = await noteOf(news, topic, pin !== null);
  return {
    subject: fill(mail.subject),
    content: {
      paragraphs: [words.greeting, ...mail.says, ...(pin === null ? [] : [words.pin]), words.questions].map(
        fill,
      ),
      ...(pin !== null && { code: pin }),
      ...(note !== null && { note }),
    },
  };
}

/** What the settings say about rights and the PIN, in the words that counted when it happened. */
async function noteOf(
  { tx, order, event, reader }: OrderNews,
  topic: Topic,
  hasPin: boolean,
): Promise<string | null> {
  const code = topic === 'paid' ? 'Receipt' : hasPin ? 'PinHint' : null;
  if (code === null) return null;
  const { texts } = await readTransferTables(tx, { officeId: order.office_id, at: event.at });
  return texts.find(({ value }) => value.code === code)?.value[reader.language] ?? null;
}

async function valuesOf(news: OrderNews, transfer: TransferRow): Promise<Record<string, string>> {
  const { tx, order, event, reader } = news;
  const { language } = reader;
  const quote = await quoteAt(tx, order.id, event.version);
  const office = await readOffice(news);
  const usd = (minor: number | bigint) => printedMoney(BigInt(minor), quote.currency);
  const { payout } = quote;
  const rate = payout === null || payout.rateId === null ? '' : payout.rate;
  const words = language === 'es' ? transferMailWordsEs : transferMailWordsEn;
  return {
    number: order.number,
    name: reader.name,
    receiver: order.receiver_name,
    sent: usd(quote.principal.amountMinor),
    fees: usd(quote.fee.amountMinor - quote.discount.amountMinor),
    taxes: usd(quote.taxes.reduce((sum, { amount }) => sum + amount.amountMinor, 0)),
    total: usd(quote.total.amountMinor),
    payout: printedMoney(transfer.payout_amount, transfer.payout_currency),
    rate: rate && words.rate.replace('{rate}', rate).replace('{currency}', transfer.payout_currency),
    until: quote.availableOn === null ? '' : longDate(noonOf(quote.availableOn), language, 'UTC'),
    last4: transfer.card_last4 ?? '',
    reason: await attemptOf(news),
    refund: usd(await refundedOf(news)),
    expires:
      transfer.pin_expires_at === null
        ? ''
        : formatDate(transfer.pin_expires_at, 'yyyy-MM-dd hh:mm a', office.timeZone),
    office: office.line,
  };
}

/** A day without a time zone of its own. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

async function readOffice({ tx, order }: OrderNews): Promise<{ line: string; timeZone: string }> {
  const row = await tx
    .selectFrom('offices')
    .select(['name', 'phones', 'time_zone'])
    .where('id', '=', order.office_id)
    .executeTakeFirstOrThrow();
  const [phone] = row.phones as { number?: string }[];
  const line = [row.name, formatPhone(phone?.number ?? '')].filter((part) => part !== '').join(', ');
  return { line, timeZone: row.time_zone };
}

async function attemptOf({ tx, order, event, reader }: OrderNews): Promise<string> {
  const row = await tx
    .selectFrom('delivery_attempts')
    .select('result')
    .where('order_id', '=', order.id)
    .where('version', '=', event.version)
    .executeTakeFirst();
  const labels: Readonly<Record<string, string>> = dismissReasonLabels[reader.language];
  const label = labels[row?.result ?? ''] ?? '';
  return label.charAt(0).toLowerCase() + label.slice(1);
}

async function refundedOf({ tx, order }: OrderNews): Promise<bigint> {
  const { sum } = await tx
    .selectFrom('payments')
    .select((eb) => eb.fn.sum<string | null>('amount').as('sum'))
    .where('order_id', '=', order.id)
    .where('action', '=', 'Refund')
    .executeTakeFirstOrThrow();
  return BigInt(sum ?? 0);
}

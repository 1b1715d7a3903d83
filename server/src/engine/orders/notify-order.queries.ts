import type { Language } from '#domain/kernel/problem.ts';
import type { OrderType } from '#domain/services/services.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Task } from '#server/platform/jobs/task.ts';
import type { MailContent } from '#server/platform/mail/mail-layout.ts';
import { queueMail } from '#server/platform/mail/queue-mail.queries.ts';
import type { Services } from '#server/platform/services.ts';
import type { OrderRow } from './order-engine.ts';

/** What happened to an order, and the customer who hears of it. */
export interface OrderNews {
  readonly tx: Tx;
  readonly services: Services;
  /** As it is now; it may have moved on since. */
  readonly order: OrderRow;
  readonly event: { readonly version: number; readonly action: string; readonly at: Date };
  readonly reader: { readonly name: string; readonly language: Language };
}

export interface OrderMail {
  /** For the list of mails: 'transfer-paid'. */
  readonly kind: string;
  /** Tells mails about one version apart, such as a PIN from the next; they go out once each. */
  readonly once: string;
  readonly subject: string;
  readonly content: MailContent;
}

/** What a service tells its customers; null where there is nothing (any more) to tell. */
type OrderMailer = (news: OrderNews) => Promise<OrderMail | null>;
type OrderMailers = Partial<Readonly<Record<OrderType, OrderMailer>>>;

/**
 * The job behind `notify.*`. Customers get a mail. Offices get none: their explorers and the bell hear of every
 * change at once, and a mail for each order would only teach them not to read mails.
 */
export function notifyOrder(mailers: OrderMailers): Task {
  return {
    maxAttempts: 8,
    run: async (services, { orderId, version, whom }) => {
      if (whom !== 'customer') return;
      await services.db
        .transaction()
        .execute(
          async (tx) =>
            await tellCustomer(
              { tx, services, mailers },
              { orderId: String(orderId), version: Number(version) },
            ),
        );
    },
  };
}

interface Teller {
  readonly tx: Tx;
  readonly services: Services;
  readonly mailers: OrderMailers;
}

async function tellCustomer(
  { tx, services, mailers }: Teller,
  { orderId, version }: { orderId: string; version: number },
): Promise<void> {
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  const mailer = mailers[order?.service as OrderType];
  if (order === undefined || mailer === undefined) return;
  const reader = await findReader(tx, order);
  // What keeps the version, such as a new PIN, has no event of its own: it comes after the last one.
  const event = await tx
    .selectFrom('order_events')
    .select(['version', 'action', 'at'])
    .where('order_id', '=', orderId)
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (reader === null || event === undefined) return;
  const mail = await mailer({ tx, services, order, event, reader });
  if (mail === null) return;
  const isFirst = await claimOnce(tx, `${orderId}/${version}/${mail.kind}/${mail.once}`, version);
  if (!isFirst) return;
  await queueMail(tx, { ...mail, to: reader.email, language: reader.language });
}

/** The customer as we know them today: an address that was corrected since the sale is the right one. */
async function findReader(
  tx: Tx,
  { customer_id }: OrderRow,
): Promise<{ email: string; name: string; language: Language } | null> {
  if (customer_id === null) return null;
  const row = await tx
    .selectFrom('customers')
    .select(['email', 'first_name', 'language'])
    .where('id', '=', customer_id)
    .executeTakeFirst();
  if (row === undefined || row.email === '') return null;
  return { email: row.email, name: row.first_name, language: row.language === 'en' ? 'en' : 'es' };
}

/** A job may run twice, also at the same time: the second finds the key of the first and waits for its commit. */
async function claimOnce(tx: Tx, key: string, version: number): Promise<boolean> {
  const claimed = await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: '0',
      office_id: '0',
      route: 'notify-order',
      key,
      request_hash: '',
      status: 200,
      entity_id: '',
      entity_version: version,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

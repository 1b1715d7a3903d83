import type { Tx } from '#server/platform/http/transact.queries.ts';
import { queueMail } from '#server/platform/mail/queue-mail.queries.ts';
import type { AccountMail, AccountMailReader } from './account-mail.ts';
import { accountMail } from './account-mail.ts';

/** Queues a mail about an account in the transaction that gives cause for it. */
export async function sendAccountMail(tx: Tx, reader: AccountMailReader, mail: AccountMail): Promise<void> {
  const { email: to, language } = reader;
  await queueMail(tx, { to, kind: mail.kind, language, ...accountMail(reader, mail) });
}

import type { Language } from '#domain/kernel/problem.ts';
import type { Tx } from '../http/transact.queries.ts';
import { enqueue } from '../jobs/enqueue.queries.ts';
import type { MailContent } from './mail-layout.ts';
import { layOutMail } from './mail-layout.ts';

export interface Mail {
  readonly to: string;
  /** What the mail is about, for the list of mails: 'activation', 'reset', 'login-code'. */
  readonly kind: string;
  readonly language: Language;
  readonly subject: string;
  readonly content: MailContent;
}

/** Writes a mail in the transaction of its reason; it goes out after the commit. Answers its id. */
export async function queueMail(tx: Tx, { to, kind, language, subject, content }: Mail): Promise<string> {
  const { text, html } = layOutMail({ language, subject, content });
  const { id } = await tx
    .insertInto('mails')
    .values({ recipient: to, kind, subject, body_text: text, body_html: html })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, 'send-mail', { mailId: id });
  return id;
}

import type { Services } from '../services.ts';
import type { Attempt } from '../jobs/task.ts';
import { scrub } from '../log.ts';
import { deliver, isFinal } from './transport.ts';

/**
 * The job behind every mail. Bodies hold links and codes: once a mail server took the mail, its body is removed.
 * Without a mail server the body stays, because reading it (on the Server Admin screen or in the outbox) is then
 * the only way to get the link; clean-up empties it with age, and each link works once and for a limited time.
 */
export async function sendMail(
  services: Services,
  { mailId }: Readonly<Record<string, unknown>>,
  attempt: Attempt,
): Promise<void> {
  const { db, config, clock, log } = services;
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', String(mailId)).executeTakeFirst();
  if (mail === undefined || mail.status !== 'Queued') return;
  const change = db.updateTable('mails').where('id', '=', mail.id).where('status', '=', 'Queued');
  const attempts = mail.attempts + 1;

  try {
    await deliver(config, {
      id: mail.id,
      kind: mail.kind,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      date: mail.created_at,
    });
  } catch (error) {
    const isOver = attempt.isLast || isFinal(error);
    const last_error = scrub((error as Error).message).slice(0, 500);
    await change.set({ attempts, last_error, status: isOver ? 'Failed' : 'Queued' }).execute();
    log.warn({ mailId: mail.id, attempts, isOver }, 'a mail was not sent');
    if (!isOver) throw error;
    return;
  }
  const body = config.smtpUrl === undefined ? {} : { body_text: '', body_html: '' };
  await change.set({ ...body, attempts, last_error: null, status: 'Sent', sent_at: clock() }).execute();
}

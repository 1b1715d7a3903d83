import { createTransport } from 'nodemailer';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

export interface Envelope {
  readonly id: string;
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly date: Date;
}

/** Sends one mail by the configured server; without one it is written to `DATA_DIR/outbox` as a file of its own. */
export async function deliver(config: Config, mail: Envelope): Promise<void> {
  const { id, to, subject, text, html, date } = mail;
  // The same id at every attempt: a mail that arrived twice after a lost answer is shown once.
  const messageId = `<mail-${id}-${date.getTime()}@${new URL(config.publicUrl).hostname}>`;
  const message = { from: config.mailFrom, to, subject, text, html, date, messageId };
  if (config.smtpUrl === undefined) return await writeToOutbox(config, mail, message);
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail(message);
  } finally {
    transport.close();
  }
}

async function writeToOutbox(config: Config, { id, kind }: Envelope, message: object): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: bytes } = await composer.sendMail(message);
  const folder = join(config.dataDir, 'outbox');
  const file = join(folder, `${id.padStart(8, '0')}-${kind.replaceAll(/[^\w-]/g, '_')}.eml`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** A refusal of the mail server that no later attempt would change: unknown mailbox, message refused. */
export function isFinal(error: unknown): boolean {
  const code = (error as { responseCode?: number }).responseCode ?? 0;
  return code >= 500 && code !== 535 && code !== 530; // 530 and 535 are about our own login
}

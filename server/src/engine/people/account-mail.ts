import type { Language } from '#domain/kernel/problem.ts';
import type { MailContent } from '#server/platform/mail/mail-layout.ts';
import type { AccountMailText } from './account-mail.en.ts';
import { accountMailEn, greetingEn } from './account-mail.en.ts';
import { accountMailEs, greetingEs } from './account-mail.es.ts';

export type AccountMailKind = keyof typeof accountMailEn;

export interface AccountMail {
  readonly kind: AccountMailKind;
  readonly link?: string;
  readonly code?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export interface AccountMailReader {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/** What a mail about an account says, in the reader's language. */
export function accountMail(
  { email, name, language }: AccountMailReader,
  { kind, link, code, params }: AccountMail,
): { subject: string; content: MailContent } {
  const isSpanish = language === 'es';
  const mail: AccountMailText = (isSpanish ? accountMailEs : accountMailEn)[kind];
  const values: Readonly<Record<string, string | number>> = { email, name, code: code ?? '', ...params };
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, hole: string) => String(values[hole] ?? ''));
  return {
    subject: fill(mail.subject),
    content: {
      paragraphs: [fill(isSpanish ? greetingEs : greetingEn), fill(mail.says)],
      ...(code !== undefined && { code }),
      ...(link !== undefined && { action: { label: mail.button ?? link, url: link } }),
      note: fill(mail.note),
    },
  };
}

import { describe, expect, it } from 'vitest';
import type { AccountMailKind, AccountMailReader } from './account-mail.ts';
import { accountMail } from './account-mail.ts';
import { accountMailEn } from './account-mail.en.ts';
import { accountMailEs } from './account-mail.es.ts';

const ana: AccountMailReader = { email: 'ana@giro.test', name: 'Ana Li', language: 'en' };
const kinds = Object.keys(accountMailEn) as AccountMailKind[];

describe('a mail about an account', () => {
  it('speaks the language of its reader', () => {
    const mail = { kind: 'reset', link: 'https://giro.test/reset?token=a', params: { minutes: 60 } } as const;
    expect(accountMail(ana, mail)).toEqual({
      subject: 'Choose a new password for Giro',
      content: {
        paragraphs: ['Hello Ana Li,', expect.stringContaining('new password')],
        action: { label: 'Choose a new password', url: 'https://giro.test/reset?token=a' },
        note: expect.stringContaining('60 minutes'),
      },
    });
    expect(accountMail({ ...ana, language: 'es' }, mail).content.paragraphs[0]).toBe('Hola, Ana Li:');
  });

  it.each(kinds)('%s needs the same parameters in both languages', (kind) => {
    const holesOf = ({ subject, says, note }: { subject: string; says: string; note: string }) =>
      [subject, says, note].map((text) => text.match(/\{\w+\}/g)?.sort() ?? []);
    expect(holesOf(accountMailEs[kind])).toEqual(holesOf(accountMailEn[kind]));
    expect('button' in accountMailEs[kind]).toBe('button' in accountMailEn[kind]);
  });
});

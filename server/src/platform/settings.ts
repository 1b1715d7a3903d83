import { isIP } from 'node:net';
import { z } from 'zod';

/** One variable of the environment: what the README says about it and what a value must be. */
export type Setting<Schema extends z.ZodType = z.ZodType> = {
  schema: Schema;
  /** Completes the sentence "NAME must be …". */
  must: string;
  meaning: string;
  fallback?: string;
  /** What happens without a value, where that is not a fixed one. */
  without?: string;
  /** A value that may not be repeated in a message. */
  isSecret?: boolean;
};

const url = (...protocols: string[]) =>
  z.string().refine((text) => {
    const parsed = URL.canParse(text) ? new URL(text) : undefined;
    return parsed !== undefined && protocols.includes(parsed.protocol.slice(0, -1));
  });
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

/** An address, alone or with how many of its bits count. */
function isNetwork(text: string): boolean {
  const [address = '', bits] = text.trim().split(/\/(.*)/s);
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  return (
    family !== 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most))
  );
}

/** Every setting of the program, in the order of the README's table. */
export const SETTINGS = {
  PORT: {
    schema: wholeNumber(1, 65_535),
    must: 'a number from 1 to 65535',
    meaning: 'Port of the web and the API',
    fallback: '4000',
  },
  HOST: {
    schema: z.string().regex(/^[\w.:-]+$/),
    must: 'an address or a host name',
    meaning: 'Address to listen on; `0.0.0.0` is every address of the machine',
    fallback: '127.0.0.1',
  },
  PUBLIC_URL: {
    schema: url('http', 'https').transform((text) => text.replace(/\/+$/, '')),
    must: 'an address like https://giro.example.com',
    meaning: 'Address under which people reach the program; links in mails begin with it',
    without: 'from `HOST` and `PORT`',
  },
  DATA_DIR: {
    schema: z.string(),
    must: 'a directory',
    meaning: 'Directory of the database, files, mails and keys',
    fallback: './var',
  },
  DATABASE_URL: {
    schema: url('postgres', 'postgresql'),
    must: 'an address like postgres://user:password@host:5432/database',
    meaning: 'PostgreSQL 15 or later for the running application',
    without: 'own PostgreSQL under `DATA_DIR`',
    isSecret: true,
  },
  MIGRATE_URL: {
    schema: url('postgres', 'postgresql'),
    must: 'an address like postgres://owner:password@host:5432/database',
    meaning: 'The same database for the owner of the tables, who migrates',
    without: '`DATABASE_URL`',
    isSecret: true,
  },
  DATABASE_POOL: {
    schema: wholeNumber(1, 500),
    must: 'a number from 1 to 500',
    meaning: 'Connections to the database per process',
    fallback: '10',
  },
  SMTP_URL: {
    schema: url('smtp', 'smtps'),
    must: 'an address like smtps://user:password@mail.example.com',
    meaning: 'Server that sends the mails',
    without: 'mails are written to `DATA_DIR/outbox`',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z.string().regex(/^[^@<>]+@[^@<>\s]+$|^[^<>]*<[^@<>\s]+@[^@<>\s]+>$/),
    must: 'a mail address, with or without a name: Giro <giro@example.com>',
    meaning: 'Sender of the mails',
    fallback: 'Giro <giro@localhost>',
  },
  SECRET_KEY: {
    schema: z.string().min(32),
    must: 'at least 32 characters',
    meaning: 'Key that encrypts stored secrets; the same for all processes',
    without: 'made once in `DATA_DIR/secret.key`',
    isSecret: true,
  },
  S3_URL: {
    schema: url('http', 'https').refine((text) => {
      const { username, password, pathname } = new URL(text);
      return username !== '' && password !== '' && /^\/[^/]+\/?$/.test(pathname);
    }),
    must: 'an address like https://key:secret@s3.example.com/bucket?region=us-east-1',
    meaning: 'S3-compatible store of the files',
    without: 'files in `DATA_DIR/files`',
    isSecret: true,
  },
  GATEWAY_URL: {
    schema: url('http', 'https').transform((text) => text.replace(/\/+$/, '')),
    must: 'an address like https://secure.networkmerchants.com',
    meaning: 'Card gateway, in the format of NMI',
    without: 'that of NMI; a demo plays one of its own',
  },
  GATEWAY_FIELDS_URL: {
    schema: url('http', 'https'),
    must: 'an address like https://cards.example.com/fields',
    meaning: 'Page that holds the card fields of the gateway, shown in a frame',
    without: 'cards are taken by terminal only; a demo plays one of its own',
  },
  GIRO_DEMO: {
    schema: z.enum(['0', '1']),
    must: '0 or 1',
    meaning: '`0` never loads the demo business, `1` also into an empty database of `DATABASE_URL`',
    without: 'into an empty database of its own',
  },
  GIRO_DEMO_ORDERS: {
    schema: wholeNumber(0, 20_000),
    must: 'a number from 0 to 20000',
    meaning: 'Transfers of the demo business; most of them are made in the background after the first start',
    fallback: '2000',
  },
  FIRST_ADMIN: {
    schema: z.email(),
    must: 'a mail address',
    meaning: 'Who is invited as the first corporation admin while there is no user yet',
    without: 'nobody',
  },
  TRUST_PROXY: {
    schema: z.string().refine((text) => /^\d{1,2}$/.test(text) || text.split(',').every(isNetwork)),
    must: 'a number of proxies or their addresses, separated by commas',
    meaning: 'Proxies in front whose `X-Forwarded-*` headers are believed',
    fallback: '0',
  },
  LOG_LEVEL: {
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    must: 'one of trace, debug, info, warn, error, fatal, silent',
    meaning: 'Least important level that is logged',
    fallback: 'info',
  },
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof SETTINGS;

/** The table of the README, so that it cannot say anything else than the program does. */
export function renderSettingsTable(): string {
  const rows = Object.entries<Setting>(SETTINGS).map(([name, { meaning, fallback, without }]) => {
    const standard = fallback === undefined ? (without ?? '') : `\`${fallback}\``;
    return `| \`${name}\` | ${standard} | ${meaning} |`;
  });
  return ['| Variable | Without it | Meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

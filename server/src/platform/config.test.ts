import { resolve } from 'node:path';
import { expect, test } from 'vitest';

import { ConfigError, readConfig } from './config.ts';
import { renderSettingsTable, SETTINGS } from './settings.ts';

test('an empty environment is a complete configuration', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:4000',
    dataDir: resolve('var'),
    database: undefined,
    databasePool: 10,
    smtpUrl: undefined,
    mailFrom: 'Giro <giro@localhost>',
    secretKey: undefined,
    s3: undefined,
    gateway: {
      url: 'https://secure.networkmerchants.com',
      isChosen: false,
      fieldsUrl: undefined,
      timeoutMs: 30_000,
      terminalTimeoutMs: 120_000,
      pollMs: 1500,
    },
    demoOrders: 2000,
    demo: 'empty-own-database',
    trustProxy: 0,
    logLevel: 'info',
  });
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test('every mistake has its own line', () => {
  expect(mistakes({ PORT: '0', LOG_LEVEL: 'loud', SMTP_URL: 'mail.example.com', GIRO_DEMO: 'no' })).toEqual([
    'PORT must be a number from 1 to 65535, not "0".',
    'SMTP_URL must be an address like smtps://user:password@mail.example.com.',
    'GIRO_DEMO must be 0 or 1, not "no".',
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
  ]);
});

test.each([
  ['PORT', '65536'],
  ['PORT', '4000x'],
  ['PORT', '-1'],
  ['HOST', 'http://localhost'],
  ['PUBLIC_URL', 'giro.example.com'],
  ['DATABASE_URL', 'mysql://localhost/giro'],
  ['DATABASE_POOL', '0'],
  ['SECRET_KEY', 'short'],
  ['S3_URL', 'https://s3.example.com/bucket'],
  ['S3_URL', 'https://key:secret@s3.example.com/'],
  ['MAIL_FROM', 'nobody'],
  ['TRUST_PROXY', 'everyone'],
  ['TRUST_PROXY', '1.2.3.4.5'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1, '],
])('%s refuses %s', (name, value) => {
  expect(mistakes({ [name]: value })).toHaveLength(1);
});

test('a message never repeats a secret', () => {
  expect(
    mistakes({ DATABASE_URL: 'mysql://giro:hunter2@localhost/giro', SECRET_KEY: 'hunter2' }).join(),
  ).not.toContain('hunter2');
});

test('the owner migrates the same database, by the same address unless another one is given', () => {
  const DATABASE_URL = 'postgres://giro_app:a@db/giro';
  const MIGRATE_URL = 'postgres://giro_owner:b@db/giro';

  expect(readConfig({ DATABASE_URL }).database).toEqual({ appUrl: DATABASE_URL, migrateUrl: DATABASE_URL });
  expect(readConfig({ DATABASE_URL, MIGRATE_URL }).database).toEqual({
    appUrl: DATABASE_URL,
    migrateUrl: MIGRATE_URL,
  });
  expect(mistakes({ MIGRATE_URL })).toEqual(['MIGRATE_URL is of use only with DATABASE_URL.']);
});

test.each([
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
  [{ HOST: '::1' }, 'http://[::1]:4000'],
  [{ PUBLIC_URL: 'https://giro.example.com/' }, 'https://giro.example.com'],
])('people reach the program of %j at %s', (env, publicUrl) => {
  expect(readConfig(env).publicUrl).toBe(publicUrl);
});

test('one address tells all about the store of the files', () => {
  expect(
    readConfig({ S3_URL: 'https://key:s%2Fcret@s3.example.com:9000/papers?region=eu-west-1' }).s3,
  ).toEqual({
    endpoint: 'https://s3.example.com:9000',
    bucket: 'papers',
    region: 'eu-west-1',
    accessKeyId: 'key',
    secretAccessKey: 's/cret',
  });
});

test('proxies are a number or a list of addresses', () => {
  expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toBe('10.0.0.0/8, ::1');
});

test('the table has one row for every setting', () => {
  const names = renderSettingsTable().matchAll(/^\| `([A-Z0-9_]+)` \| \S/gm);

  expect([...names].map((match) => match[1])).toEqual(Object.keys(SETTINGS));
});

function mistakes(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

import { resolve } from 'node:path';
import type { z } from 'zod';

import { SETTINGS } from './settings.ts';
import type { Setting, SettingName } from './settings.ts';
import { StartupError } from './startup-error.ts';

type Values = {
  [Name in SettingName]:
    | z.output<(typeof SETTINGS)[Name]['schema']>
    | ((typeof SETTINGS)[Name] extends { fallback: string } ? never : undefined);
};

export type S3Config = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type GatewayConfig = {
  url: string;
  /** The address was given; a demo plays no gateway of its own then. */
  isChosen: boolean;
  /** Nothing means that no card is typed, only read by terminals. */
  fieldsUrl: string | undefined;
  /** How long an answer may take, ms. */
  timeoutMs: number;
  terminalTimeoutMs: number;
  /** Pause between two questions to a terminal, ms. */
  pollMs: number;
};

export type Config = {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Nothing means the PostgreSQL of our own under `dataDir`. */
  database: { appUrl: string; migrateUrl: string } | undefined;
  databasePool: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Nothing means the key file in `dataDir`. */
  secretKey: string | undefined;
  s3: S3Config | undefined;
  gateway: GatewayConfig;
  firstAdmin: string | undefined;
  /** Transfers that the demo business has. */
  demoOrders: number;
  demo: 'never' | 'empty-own-database' | 'empty-database';
  /** As Fastify wants it: a number of hops or a list of addresses. */
  trustProxy: number | string;
  logLevel: Values['LOG_LEVEL'];
};

/** All mistakes of the environment at once, one line each. */
export class ConfigError extends StartupError {
  override name = 'ConfigError';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/** Reads the environment into the settings of the program; an empty variable counts as absent. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { values, mistakes } = readValues(env);
  if (values.MIGRATE_URL && !values.DATABASE_URL)
    mistakes.push('MIGRATE_URL is of use only with DATABASE_URL.');
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return toConfig(values);
}

function readValues(env: Record<string, string | undefined>) {
  const values: Record<string, unknown> = {};
  const mistakes: string[] = [];
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    const text = env[name]?.trim() || setting.fallback;
    if (text === undefined) continue;
    const result = setting.schema.safeParse(text);
    if (result.success) values[name] = result.data;
    else mistakes.push(`${name} must be ${setting.must}${setting.isSecret ? '' : `, not "${text}"`}.`);
  }
  return { values: values as Values, mistakes };
}

function toConfig(values: Values): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? localUrl(values.HOST, values.PORT),
    dataDir: resolve(values.DATA_DIR),
    database: values.DATABASE_URL
      ? { appUrl: values.DATABASE_URL, migrateUrl: values.MIGRATE_URL ?? values.DATABASE_URL }
      : undefined,
    databasePool: values.DATABASE_POOL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    secretKey: values.SECRET_KEY,
    s3: values.S3_URL ? parseS3(values.S3_URL) : undefined,
    gateway: {
      url: values.GATEWAY_URL ?? 'https://secure.networkmerchants.com',
      isChosen: values.GATEWAY_URL !== undefined,
      fieldsUrl: values.GATEWAY_FIELDS_URL,
      timeoutMs: 30_000,
      terminalTimeoutMs: 120_000,
      pollMs: 1500,
    },
    firstAdmin: values.FIRST_ADMIN,
    demoOrders: values.GIRO_DEMO_ORDERS,
    demo: toDemo(values.GIRO_DEMO),
    trustProxy: /^\d+$/.test(values.TRUST_PROXY) ? Number(values.TRUST_PROXY) : values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  };
}

function localUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function toDemo(value: Values['GIRO_DEMO']): Config['demo'] {
  if (value === '0') return 'never';
  return value === '1' ? 'empty-database' : 'empty-own-database';
}

function parseS3(text: string): S3Config {
  const url = new URL(text);
  return {
    endpoint: url.origin,
    bucket: url.pathname.replaceAll('/', ''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

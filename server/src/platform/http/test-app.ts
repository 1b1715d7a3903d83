import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Method } from '#domain/kernel/endpoint.ts';
import type { Config } from '../config.ts';
import { readConfig } from '../config.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { testDatabase } from '../db/test-database.ts';
import { createDiskStore } from '../files/disk-store.ts';
import { migrateJobs } from '../jobs/migrate-jobs.queries.ts';
import { drainJobs } from '../jobs/run-jobs.ts';
import type { Tasks } from '../jobs/task.ts';
import { platformTasks } from '../jobs/tasks.ts';
import { createLog } from '../log.ts';
import { createSecretBox } from '../secret-box.ts';
import type { Services } from '../services.ts';
import { createApp } from './app.ts';
import type { NewUser, TestUser } from './test-people.queries.ts';
import { insertOffice, insertUser, openSession } from './test-people.queries.ts';

export type Bind = (app: FastifyInstance, services: Services) => unknown;

export interface CallOptions {
  readonly token?: string;
  /** The active office: `X-APPUSEROFFICE`. */
  readonly office?: string;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string | readonly string[]>>;
  /** `If-Match`. */
  readonly version?: number;
  /** `Idempotency-Key` of a POST; a new one every time unless given. */
  readonly key?: string;
  readonly language?: 'en' | 'es';
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CallAnswer<Body = unknown> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed when it is JSON, else undefined. */
  readonly body: Body;
  readonly bytes: Buffer;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: TestDatabase;
  /** Stands still; set `now` or `advance()` it. */
  readonly clock: { now: Date; advance(minutes: number): void };
  insertOffice(values?: Parameters<typeof insertOffice>[1]): ReturnType<typeof insertOffice>;
  insertUser(user: NewUser): Promise<TestUser>;
  /** One more session of a person. */
  logIn(userId: string): Promise<string>;
  /** `call<Created>('POST', …)` where the test reads the answer's body. */
  call<Body = unknown>(method: Method, path: string, options?: CallOptions): Promise<CallAnswer<Body>>;
  /** Hands on the outbox and works until no job is left: mails are then sent, to `DATA_DIR/outbox`. */
  runJobs(areaTasks?: Tasks): Promise<void>;
  /** Opens a real port and gives its address, for what needs a socket. */
  listen(): Promise<string>;
}

export interface TestAppOptions {
  readonly now?: Date;
  readonly config?: Partial<Config>;
  readonly isDemo?: boolean;
  /** A second server process on the same database. */
  readonly database?: TestDatabase;
}

/**
 * The real server on a real database of its own, for the calling test file.
 *
 * @example
 * const test = await testApp([bindUsers]);
 * const office = await test.insertOffice();
 * const admin = await test.insertUser({ roles: ['Admin'], offices: [office.id] });
 * const { status, body } = await test.call('GET', '/api/users', { token: admin.token, office: office.id });
 */
export async function testApp(binds: readonly Bind[], options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await testDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'giro-app-'));
  const clock = {
    now: options.now ?? new Date('2026-11-20T15:00:00Z'),
    advance(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
  };
  const services: Services = {
    config: { ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }), ...options.config },
    db: database.app,
    log: createLog({ level: process.env['GIRO_TEST_LOG'] ?? 'silent' }),
    clock: () => clock.now,
    secrets: createSecretBox([randomBytes(32)]),
    files: createDiskStore(join(dataDir, 'files')),
    isDemo: options.isDemo ?? false,
  };
  let jobTables: Promise<void> | undefined;
  const app = await createApp(services);
  for (const bind of binds) await bind(app, services);
  afterAll(async () => {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    app,
    services,
    database,
    clock,
    insertOffice: (values) => insertOffice(database.owner, values),
    insertUser: (user) => insertUser(database.owner, user, clock.now),
    logIn: (userId) => openSession(database.owner, userId, clock.now),
    call: (method, path, callOptions) => call(app, { method, path, options: callOptions ?? {} }),
    async runJobs(areaTasks = {}) {
      jobTables ??= migrateJobs(database.ownerUrl);
      await jobTables;
      await drainJobs(services, { url: database.appUrl, tasks: { ...platformTasks, ...areaTasks } });
    },
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
  };
}

/** Sends what the browser sends: a JSON content type always, the office and version as headers (seed §7). */
async function call<Body>(
  app: FastifyInstance,
  { method, path, options }: { method: Method; path: string; options: CallOptions },
): Promise<CallAnswer<Body>> {
  const { body, query } = options;
  const response = await app.inject({
    method,
    url: path,
    headers: headersOf(method, options),
    ...(query !== undefined && { query: query as Record<string, string | string[]> }),
    ...(body !== undefined && {
      payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    }),
  });
  const isJson =
    String(response.headers['content-type']).includes('application/json') && response.body !== '';
  return {
    status: response.statusCode,
    headers: response.headers,
    body: (isJson ? response.json() : undefined) as Body,
    bytes: response.rawPayload,
  };
}

function headersOf(method: Method, options: CallOptions): Record<string, string> {
  const { token, office, version, key = randomUUID(), language } = options;
  return {
    'content-type': 'application/json',
    ...(method === 'POST' && { 'idempotency-key': key }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(office !== undefined && { 'x-appuseroffice': office }),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
    ...(language !== undefined && { 'accept-language': language }),
    ...options.headers,
  };
}

import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { LedgerCheck } from '#domain/ledger/checks.ts';
import { checkInvariants } from '#server/engine/ledger/invariants.queries.ts';
import { clusterUrl, readCredentials } from '#server/platform/db/credentials.ts';
import { openDatabase } from '#server/platform/db/pool.ts';
import { DATABASE_NAME, OWNER_ROLE } from '#server/platform/db/roles.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Program } from '../../e2e/harness/program.ts';
import { freePort, startProgram } from '../../e2e/harness/program.ts';
import type { Findings } from './check-books.ts';
import { checkBooks } from './check-books.ts';
import { openCounters } from './open-counters.queries.ts';
import type { Books } from './read-books.queries.ts';
import { listUnfinished, readBooks } from './read-books.queries.ts';
import { serveCustomers } from './serve-customers.ts';
import type { Outcome } from './teller.ts';
import { Teller } from './teller.ts';

/** What ends by SIGKILL: the program, the first process of its database, or both at once. */
export type Kill = 'program' | 'database' | 'both';

interface BankWish {
  readonly dataDir: string;
  readonly clients: number;
  readonly kills: readonly Kill[];
  /** Seconds before the first kill, after which it comes at any moment of the next ones, as after every start. */
  readonly calm: number;
  readonly within: number;
  readonly say: (line: string) => void;
}

export interface BankReport {
  readonly told: readonly Outcome[];
  readonly books: Books;
  readonly calmUntil: Date;
  readonly findings: Findings;
  readonly invariants: readonly LedgerCheck[];
  readonly unfinished: readonly string[];
}

const longestRest = 60; // seconds that the engine may take for what is left when the clients have gone

/** Clients sell, cancel and refund over HTTP while what they talk to is killed again and again. */
export async function runBank(wish: BankWish): Promise<BankReport> {
  const bank = await openBank(wish.dataDir);
  try {
    return await Promise.race([disturb(bank, wish), bank.fallen]);
  } finally {
    await bank.close();
  }
}

interface Bank {
  readonly url: string;
  /** Ends every teller's patience. */
  readonly giveUp: AbortSignal;
  /** Never resolves; rejects when the program ends by itself, or with what failed. */
  readonly fallen: Promise<never>;
  fail(error: unknown): void;
  /** SIGKILL, and a new start. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

async function openBank(dataDir: string): Promise<Bank> {
  const port = String(await freePort());
  const ending = new AbortController();
  const fall: PromiseWithResolvers<never> = Promise.withResolvers();
  let isWanted = false;
  const start = async (): Promise<Program> => {
    const program = await startProgram(dataDir, { PORT: port, GIRO_DEMO: '0' });
    isWanted = false;
    void program.ended.then((said) => {
      if (!isWanted) fall.reject(new Error(`The program ended by itself:\n${said}`));
    });
    return program;
  };
  let program = await start();
  return {
    url: program.url,
    giveUp: ending.signal,
    fallen: fall.promise,
    fail: fall.reject,
    async restart() {
      isWanted = true;
      await program.kill();
      program = await start();
    },
    async close() {
      isWanted = true;
      ending.abort();
      await program.stop();
    },
  };
}

async function disturb(
  bank: Bank,
  { dataDir, clients, kills, calm, within, say }: BankWish,
): Promise<BankReport> {
  const teller = new Teller(bank.url, bank.giveUp);
  const open = { address: bank.url, count: clients };
  const counters = await withBooks(dataDir, async (owner) => await openCounters(owner, open));
  let isOver = false;
  const work = Promise.all(
    counters.map(async (counter) => await serveCustomers(teller, counter, () => isOver)),
  );
  work.catch(bank.fail);
  await untilBusy(teller, bank, clients);
  await sleep(calm * 1000);
  const calmUntil = new Date();
  for (const kill of kills) {
    await untilBusy(teller, bank, clients);
    await sleep(randomInt(within * 1000));
    say(`kill -9 of ${kill} after ${teller.outcomes.length} operations`);
    if (kill !== 'program') process.kill(await postmasterOf(dataDir), 'SIGKILL');
    if (kill !== 'database') await bank.restart();
  }
  await untilBusy(teller, bank, clients);
  isOver = true;
  await work;
  return await withBooks(dataDir, async (owner) => await report(owner, teller.outcomes, calmUntil));
}

/** A start takes a while: what is read once, above all the names to screen against. Then everybody has had an answer. */
async function untilBusy({ outcomes }: Teller, { giveUp }: Bank, clients: number): Promise<void> {
  const wanted = outcomes.length + 4 * clients;
  while (outcomes.length < wanted) await sleep(100, undefined, { signal: giveUp });
}

async function report(owner: Kysely<Tables>, told: readonly Outcome[], calmUntil: Date): Promise<BankReport> {
  let unfinished = await listUnfinished(owner);
  for (let waited = 0; unfinished.length > 0 && waited < longestRest; waited += 1) {
    await sleep(1000);
    unfinished = await listUnfinished(owner);
  }
  const books = await readBooks(owner);
  const invariants = await checkInvariants(owner);
  return { told, books, calmUntil, findings: checkBooks(told, books, calmUntil), invariants, unfinished };
}

/** The database as its owner; it has another port after every start of the program. */
async function withBooks<T>(dataDir: string, work: (owner: Kysely<Tables>) => Promise<T>): Promise<T> {
  const credentials = await readCredentials(dataDir);
  const port = Number((await pidFile(dataDir))[3]);
  const login = { user: OWNER_ROLE, password: credentials?.owner ?? '' };
  const owner = openDatabase(clusterUrl(login, port, DATABASE_NAME), { max: 2 });
  try {
    return await work(owner);
  } finally {
    await owner.destroy();
  }
}

async function postmasterOf(dataDir: string): Promise<number> {
  return Number((await pidFile(dataDir))[0]);
}

async function pidFile(dataDir: string): Promise<string[]> {
  return (await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
}

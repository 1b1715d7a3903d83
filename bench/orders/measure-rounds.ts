import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import { quantile } from '../shared/statistics.ts';
import { cpuOf, cpuOfDatabase } from './cpu-time.ts';
import { countSales } from './count-sales.queries.ts';
import type { Seller } from './open-sales.queries.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import type { Sent } from './sales-server.ts';
import { sell, type Sale, sellFor } from './sell.ts';
import type { SalesServer } from './start-sales-server.ts';
import { writeScript } from './write-script.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? '5');
const seconds = Number(process.env['BENCH_SECONDS'] ?? '4');

interface Bench {
  readonly server: SalesServer;
  readonly sellers: readonly Seller[];
  readonly owner: Kysely<Tables>;
  readonly url: string;
  readonly dataDir: string;
  /** Where the database has its files. */
  readonly cluster: string;
}

export interface Round {
  readonly ours: Speed & { readonly sales: readonly Sale[] };
  /** Of pgbench; null where it is missing. */
  readonly peer: Speed | null;
}

interface Speed {
  /** Sales. */
  readonly perSecond: number;
  /** CPU ms for a sale of the program and of the database; without the clients of ours. */
  readonly cpu: { readonly program: number; readonly database: number };
}

/** One sale with nothing else going on. */
export interface Alone extends Sale {
  readonly sqlMs: number;
}

export interface Results {
  readonly recorded: readonly Sent[];
  readonly alone: readonly Alone[];
  readonly rounds: readonly Round[];
  /** Milliseconds, of all actions of all rounds. */
  readonly p95: number;
}

export async function measureRounds(bench: Bench): Promise<Results> {
  const { server, sellers, url, dataDir } = bench;
  await sellFor(sellers, 2); // warm: what is read once is known, every connection has had its statements
  const script = join(dataDir, 'sales.pgbench');
  const recordings: Sent[][] = [];
  for (const seller of sellers) recordings.push(await server.record(async () => await sell(seller)));
  await writeFile(script, writeScript(recordings));
  const alone = await sellAlone(bench);
  const run = async () => {
    const perSecond = await runPgbench({ url, script, seconds, clients: sellers.length });
    return { perSecond, count: perSecond * seconds };
  };
  const peer = async (): Promise<Speed | null> =>
    findPgbench() === null ? null : await withCpu(bench, process.pid, run);
  await peer();
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const isOdd = round % 2 === 1;
    const early = isOdd ? await peer() : null;
    const ours = await withCpu(bench, server.pid, async () => await oneRound(bench));
    measured.push({ ours, peer: isOdd ? early : await peer() });
  }
  const times = measured.flatMap(({ ours }) =>
    ours.sales.flatMap(({ createMs, payMs }) => [createMs, payMs]),
  );
  return { recorded: recordings[0] ?? [], alone, rounds: measured, p95: quantile(times, 0.95) };
}

/** Only what is found in the database afterwards counts: a paid order, its payment, its books in balance. */
async function oneRound({ sellers, owner }: Bench) {
  const before = await countSales(owner);
  const { sales, ms } = await sellFor(sellers, seconds);
  const found = (await countSales(owner)) - before;
  if (found !== sales.length)
    throw new Error(`${sales.length} sales were answered, ${found} are in the books.`);
  return { perSecond: (sales.length * 1000) / ms, count: sales.length, sales };
}

/** What a run of sales takes of the processor, which a busy machine does not change as much as it changes the speed. */
async function withCpu<R extends { count: number }>(
  { cluster }: Bench,
  pid: number,
  work: () => Promise<R>,
): Promise<R & Pick<Speed, 'cpu'>> {
  const before = { program: cpuOf(pid), database: cpuOfDatabase(cluster) };
  const result = await work();
  return {
    ...result,
    cpu: {
      program: (cpuOf(pid) - before.program) / result.count,
      database: (cpuOfDatabase(cluster) - before.database) / result.count,
    },
  };
}

async function sellAlone({ server, sellers }: Bench): Promise<Alone[]> {
  const [seller] = sellers;
  if (seller === undefined) return [];
  const alone: Alone[] = [];
  for (let count = 0; count < 20; count += 1) {
    let sale: Sale = { createMs: 0, payMs: 0 };
    const sent = await server.record(async () => (sale = await sell(seller)));
    alone.push({ ...sale, sqlMs: sent.reduce((sum, { ms }) => sum + ms, 0) });
  }
  return alone;
}

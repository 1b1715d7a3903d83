import type { LedgerCheck } from '#domain/ledger/checks.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/db/tables.ts';
import type { Services } from '#server/platform/services.ts';
import type { Task, Tasks } from '#server/platform/jobs/task.ts';
import { checkInvariants } from './invariants.queries.ts';

/** Ends before its next start; a long running transaction elsewhere only makes it wait for the next one. */
const longestSealing = 240_000; // ms
const pause = 100; // ms, between two looks at transactions that have not ended

/**
 * Seals everything that is final: hash chain and snapshot, 1,000 journals a step, each step a transaction of its own.
 * Answers how many journals it sealed.
 */
export async function sealLedger(db: Kysely<Tables>, now: Date, longest = longestSealing): Promise<number> {
  const end = performance.now() + longest;
  let total = 0;
  while (performance.now() < end) {
    const { rows } = await sql<{ sealed: number; is_pending: boolean }>`
      select * from ledger.seal_step(${now}::timestamptz)`.execute(db);
    const [{ sealed, is_pending: isPending } = { sealed: 0, is_pending: false }] = rows;
    total += sealed;
    if (!isPending) return total;
    if (sealed === 0) await sleep(pause);
  }
  return total;
}

/** A check of something beside the books that has to hold as they do. */
export type FurtherCheck = (db: Kysely<Tables>) => Promise<LedgerCheck>;

/** Runs the checks and keeps their report. */
export async function runChecks(
  { db, clock, log }: Services,
  runBy: string | null,
  further: readonly FurtherCheck[] = [],
): Promise<boolean> {
  const started = clock();
  const report = [...(await checkInvariants(db))];
  for (const one of further) report.push(await one(db));
  const broken = report.filter(({ isOk }) => !isOk);
  await db
    .insertInto('ledger_checks')
    .values({
      is_ok: broken.length === 0,
      report: JSON.stringify(report),
      run_by: runBy,
      started_at: started,
      finished_at: clock(),
    })
    .execute();
  for (const { check, found, findings } of broken)
    log.error({ check, found, findings }, 'the ledger is broken');
  return broken.length === 0;
}

const seal: Task = {
  maxAttempts: 1,
  schedule: '*/5 * * * *',
  async run({ db, clock, log }) {
    const sealed = await sealLedger(db, clock());
    if (sealed > 0) log.debug({ sealed }, 'journals sealed');
  },
};

function checkTask(further: readonly FurtherCheck[]): Task {
  return {
    maxAttempts: 2,
    schedule: '25 7 * * *',
    async run(services, { runBy }) {
      await runChecks(services, typeof runBy === 'string' ? runBy : null, further);
    },
  };
}

/** `further` is what others want looked at with the books. */
export function ledgerTasks(further: readonly FurtherCheck[] = []): Tasks {
  return { 'ledger-seal': seal, 'ledger-check': checkTask(further) };
}

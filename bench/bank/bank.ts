// `npm run bench:bank`: transfers are made, paid, cancelled and refunded over HTTP while the program and its database
// are killed with SIGKILL. Whoever got no answer asks again under the same key. At the end nothing acknowledged may be
// missing, nothing be there twice, and the books must hold. BANK_CLIENTS, BANK_KILLS, BANK_SECONDS (the longest time
// between two kills) and BENCH_DIR change it.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTable } from '../shared/print-table.ts';
import { printLoad, printVerdicts } from '../shared/verdicts.ts';
import type { BankReport, Kill } from './run-bank.ts';
import { runBank } from './run-bank.ts';

const clients = Number(process.env['BANK_CLIENTS'] ?? '8');
const count = Number(process.env['BANK_KILLS'] ?? '5');
const within = Number(process.env['BANK_SECONDS'] ?? '20');
const kinds: readonly Kill[] = ['program', 'both', 'program', 'database', 'program'];
const kills = Array.from({ length: count }, (_, at) => kinds[at % kinds.length] ?? 'program');

printLoad();
const dataDir = await mkdtemp(join(process.env['BENCH_DIR'] ?? tmpdir(), 'giro-bank-'));
await chmod(dataDir, 0o711); // root's database runs as another user, who must get in
try {
  const say = (line: string): void => console.log(`  ${line}`);
  print(await runBank({ dataDir, clients, kills, calm: within, within, say }));
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
printLoad();

function print({ told, books, findings, invariants, unfinished }: BankReport): void {
  const done = told.filter(({ isDone }) => isDone);
  const actions = [...new Set(told.map(({ action }) => action))];
  printTable(
    `operations of ${clients} clients through ${kills.length} kills`,
    ['operation', 'acknowledged', 'refused', 'asked again', 'done before they asked again'],
    [null, ...actions].map((action) => {
      const all = told.filter((one) => action === null || one.action === action);
      const yes = all.filter(({ isDone }) => isDone);
      const again = all.filter(({ tries }) => tries > 1);
      const replays = all.filter(({ isReplay }) => isReplay);
      return [
        action ?? 'all',
        ...[yes.length, all.length - yes.length, again.length, replays.length].map(String),
      ];
    }),
  );
  const codes = Object.entries(
    Object.groupBy(
      told.filter(({ isDone }) => !isDone),
      ({ code }) => code,
    ),
  );
  console.log(`refused: ${codes.map(([code, some = []]) => `${code} ${some.length}`).join(', ')}`);
  const statuses = Object.entries(Object.groupBy(books.orders, ({ status }) => status));
  console.log(`orders: ${statuses.map(([status, some = []]) => `${status} ${some.length}`).join(', ')}`);
  const journals = books.events.reduce((sum, event) => sum + event.journals.length, 0);
  console.log(`${done.length} operations, ${books.events.length} events, ${journals} journals`);
  for (const { check, isOk, examined } of invariants)
    console.log(`  ${isOk ? 'holds ' : 'BROKEN'} ${check}: ${examined}`);
  for (const [name, some] of Object.entries(findings)) {
    for (const one of (some as readonly string[]).slice(0, 5)) console.log(`  ${name}: ${one}`);
  }
  for (const line of unfinished.slice(0, 5)) console.log(`  unfinished: ${line}`);
  const none = (name: string, value: number) => ({ name, value, unit: '', bar: 0 });
  printVerdicts([
    none('acknowledged and not in the books', findings.lost.length),
    none('in the books and not acknowledged, or twice', findings.unasked.length),
    none('events whose journals are not those of their step', findings.misposted.length),
    none('journals without an event', findings.strays.length),
    none('orders whose payments are not those of their history', findings.mispaid.length),
    none('accounts, clearing ones among them, off what the history adds up to', findings.misbalanced.length),
    none('checks of Server Admin that do not hold', invariants.filter(({ isOk }) => !isOk).length),
    none('messages and orders that nobody went on with', unfinished.length),
  ]);
}

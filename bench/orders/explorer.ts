// `npm run bench:orders`: first rows of the transfers explorer among 1,000,000 orders against 10,000, as the server
// takes them from the database. BENCH_ORDERS and BENCH_DIR change its measure; a directory with the data of an earlier
// run (large/ and small/) is used again. BENCH_ONLY takes the requests whose name holds it.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { enlargeDemo } from '#server/demo/enlarge-demo.queries.ts';
import { readConfig } from '#server/platform/config.ts';
import { printTable } from '../shared/print-table.ts';
import { quantile } from '../shared/statistics.ts';
import { printLoad, printVerdicts } from '../shared/verdicts.ts';
import type { ExplorerRun } from './run-explorer.queries.ts';
import { runExplorer } from './run-explorer.queries.ts';

const orders = Number(process.env['BENCH_ORDERS'] ?? '1000000');
const root = process.env['BENCH_DIR'] ?? '/tmp/giro-bench-orders';
const templates = '300';

/** Milliseconds at p95 that the first rows may take, and how much slower a hundred times as many orders may be. */
const bar = { p95: 50, ratio: 2 };
/** Below it a ratio says more about the machine than about the query, ms. */
const floor = 5;

async function measure(name: string, count: number): Promise<ExplorerRun[]> {
  const dataDir = join(root, name);
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const config = readConfig({ DATA_DIR: dataDir, GIRO_DEMO_ORDERS: templates, LOG_LEVEL: 'silent' });
  return await runExplorer(config, {
    count,
    fill: async (missing) => {
      await enlargeDemo(config, { orders: missing, say: (line) => console.log(`  ${line}`) });
    },
  });
}

printLoad();
const small = await measure('small', 10_000);
const large = await measure('large', orders);
const rows = large.map((run, at) => {
  const other = small[at]?.times ?? [];
  const p95 = quantile(run.times, 0.95);
  const [mine, theirs] = [quantile(run.times, 0.5), quantile(other, 0.5)];
  return { run, p95, mine, theirs, ratio: Math.max(mine, floor) / Math.max(theirs, floor) };
});
for (const { run } of rows) console.log(`\n── ${run.name}\n${run.plan}`);
printTable(
  `the transfers explorer, ms of the server: ${orders.toLocaleString('en')} orders against 10,000`,
  ['request', 'p50', 'p95', 'p50 of 10,000', 'ratio'],
  rows.map(({ run, p95, mine, theirs, ratio }) => [
    run.name,
    mine.toFixed(1),
    p95.toFixed(1),
    theirs.toFixed(1),
    ratio.toFixed(2),
  ]),
);
const first = rows.filter(({ run }) => !run.isTotals);
printVerdicts([
  {
    name: 'first rows, the slowest p95',
    value: Math.max(...first.map(({ p95 }) => p95)),
    unit: ' ms',
    bar: bar.p95,
  },
  {
    name: `first rows, the largest ratio (times below ${floor} ms count as ${floor})`,
    value: Math.max(...first.map(({ ratio }) => ratio)),
    unit: '',
    bar: bar.ratio,
  },
]);
printLoad();

// `npm run bench:orders`: first rows of the transfers explorer among 1,000,000 orders against 10,000, as the server
// takes them from the database. BENCH_ORDERS and BENCH_DIR change its measure; a directory with the data of an earlier
// run (large/ and small/) is used again. BENCH_ONLY takes the requests whose name holds it.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { enlargeDemo } from '#server/demo/enlarge-demo.queries.ts';
import type { Config } from '#server/platform/config.ts';
import { readConfig } from '#server/platform/config.ts';
import { printTable } from '../shared/print-table.ts';
import { quantile } from '../shared/statistics.ts';
import { printLoad, printVerdicts } from '../shared/verdicts.ts';
import { countOrders, runExplorer } from './run-explorer.queries.ts';

const orders = Number(process.env['BENCH_ORDERS'] ?? '1000000');
const root = process.env['BENCH_DIR'] ?? '/tmp/giro-bench-orders';
const templates = '300';

/** Milliseconds at p95 that the first rows may take, and how much slower a hundred times as many orders may be. */
const bar = { p95: 50, ratio: 2 };
/** Below it a ratio says more about the machine than about the query, ms. */
const floor = 5;

async function fill(name: string, count: number): Promise<Config> {
  const dataDir = join(root, name);
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  const config = readConfig({ DATA_DIR: dataDir, GIRO_DEMO_ORDERS: templates, LOG_LEVEL: 'silent' });
  const missing = count - (await countOrders(config));
  if (missing > 0) await enlargeDemo(config, { orders: missing, say: (line) => console.log(`  ${line}`) });
  return config;
}

printLoad();
const small = await fill('small', 10_000);
const large = await fill('large', orders);
const rows = (await runExplorer(small, large)).map((run) => {
  const [few, many] = [run.times.map((one) => one.few), run.times.map((one) => one.many)];
  const [mine, theirs] = [quantile(many, 0.5), quantile(few, 0.5)];
  return {
    run,
    p95: quantile(many, 0.95),
    mine,
    theirs,
    ratio: Math.max(mine, floor) / Math.max(theirs, floor),
  };
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

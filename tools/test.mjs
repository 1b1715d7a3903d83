// `npm test`: everything. `npm run check`: format, lint, types, boundaries and unit tests.
// `node tools/test.mjs e2e database`: the named suites only. Plain JavaScript, since nothing is installed yet.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { ensureWebBuilt } from './build-web.mjs';
import { provideChromium } from './chromium.mjs';
import { ensureInstalled, PINNED_NODE, ROOT, withTreeLock } from './install.mjs';

const BIN = join(ROOT, 'node_modules/.bin');
const REPORTS = join(ROOT, 'test-results');

/** In the order of the table: what fails fastest comes first. A check counts as one test. */
const SUITES = [
  { name: 'format', command: ['oxfmt', '--check'], isQuick: true },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], isQuick: true },
  {
    name: 'types',
    command: ['tsc', '--noEmit'],
    isQuick: true,
  },
  { name: 'boundaries', command: ['node', 'tools/boundaries.mjs'], isQuick: true },
  { name: 'unused', command: ['knip'] },
  { name: 'unit', isVitest: true, isQuick: true },
  { name: 'database', isVitest: true },
  { name: 'component', isVitest: true, needs: ['chromium'] },
  { name: 'e2e', isVitest: true, needs: ['chromium', 'web'] },
  // Letters look different on every machine, so the pictures are compared only when asked for.
  { name: 'pixels', isVitest: true, needs: ['chromium', 'web'], isExtra: true },
];

const log = (line) => console.log(`giro: ${line}`);
const suites = chooseSuites(process.argv.slice(2));
const env = { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH}` };
if (!process.stdout.isTTY) env.NO_COLOR = '1';

try {
  await prepare();
} catch (error) {
  console.error(`giro: ${error.message}`);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
rmSync(REPORTS, { recursive: true, force: true });
const results = [];
for (const suite of suites) results.push(await runSuite(suite));
printTable(results);
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;

function chooseSuites(args) {
  if (args.includes('--quick')) return SUITES.filter(({ isQuick }) => isQuick);
  const unknown = args.find((arg) => !SUITES.some(({ name }) => name === arg));
  if (unknown) {
    console.error(
      `giro: there is no suite "${unknown}"; there are ${SUITES.map(({ name }) => name).join(', ')}`,
    );
    process.exit(2);
  }
  return args.length === 0
    ? SUITES.filter(({ isExtra }) => !isExtra)
    : SUITES.filter(({ name }) => args.includes(name));
}

async function prepare() {
  const needs = new Set(suites.flatMap((suite) => suite.needs ?? []));
  await withTreeLock(log, async () => {
    ensureInstalled({ dev: true, log });
    if (needs.has('web')) ensureWebBuilt(log);
  });
  if (needs.has('chromium')) env.CHROMIUM_PATH = await provideChromium(log);
}

async function runSuite(suite) {
  log(suite.name);
  const started = performance.now();
  const report = join(REPORTS, `${suite.name}.json`);
  const code = await run(suite.isVitest ? vitestCommand(suite.name, report) : suite.command);
  const counts = suite.isVitest ? readReport(report) : { passed: code === 0 ? 1 : 0, failed: 0 };
  // A run that ends badly without a failed test, as by an error outside of any, has failed all the same.
  const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
  return { name: suite.name, passed: counts.passed, failed, seconds: (performance.now() - started) / 1000 };
}

function vitestCommand(project, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', '--project', project, '--passWithNoTests', ...reporters];
}

function run([command, ...args]) {
  // The commands of .bin are scripts for the Node in the PATH, which is the pinned one; tsc and node are programs.
  const child = spawn(command === 'node' ? PINNED_NODE : join(BIN, command), args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`giro: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    // A file that could not even be loaded has no tests to count.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function printTable(rows) {
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const line = (...cells) =>
    console.log(cells.map((cell, at) => (at ? cell.padStart(9) : cell.padEnd(12))).join(''));
  console.log('');
  line('suite', 'passed', 'failed', 'seconds');
  for (const row of rows) line(row.name, String(row.passed), String(row.failed), row.seconds.toFixed(1));
  line('all', String(passed), String(failed), sum('seconds').toFixed(1));
  console.log(`\n${passed} passed, ${failed} failed`);
}

// `npm test`: everything. `npm run check`: format, lint, types, boundaries and unit tests.
// `node tools/test.mjs e2e database`: the named suites only. Plain JavaScript, since nothing is installed yet.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { ensureWebBuilt } from './build-web.mjs';
import { provideChromium } from './chromium.mjs';
import { ensureInstalled, PINNED_NODE, ROOT, withTreeLock } from './install.mjs';

const BIN = join(ROOT, 'node_modules/.bin');
const REPORTS = join(ROOT, 'test-results');

/** The audit of all screens takes as long as all flows together. */
const AUDIT = 'e2e/accessibility.spec.ts';
const FLOWS = readdirSync(join(ROOT, 'e2e'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => `e2e/${name}`)
  .filter((file) => file !== AUDIT);

/**
 * In the order of the table: what fails fastest comes first. A check counts as one test. The checks and the unit tests
 * run beside each other, the suites with servers and browsers one after the other.
 */
const SUITES = [
  { name: 'format', command: ['oxfmt', '--check'], isQuick: true },
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'], isQuick: true },
  { name: 'types', command: ['tsc', '--noEmit'], isQuick: true },
  { name: 'boundaries', command: ['node', 'tools/boundaries.mjs'], isQuick: true },
  { name: 'unused', command: ['knip'] },
  { name: 'unit', isVitest: true, isQuick: true },
  { name: 'database', isVitest: true },
  { name: 'component', isVitest: true, needs: ['chromium'] },
  // Two halves side by side, each with a program, a database and a browser of its own: most of it is waiting.
  { name: 'e2e', isVitest: true, parts: [[AUDIT], FLOWS], needs: ['chromium', 'web'] },
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
const began = performance.now();
const isLight = ({ name, isVitest }) => !isVitest || name === 'unit';
const results = await Promise.all(suites.filter(isLight).map(runSuite));
for (const suite of suites.filter((one) => !isLight(one))) results.push(await runSuite(suite));
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
  const started = performance.now();
  const counts = await (suite.isVitest ? runTests(suite) : runCheck(suite));
  return { name: suite.name, ...counts, seconds: (performance.now() - started) / 1000 };
}

async function runTests({ name, parts = [[]] }) {
  log(name);
  const counts = await Promise.all(
    parts.map(async (files, at) => {
      const report = join(REPORTS, parts.length === 1 ? `${name}.json` : `${name}-${at + 1}.json`);
      const command = [...vitestCommand(name, report), ...files];
      const code = await (at === 0 ? run(command) : runAside(command));
      const { passed, failed } = readReport(report);
      // A run that ends badly without a failed test, as by an error outside of any, has failed all the same.
      return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
    }),
  );
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

async function runCheck({ name, command }) {
  const code = await runAside(command, name);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

function vitestCommand(project, report) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['vitest', 'run', '--project', project, '--passWithNoTests', ...reporters];
}

/** What runs beside others has its say in one piece when it has ended. */
async function runAside(command, name) {
  const said = [];
  const code = await run(command, (chunk) => said.push(chunk));
  if (name) log(name);
  process.stdout.write(Buffer.concat(said));
  return code;
}

/** Without a listener it speaks for itself. */
function run([command, ...args], listen) {
  const stdio = listen ? 'pipe' : 'inherit';
  // The commands of .bin are scripts for the Node in the PATH, which is the pinned one; tsc and node are programs.
  const child = spawn(command === 'node' ? PINNED_NODE : join(BIN, command), args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', stdio, stdio],
  });
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`giro: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
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
  line('all', String(passed), String(failed), ((performance.now() - began) / 1000).toFixed(1));
  console.log(`\n${passed} passed, ${failed} failed`);
}

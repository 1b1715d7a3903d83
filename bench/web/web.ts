// `npm run bench:web`: our explorer against a react-admin list of the same users, from the same API, in one browser.
// BENCH_RUNS changes how many runs each gets, BENCH_PORT and BENCH_DIR where the servers stand.
import { join } from 'node:path';
import { build } from 'vite';
import { ensureWebBuilt } from '../../tools/build-web.mjs';
import { fillUsers } from '../shared/fill-users.queries.ts';
import { openBrowser } from '../shared/open-browser.ts';
import { openHouse } from '../shared/open-house.ts';
import { printLoad } from '../shared/verdicts.ts';
import { measureRun } from './measured-page.ts';
import type { Contender, Run } from './measured-page.ts';
import { printRuns } from './print-runs.ts';
import { servePeer } from './serve-peer.ts';

const count = Number(process.env['BENCH_RUNS'] ?? '9');
const people = 1000;
const columns = 'name,email,roles,offices,status,language,twoFactor,lastLoginAt,createdAt,phone,rights';
const peerRoot = join(import.meta.dirname, '../../dist/bench-react-admin');

ensureWebBuilt(console.log);
await build({
  configFile: join(import.meta.dirname, '../react-admin/vite.config.ts'),
  build: { outDir: peerRoot },
  logLevel: 'warn',
});
const house = await openHouse();
await fillUsers(house.database.migrateUrl, people);
const peerPort = Number(new URL(house.address).port) + 1;
const peer = await servePeer(peerRoot, house.address, peerPort);
const browser = await openBrowser();

const giro: Contender = {
  name: 'giro',
  url: `${house.address}/settings/users?columns=${columns}`,
  next: 'button[aria-label="Next page"]',
};
const reactAdmin: Contender = {
  name: 'react-admin',
  url: `http://127.0.0.1:${peerPort}/#/users`,
  next: 'button[aria-label="Go to next page"]',
};

/** Ours and theirs by turns, so that a busy machine slows both alike. */
async function runByTurns(): Promise<[giro: Run[], reactAdmin: Run[]]> {
  const results = new Map<Contender, Run[]>([
    [giro, []],
    [reactAdmin, []],
  ]);
  for (const contender of [giro, reactAdmin]) await measureRun(browser, contender, house.stored); // warms disk and servers
  for (let round = 0; round < count; round += 1) {
    const order = round % 2 === 0 ? [giro, reactAdmin] : [reactAdmin, giro];
    for (const contender of order) {
      results.get(contender)?.push(await measureRun(browser, contender, house.stored));
    }
  }
  return [results.get(giro) ?? [], results.get(reactAdmin) ?? []];
}

try {
  printLoad();
  const [ours, theirs] = await runByTurns();
  printRuns(ours, theirs);
  printLoad();
} finally {
  await browser.close();
  peer.close();
  peer.closeAllConnections();
  await house.close();
}

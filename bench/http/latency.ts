import type { House } from '../shared/open-house.ts';
import { printTable } from '../shared/print-table.ts';
import { quantile } from '../shared/statistics.ts';
import { fillActivity } from './fill-activity.queries.ts';
import { fixedContext } from './fixed-context.ts';
import { planOf } from './plan-of.ts';
import type { Probe } from './probes.ts';
import { probesOf } from './probes.ts';

const count = Number(process.env['BENCH_ROWS'] ?? '1000000');
const requests = 40;
/** Milliseconds at p95 that a page may take (frontend and server agree on it). */
const slow = 150;

/** How long a page of a long log takes over HTTP, one request after the other, and why. */
export async function measureLatency(house: House): Promise<void> {
  const started = performance.now();
  await fillActivity(house.database.migrateUrl, count);
  console.log(
    `\n${count.toLocaleString('en')} activity rows in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const probes = await probesOf(house.database.migrateUrl, count);
  const results: { probe: Probe; times: number[] }[] = [];
  for (const probe of probes) results.push({ probe, times: await time(house, probe) });
  printTable(
    `${count.toLocaleString('en')} activity rows, ${requests} requests one after the other, ms`,
    ['page', 'p50', 'p95', ''],
    results.map(({ probe, times }) => {
      const [middle, high] = [quantile(times, 0.5), quantile(times, 0.95)];
      return [probe.name, middle.toFixed(1), high.toFixed(1), high > slow ? `over ${slow}` : ''];
    }),
  );
  const context = await fixedContext(house);
  for (const { probe } of results) {
    for (const plan of await planOf(probe, context, house.database.appUrl)) {
      console.log(`\n── ${probe.name}\n${plan}`);
    }
  }
}

async function time({ address, headers }: House, { path, query }: Probe): Promise<number[]> {
  const url = `${address}${path}?${new URLSearchParams(query).toString()}`;
  const times: number[] = [];
  const deadline = performance.now() + 30_000;
  for (let request = -2; request < requests && performance.now() < deadline; request += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    if (request >= 0) times.push(performance.now() - started);
  }
  return times;
}

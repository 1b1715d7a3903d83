// `npm run bench:http`: what the gate costs, and how long pages of a long log take.
// BENCH_ROWS, BENCH_SECONDS, BENCH_PORT and BENCH_DIR change its measure; `throughput` or `latency` runs one half.
import { openHouse } from '../shared/open-house.ts';
import { printLoad, printVerdicts } from '../shared/verdicts.ts';
import { measureLatency } from './latency.ts';
import { measureThroughput } from './throughput.ts';

const [part] = process.argv.slice(2);
printLoad();
const house = await openHouse();
try {
  const bars = part === 'latency' ? [] : await measureThroughput(house);
  if (part !== 'throughput') await measureLatency(house);
  printVerdicts(bars);
} finally {
  await house.close();
}
printLoad();

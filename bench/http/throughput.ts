import autocannon from 'autocannon';
import type { Bar } from '../shared/verdicts.ts';
import type { House } from '../shared/open-house.ts';
import { printTable } from '../shared/print-table.ts';
import { median, spread } from '../shared/statistics.ts';
import { serveBare, twins } from './bare-routes.ts';
import { fixedContext } from './fixed-context.ts';

const rounds = 5;
const seconds = Number(process.env['BENCH_SECONDS'] ?? '6');
const connections = 10;

/** Requests per second of a guarded page and of its bare twin, turn by turn. */
export async function measureThroughput(house: House): Promise<Bar[]> {
  const port = Number(new URL(house.address).port) + 1;
  const bare = await serveBare(await fixedContext(house), port);
  try {
    const bars: Bar[] = [];
    for (const twin of twins) bars.push(await compare(house, twin, `http://127.0.0.1:${port}`));
    return bars;
  } finally {
    await bare.close();
  }
}

async function compare(house: House, twin: (typeof twins)[number], bareAddress: string): Promise<Bar> {
  const sides = {
    guarded: () => shoot(`${house.address}${twin.guarded}`, house.headers),
    bare: () => shoot(`${bareAddress}${twin.bare}`, {}),
  };
  await sides.guarded();
  await sides.bare(); // both warm
  const ratios: number[] = [];
  const guarded: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const isOdd = round % 2 === 1;
    const first = await (isOdd ? sides.bare() : sides.guarded());
    const second = await (isOdd ? sides.guarded() : sides.bare());
    const [withGate, without] = isOdd ? [second, first] : [first, second];
    guarded.push(withGate);
    plain.push(without);
    ratios.push(withGate / without);
  }
  printTable(
    `${twin.name}: one page of 50, ${connections} connections, ${rounds} rounds of ${seconds} s turn by turn`,
    ['', 'requests/s, median (least–most)'],
    [
      [`GET ${twin.guarded}`, spread(guarded)],
      ['same handler, bare', spread(plain)],
      ['ratio', spread(ratios, 3)],
    ],
  );
  return {
    name: `throughput of ${twin.name} against the bare handler`,
    value: median(ratios),
    unit: '×',
    bar: 0.5,
    isFloor: true,
  };
}

async function shoot(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const result = await autocannon({
    url,
    headers: { ...headers },
    connections,
    duration: seconds,
    workers: 1,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused and ${result.errors} broken requests`);
  }
  return result.requests.total / result.duration;
}

import { printTable } from '../shared/print-table.ts';
import { median, quantile, spread } from '../shared/statistics.ts';
import type { Alone, Results, Round } from './measure-rounds.ts';
import { findPgbench } from './pgbench.ts';
import type { Sent } from './sales-server.ts';

/** What goes to the database for one sale, and what share of its time that is when nobody else is there. */
export function printStatements(sent: readonly Sent[], alone: readonly Alone[]): void {
  console.log('\nWhat the server sends for one sale:');
  for (const { text, ms } of sent) console.log(`${ms.toFixed(1).padStart(6)} ms  ${shorten(text)}`);
  const [create, pay] = splitAt(sent);
  console.log(`\nstatements of create: ${create}, of pay: ${pay}, with begin and commit`);
  const share = alone.map(({ createMs, payMs, sqlMs }) => sqlMs / (createMs + payMs));
  printTable(
    'One client alone, ms: median (least–most)',
    ['', ''],
    [
      [
        'create',
        spread(
          alone.map(({ createMs }) => createMs),
          1,
        ),
      ],
      [
        'pay',
        spread(
          alone.map(({ payMs }) => payMs),
          1,
        ),
      ],
      [
        'both, in SQL',
        spread(
          alone.map(({ sqlMs }) => sqlMs),
          1,
        ),
      ],
      ['share of SQL', `${(median(share) * 100).toFixed(0)} %`],
    ],
  );
}

export function printRounds({ rounds }: Results): void {
  const ours = rounds.map((round) => round.ours.perSecond);
  const peer = rounds.map((round) => round.peer?.perSecond ?? Number.NaN);
  const of = (pick: 'createMs' | 'payMs'): string => {
    const times = rounds.flatMap(({ ours: { sales } }) => sales.map((sale) => sale[pick]));
    return `${quantile(times, 0.5).toFixed(1)}, ${quantile(times, 0.95).toFixed(1)}`;
  };
  const isAlone = findPgbench() === null;
  if (isAlone) console.log('\npgbench is missing (Debian: postgresql-contrib): our figures stand alone.');
  printTable(
    `${rounds.length} rounds turn by turn, eight clients: median (least–most); a sale is two transactions`,
    ['', ''],
    [
      ['transactions/s over HTTP', spread(ours.map((perSecond) => perSecond * 2))],
      ...(isAlone
        ? []
        : [
            ['transactions/s of pgbench', spread(peer.map((perSecond) => perSecond * 2))],
            ['CPU ms of a sale, pgbench + database', cpuText(rounds.flatMap((round) => round.peer ?? []))],
            [
              'ratio',
              spread(
                ours.map((perSecond, at) => perSecond / (peer[at] ?? Number.NaN)),
                3,
              ),
            ],
          ]),
      ['CPU ms of a sale, server + database', cpuText(rounds.map((round) => round.ours))],
      ['create, p50 and p95 in ms', of('createMs')],
      ['pay, p50 and p95 in ms', of('payMs')],
    ],
  );
}

function cpuText(speeds: readonly Pick<Round['ours'], 'cpu'>[]): string {
  const [program, database] = (['program', 'database'] as const).map((part) =>
    median(speeds.map(({ cpu }) => cpu[part])).toFixed(1),
  );
  return `${program} + ${database}`;
}

/** The first commit ends the creation, the second the payment. */
function splitAt(sent: readonly Sent[]): [create: number, pay: number] {
  const create = sent.findIndex(({ text }) => text === 'commit') + 1;
  return [create, sent.length - create];
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 150 ? `${line.slice(0, 147)}…` : line;
}

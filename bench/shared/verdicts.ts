import { loadavg } from 'node:os';

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The value may not be above (or, for a floor, below) it. */
  readonly bar: number;
  readonly goal?: number;
  readonly isFloor?: boolean;
}

/** Prints each figure against its bar; a missed one makes the process fail. */
export function printVerdicts(bars: readonly Bar[]): void {
  console.log('');
  for (const { name, value, unit, bar, goal, isFloor = false } of bars) {
    const isMet = isFloor ? value >= bar : value <= bar;
    const wanted = `bar ${isFloor ? '≥' : '≤'} ${bar}${unit}${goal === undefined ? '' : `, goal ${goal}${unit}`}`;
    console.log(`${isMet ? 'met   ' : 'MISSED'}  ${name}: ${value.toFixed(3)}${unit} (${wanted})`);
    if (!isMet) process.exitCode = 1;
  }
}

/** Figures depend on what else the machine does; it stands beside them. */
export function printLoad(): void {
  console.log(
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(2))
      .join(' ')}`,
  );
}

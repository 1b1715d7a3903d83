import type { OrderStatus } from '#domain/order/status.ts';
import type { HistoryRow } from '#web/engine/timeline/history-row.ts';
import type { Step } from '#web/kit/layout/steps.tsx';

/** Statuses at which an order stands still or has ended otherwise than it should. */
const stopped: ReadonlySet<string> = new Set<OrderStatus>([
  'Hold',
  'Locked',
  'Cancelled',
  'Rejected',
  'Discarded',
  'Refunded',
  'OutForDeliveryDismissed',
]);

interface Way {
  readonly status: string;
  /** The usual way of such an order. */
  readonly usual: readonly OrderStatus[];
  /** The newest first. */
  readonly rows: readonly HistoryRow[];
  readonly word: (status: string) => string;
  readonly time: (at: string) => string;
}

export interface OrderSteps {
  readonly steps: readonly Step[];
  readonly current: number;
  readonly isStopped: boolean;
}

/** The way of an order with the moments of its steps; where it left the usual way, that stands in its place. */
export function orderSteps({ status, usual, rows, word, time }: Way): OrderSteps {
  const reached = firstReached(rows);
  const way: readonly string[] = usual.includes(status as OrderStatus)
    ? usual
    : detour(usual, status, reached);
  const current = way.indexOf(status);
  const steps = way.map((each, index): Step => {
    const at = index <= current ? reached.get(each) : undefined;
    return { id: each, label: word(each), ...(at !== undefined && { time: time(at) }) };
  });
  return { steps, current, isStopped: stopped.has(status) };
}

/** When each status was reached last. */
function firstReached(rows: readonly HistoryRow[]): ReadonlyMap<string, string> {
  const moves = rows.flatMap(({ at, changes }) =>
    changes.flatMap(({ field, after }) => (field === 'status' ? [[String(after), at] as const] : [])),
  );
  const created = rows.at(-1);
  return new Map([...(created ? [['Draft', created.at] as const] : []), ...moves.toReversed()]);
}

/** The steps that were done, then where it stands now, then what it would have been. */
function detour(
  usual: readonly string[],
  status: string,
  reached: ReadonlyMap<string, string>,
): readonly string[] {
  const done = usual.findLastIndex((each) => reached.has(each)) + 1;
  const isOver = ['Cancelled', 'Rejected', 'Discarded', 'Refunded', 'Locked'].includes(status);
  return [...usual.slice(0, done), status, ...(isOver ? [] : usual.slice(done))];
}

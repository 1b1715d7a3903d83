import { addDays } from '#domain/kernel/calendar.ts';
import type { DemoBook, DemoStep, DemoTransfer } from './demo-transfers.ts';
import { DEMO_DAYS, demoTransfers } from './demo-transfers.ts';
import { firstOrders } from './first-orders.ts';

/** Something that happened in the ninety days before the demo was loaded. */
export type DemoEvent = { readonly at: Date; readonly key: string } & (
  | { readonly kind: 'deposit'; readonly week: number }
  | {
      readonly kind: 'step';
      readonly transfer: DemoTransfer;
      readonly step: DemoStep;
      readonly isFirst: boolean;
    }
  | { readonly kind: 'settle' }
  | { readonly kind: 'close'; readonly day: string }
);

/** Everything in its order. What would come after the demo was loaded has not happened. */
export function demoTimeline(book: DemoBook): DemoEvent[] {
  const { loadedAt } = book;
  const today = loadedAt.toISOString().slice(0, 10);
  const steps = demoTransfers(book).flatMap((transfer) => eventsOf(transfer));
  const days = Array.from({ length: DEMO_DAYS + 2 }, (_, index) => addDays(today, index - DEMO_DAYS - 2));
  const closes = days.map((day): DemoEvent => ({
    kind: 'close',
    day,
    key: `demo-close-${day}`,
    at: new Date(`${day}T22:40:00Z`),
  }));
  const settles = days.map((day): DemoEvent => ({
    kind: 'settle',
    key: `demo-settle-${day}`,
    at: new Date(`${day}T23:30:00Z`),
  }));
  const deposits = days
    .filter((_, index) => index % 7 === 0)
    .map((day, week): DemoEvent => ({
      kind: 'deposit',
      week,
      key: `demo-deposit-${week}`,
      at: new Date(`${day}T13:30:00Z`),
    }));
  const night: DemoEvent = { kind: 'close', day: addDays(today, -1), key: 'demo-close-last', at: loadedAt };
  return [...steps, night, ...closes, ...settles, ...deposits]
    .filter(({ at }) => at <= loadedAt)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.key < b.key ? -1 : 1));
}

/** What is there from the first minute: the opening deposits and the newest transfers with their drawers closed. */
export function firstEvents(events: readonly DemoEvent[]): DemoEvent[] {
  const newest = Math.min(...events.map((event) => (isFirstStep(event) ? event.at.getTime() : Infinity)));
  return events.filter(
    (event) =>
      isFirstStep(event) ||
      (event.kind === 'deposit' && event.week === 0) ||
      (event.kind === 'close' && event.at.getTime() > newest),
  );
}

function isFirstStep(event: DemoEvent): boolean {
  return event.kind === 'step' && event.isFirst;
}

function eventsOf(transfer: DemoTransfer): DemoEvent[] {
  const isFirst = transfer.n < firstOrders.length;
  return transfer.steps.map((step, index) => ({
    kind: 'step',
    transfer,
    step,
    isFirst,
    at: step.at,
    key: `demo-${transfer.n}-${index}`,
  }));
}

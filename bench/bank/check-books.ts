import type { BookedEvent, BookedOrder, Books } from './read-books.queries.ts';
import type { Outcome } from './teller.ts';

export interface Findings {
  /** Acknowledged, and not in the books. */
  readonly lost: readonly string[];
  /** In the books more often than acknowledged, or at all without it. */
  readonly unasked: readonly string[];
  /** Posted something else than the same step posts when nothing disturbs it. */
  readonly misposted: readonly string[];
  /** Journals without an event. */
  readonly strays: readonly string[];
  /** Orders whose payments do not fit their history. */
  readonly mispaid: readonly string[];
  /** Accounts that hold something else than the history adds up to. */
  readonly misbalanced: readonly string[];
}

/**
 * Compares what was acknowledged with the books. What each step posts is learned from the time before the first kill,
 * so the check knows nothing of the rules that the program books by.
 */
export function checkBooks(told: readonly Outcome[], books: Books, calmUntil: Date): Findings {
  const done = told.filter(({ isDone }) => isDone).map(keyOf);
  const known = books.events.filter(({ userId }) => userId !== null).map(keyOfEvent);
  const usual = learn(books.events, calmUntil);
  return {
    lost: without(done, known),
    unasked: without(known, done),
    misposted: books.events.filter((event) => usual.get(event.step) !== textOf(event)).map(named),
    strays: books.strays,
    mispaid: mispaid(books),
    misbalanced: misbalanced(books, usual),
  };
}

function keyOf({ id, version, action, userId }: Outcome): string {
  return `${id} ${version} ${action} ${userId}`;
}

function keyOfEvent({ orderId, version, action, userId }: BookedEvent): string {
  return `${orderId} ${version} ${version === 1 ? 'Create' : action} ${userId}`;
}

function named({ orderId, version, step, journals }: BookedEvent): string {
  return `${orderId} ${version} ${step}: ${journals.join(' | ')}`;
}

function textOf({ journals }: Pick<BookedEvent, 'journals'>): string {
  return journals.join('\n');
}

/** What is in the first list more often than in the second. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(one, (left.get(one) ?? 0) + 1);
  return some.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

/** The journals of each step: of its first time, in the calm if it came there. */
function learn(events: readonly BookedEvent[], calmUntil: Date): Map<string, string> {
  const usual = new Map<string, string>();
  const calm = events.filter(({ at }) => at < calmUntil);
  for (const event of [...calm, ...events]) {
    if (!usual.has(event.step)) usual.set(event.step, textOf(event));
  }
  return usual;
}

/** Every payment and refund of the history stands among the payments once, and the order has what is left of them. */
function mispaid({ events, orders }: Books): string[] {
  const count = (order: BookedOrder, action: string): number => counts.get(`${order.id} ${action}`) ?? 0;
  const counts = new Map<string, number>();
  for (const { orderId, action } of events) {
    const key = `${orderId} ${action}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return orders
    .filter(
      (order) =>
        order.payments !== count(order, 'Pay') ||
        order.refunds !== count(order, 'Refund') ||
        order.paid !== order.received,
    )
    .map(({ id, status, payments, refunds }) => `${id} ${status}: ${payments} payments, ${refunds} refunds`);
}

function misbalanced({ events, balances }: Books, usual: ReadonlyMap<string, string>): string[] {
  const expected = new Map<string, bigint>();
  for (const { step } of events) {
    for (const [, code = '', amount = '0'] of (usual.get(step) ?? '').matchAll(/(?<=: |, )(\S+) (-?\d+)/g)) {
      expected.set(code, (expected.get(code) ?? 0n) + BigInt(amount));
    }
  }
  return [...new Set([...expected.keys(), ...balances.keys()])]
    .filter((code) => (expected.get(code) ?? 0n) !== (balances.get(code) ?? 0n))
    .map((code) => `${code}: ${balances.get(code) ?? 0n} instead of ${expected.get(code) ?? 0n}`);
}

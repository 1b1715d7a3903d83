import { sql } from 'kysely';
import { Problem } from '#domain/kernel/problem.ts';
import { capturePayment } from '#server/engine/payments/capture-payment.queries.ts';
import { refundPayment } from '#server/engine/payments/refund-payment.queries.ts';
import { settlePayments } from '#server/engine/payments/settle-payments.queries.ts';
import { publish } from '#server/platform/events/publish.queries.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Services } from '#server/platform/services.ts';
import { closeDrawers } from './demo-drawers.queries.ts';
import type { DemoDeposit } from './demo-funds.queries.ts';
import { payIntoFunds } from './demo-funds.queries.ts';
import type { DemoHouse } from './demo-house.queries.ts';
import { readDemoHouse } from './demo-house.queries.ts';
import type { DemoEvent } from './demo-timeline.ts';
import type { DemoBook } from './demo-transfers.ts';
import { joinTransaction } from './join-transaction.queries.ts';
import { playStep } from './play-step.queries.ts';

/** Events that are kept together: few, so that people who work meanwhile hardly wait for their funds. */
const TOGETHER = 10;

interface Stage {
  readonly house: DemoHouse;
  readonly book: DemoBook;
  /** Ids of the orders by what names them; null for one that was refused. */
  readonly orders: Map<number, string | null>;
}

/**
 * Plays events through the engine, in transactions of a few, each with the mark that it was played: begun again after
 * a crash, or by two at once, nothing happens twice. `isOver` is asked between them. Answers how many it went through.
 */
export async function playEvents(
  services: Services,
  book: DemoBook,
  { events, isOver }: { events: readonly DemoEvent[]; isOver: () => boolean },
): Promise<number> {
  const joined = takeJoined(services);
  const stage = {
    house: await readDemoHouse({ ...services, isDemo: true, db: joined.db }),
    book,
    orders: await readOrders(services),
  };
  let at = 0;
  while (at < events.length && !isOver()) {
    const some = events.slice(at, at + TOGETHER);
    await services.db.transaction().execute(async (tx) => {
      joined.open = tx;
      await playSome(stage, tx, some);
    });
    joined.open = null;
    at += some.length;
  }
  idle.set(services.db, joined);
  return at;
}

interface Joined {
  readonly db: Services['db'];
  open: Tx | null;
}

/** Kept for the next slice, since order numbers were fetched ahead with it; one that failed is not used again. */
const idle = new WeakMap<Services['db'], Joined>();

/** The next slice fetches its order numbers anew. */
export function forgetNumbers({ db }: Services): void {
  idle.delete(db);
}

function takeJoined(services: Services): Joined {
  const known = idle.get(services.db);
  idle.delete(services.db);
  if (known !== undefined) return known;
  const made: Joined = { db: joinTransaction(() => made.open ?? (services.db as Tx)), open: null };
  return made;
}

async function playSome(stage: Stage, tx: Tx, events: readonly DemoEvent[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(7205759403792793620)`.execute(tx);
  const done = await readDone(tx, events);
  for (const event of events) {
    if (done.has(event.key)) continue;
    await play(stage, event);
    await finishOutbox(stage, tx, event.at);
  }
  const last = events.findLast((event) => event.kind === 'step');
  const id = last?.kind === 'step' ? stage.orders.get(last.transfer.n) : null;
  if (id) await publish(tx, { topic: 'transfers', id, change: 'changed' });
}

async function play(stage: Stage, event: DemoEvent): Promise<void> {
  const { house, book } = stage;
  if (event.kind === 'deposit') return await payIntoFunds(house, depositOf(event, book));
  if (event.kind === 'close') return await closeDrawers(house, event);
  if (event.kind === 'settle') return await settle(house, event.at);
  const { transfer, step, key } = event;
  const orderId = step.name === 'create' ? '' : stage.orders.get(transfer.n);
  if (orderId === null || orderId === undefined) return;
  try {
    stage.orders.set(transfer.n, await playStep({ house, book, transfer, step, key, orderId }));
  } catch (error) {
    // As in life: a fund is used up, a person was blocked meanwhile. What follows is refused as well.
    if (!(error instanceof Problem)) throw error;
    house.services.log.debug({ key, code: error.code, details: error.details }, 'the demo was refused');
    if (step.name === 'create') stage.orders.set(transfer.n, null);
  }
}

const WEEK_MS = 7 * 86_400_000;

function depositOf(event: DemoEvent & { kind: 'deposit' }, { loadedAt, count }: DemoBook): DemoDeposit {
  return { ...event, orders: count, isLast: loadedAt.getTime() - event.at.getTime() < WEEK_MS };
}

/** What would be worked on after the commit is worked on here, at its own time; nobody gets a message about the past. */
async function finishOutbox({ house: { services } }: Stage, tx: Tx, at: Date): Promise<void> {
  const { rows } = await sql<{ name: string; payload: { paymentIds?: string[] } }>`
    delete from outbox where xid = pg_current_xact_id() returning name, payload`.execute(tx);
  const then = { ...services, clock: () => at };
  for (const { name, payload } of rows) {
    const ids = payload.paymentIds ?? [];
    if (name === 'capture-payments') for (const id of ids) await capturePayment(then, id);
    if (name === 'refund-payments') for (const id of ids) await refundPayment(then, id);
  }
}

/** The end of the day of the gateway that the demo plays. */
async function settle({ services }: DemoHouse, at: Date): Promise<void> {
  const { gateway } = services.config;
  const waiting = await services.db
    .selectFrom('payments')
    .select('id')
    .where('gateway_state', '=', 'Captured')
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  if (waiting === undefined || gateway.isChosen) return;
  await fetch(`${gateway.url}/control`, { method: 'POST', body: new URLSearchParams({ do: 'settle' }) });
  await settlePayments({ ...services, clock: () => at });
}

async function readDone(tx: Tx, events: readonly DemoEvent[]): Promise<Set<string>> {
  const keys = events.map(({ key }) => key);
  const rows = await tx
    .selectFrom('order_events')
    .select('request_id')
    .where('request_id', 'in', keys)
    .execute();
  return new Set(rows.map(({ request_id }) => request_id ?? ''));
}

async function readOrders({ db }: Services): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('order_events')
    .select(['order_id', 'request_id'])
    .where('service', '=', 'MoneyTransfer')
    .where('version', '=', 1)
    .where('request_id', 'like', 'demo-%')
    .execute();
  return new Map(rows.map(({ order_id, request_id }) => [Number(request_id?.split('-')[1]), order_id]));
}

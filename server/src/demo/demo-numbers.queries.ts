import { sql } from 'kysely';
import type { Services } from '#server/platform/services.ts';
import type { DemoBook } from './demo-transfers.ts';
import { demoTransfers } from './demo-transfers.ts';
import { firstOrders } from './first-orders.ts';

/** Left between the history and the newest orders: gaps of fetched blocks, and who sells while the demo fills. */
const ROOM = 1000;
const STEP = 100;

/**
 * The newest orders are made first and the ninety days before them afterwards. So that a later order has a higher number,
 * the first ones leave out what the history of their office will need.
 */
export async function startHigh(services: Services, book: DemoBook): Promise<void> {
  await setNumbers(services, book, (office) => sql`${startOf(office)}`);
}

/** The history takes the numbers below. */
export async function goOnBelow(services: Services, book: DemoBook): Promise<void> {
  await setNumbers(services, book, () => sql`0`);
}

/** All history is there: what is sold from now on comes after the newest orders. */
export async function goOnAbove(services: Services, book: DemoBook): Promise<void> {
  await setNumbers(
    services,
    book,
    (office) => sql`greatest(order_sequences.last_number, ${startOf(office) + STEP})`,
  );
}

interface OfficeCount {
  readonly code: string;
  readonly history: number;
}

function startOf({ history }: OfficeCount): number {
  return Math.ceil((history + ROOM) / STEP) * STEP;
}

async function setNumbers(
  { db }: Services,
  book: DemoBook,
  number: (office: OfficeCount) => ReturnType<typeof sql>,
): Promise<void> {
  for (const office of officesOf(book)) {
    await sql`
      insert into order_sequences (office_id, service, last_number)
      select id, 'MoneyTransfer', ${startOf(office)} from offices where code = ${office.code}
      on conflict (office_id, service) do update set last_number = ${number(office)}`.execute(db);
  }
}

function officesOf(book: DemoBook): OfficeCount[] {
  const history = new Map<string, number>();
  for (const { n, office } of demoTransfers(book)) {
    history.set(office, (history.get(office) ?? 0) + (n < firstOrders.length ? 0 : 1));
  }
  return [...history].map(([code, count]) => ({ code, history: count }));
}

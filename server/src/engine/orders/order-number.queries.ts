import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import type { Service } from '#domain/order/define-service.ts';
import type { Tables } from '#server/platform/db/tables.ts';

/** Numbers fetched at once; those not used when the process ends are gaps. */
const BLOCK = 20;

interface Block {
  next: bigint;
  readonly end: bigint;
}

/** By database, since tests run several in one process. */
const blocks = new WeakMap<Kysely<Tables>, Map<string, Promise<Block>>>();

/**
 * The next number of an office and service, such as `MT-HIA-024817-5`. Taken outside of the sale's transaction and in
 * blocks, so that two sales never wait for each other because of their numbers.
 */
export async function nextOrderNumber(
  db: Kysely<Tables>,
  office: { readonly id: string; readonly code: string },
  { type, prefix }: Service,
): Promise<string> {
  const known = blocks.get(db) ?? new Map<string, Promise<Block>>();
  blocks.set(db, known);
  const key = `${office.id} ${type}`;
  for (;;) {
    const waiting =
      known.get(key) ?? startBlock(known, key, async () => await takeBlock(db, office.id, type));
    const block = await waiting;
    if (block.next < block.end) {
      const sequence = block.next;
      block.next += 1n;
      return formatOrderNumber({ prefix, office: office.code, sequence });
    }
    if (known.get(key) === waiting) known.delete(key);
  }
}

function startBlock(
  known: Map<string, Promise<Block>>,
  key: string,
  take: () => Promise<Block>,
): Promise<Block> {
  const started = take().catch((error: unknown) => {
    known.delete(key);
    throw error;
  });
  known.set(key, started);
  return started;
}

async function takeBlock(db: Kysely<Tables>, officeId: string, service: string): Promise<Block> {
  const { last_number } = await db
    .insertInto('order_sequences')
    .values({ office_id: officeId, service, last_number: String(BLOCK) })
    .onConflict((conflict) =>
      conflict
        .columns(['office_id', 'service'])
        .doUpdateSet({ last_number: sql<string>`order_sequences.last_number + ${BLOCK}` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  const end = BigInt(last_number) + 1n;
  return { next: end - BigInt(BLOCK), end };
}

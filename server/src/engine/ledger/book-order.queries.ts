import { fundAccount } from '#domain/ledger/accounts.ts';
import { bookEffects } from '#domain/ledger/book-effects.ts';
import type { OrderFacts } from '#domain/ledger/facts.ts';
import type { Posting } from '#domain/ledger/posting.ts';
import type { EffectName } from '#domain/order/effects.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import { type Journal, postJournals } from './post-journals.queries.ts';
import { postedOf } from './posted.queries.ts';
import { tellFunds } from './tell-funds.queries.ts';

export interface OrderBooking {
  readonly orderId: string;
  /** The version that the action makes: part of the key of its journals. */
  readonly version: number;
  readonly actorId: string | null;
  /** Business day, `yyyy-MM-dd`. */
  readonly on: string;
  readonly at: Date;
  readonly effects: readonly EffectName[];
  /** `posted` is read here unless the caller has it. */
  readonly facts: Omit<OrderFacts, 'posted'> & Partial<Pick<OrderFacts, 'posted'>>;
}

/** Does to the books what the effects of one action say: journals, hold and release in one statement. */
export async function bookOrder(tx: Tx, booking: OrderBooking): Promise<string[]> {
  const { orderId, version, actorId, on, at, effects } = booking;
  const posted = booking.facts.posted ?? (await postedOf(tx, orderId));
  const { postings, hold, isReleased } = bookEffects(effects, { ...booking.facts, posted });
  const provider = booking.facts.provider?.officeId;
  await tellFunds(tx, postings, [
    ...(hold === null ? [] : [hold.account]),
    ...(isReleased && provider !== undefined ? [fundAccount('Provider', provider)] : []),
  ]);
  return await postJournals(tx, {
    on,
    at,
    journals: asJournals(postings, { prefix: `order:${orderId}:${version}`, orderId, actorId }),
    holds: hold === null ? [] : [{ ...hold, orderId }],
    releases: isReleased ? [orderId] : [],
  });
}

/** Postings with their keys: `fund:7:3` becomes `fund:7:3:1:fund.payment`; the third part is the version. */
export function asJournals(
  postings: readonly Posting[],
  { prefix, orderId, actorId }: { prefix: string; orderId?: string; actorId: string | null },
): Journal[] {
  return postings.map((posting, at) => ({
    ...posting,
    idem: `${prefix}:${at + 1}:${posting.kind}`,
    orderId: orderId ?? null,
    actorId,
  }));
}

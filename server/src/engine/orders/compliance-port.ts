import type { Language } from '#domain/kernel/problem.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { Services } from '#server/platform/services.ts';

/** One of the people of an order, as they stand on it. */
export interface ReviewedParty {
  readonly role: 'sender' | 'receiver' | 'altReceiver';
  /** The customer or recipient behind it, if one is kept. */
  readonly personId: string | null;
  readonly name: string;
  /** The whole party as the service stored it with the order: parts of the name, birth, documents. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** What an order names besides its people: a hotel, a carrier, a card product. */
export interface ReviewedThing {
  readonly field: string;
  readonly name: string;
}

/** An order as compliance looks at it. Amounts in minor units of the currency. */
export interface ReviewedOrder {
  readonly id: string;
  readonly number: string;
  readonly service: string;
  readonly status: string;
  readonly officeId: string;
  /** Who sold it, and who acts now; null is the engine. */
  readonly agentId: string | null;
  readonly actorId: string | null;
  readonly customerId: string | null;
  readonly recipientId: string | null;
  readonly territory: string;
  readonly municipality: string;
  readonly senderPhone: string;
  readonly receiverPhone: string;
  readonly currency: string;
  readonly principal: bigint;
  readonly total: bigint;
  /** Cash among the tenders that are given now. */
  readonly cash: bigint;
  readonly parties: readonly ReviewedParty[];
  readonly things: readonly ReviewedThing[];
  readonly at: Date;
  /** Only a look ahead, for a paper or before a card is charged: nothing may be written. */
  readonly isTrial: boolean;
  /** Of this installation: what opens sealed numbers, and the database the lists are read from. */
  readonly services: Services;
}

/** A reason to hold. `key` tells two findings apart: an entry of a list, or a rule. */
export interface Finding {
  readonly role: ReviewedParty['role'] | null;
  readonly check: 'Ofac' | 'Basic' | 'Other';
  readonly key: string;
  readonly reason: string;
  /** A matter of money laundering: offices learn nothing of it, their own compliance included. */
  readonly isAml?: boolean;
}

/** Kept with the order. */
export interface ReviewAnswer {
  readonly hits: readonly Finding[];
  /** Names lists, configuration and engine; a later change of them makes the answer stale. */
  readonly basis: string;
  /** What is held for it takes two persons to let go. */
  readonly needsTwo: boolean;
  /** What was stored of it: screenings of people and things, and rules that were hit. */
  readonly screenings?: readonly string[];
  readonly rules?: readonly string[];
}

/** Why something may not be done at all, as the person at the counter reads it. */
export interface ReviewRefusal {
  readonly code: string;
  readonly message: Readonly<Record<Language, string>>;
}

export interface Reviewed {
  readonly answer: ReviewAnswer;
  readonly refusal: ReviewRefusal | null;
}

/** A hold or stop that the engine has just opened. */
export interface OpenedHold {
  readonly holdId: string;
  readonly kind: 'Hold' | 'Stop';
  readonly order: ReviewedOrder;
  readonly answer: ReviewAnswer | null;
  /** What a person gave as the reason. */
  readonly reason: string | null;
}

export interface ClosedHold {
  readonly orderId: string;
  /** Released, Rejected, Cancelled; Locked: the money is blocked, and the hold stays until a licence. */
  readonly outcome: string;
  readonly actorId: string | null;
  readonly at: Date;
}

/** What the office that sold an order wrote or attached to it. */
export interface OfficeAddition {
  readonly orderId: string;
  readonly userId: string;
  readonly at: Date;
  readonly note: string;
  readonly fileIds: readonly string[];
}

/**
 * What the engine asks of compliance, within the transaction of the action. `orders.ts` connects it; engine and
 * compliance do not know each other.
 */
export interface Compliance {
  /** Before money is taken: people, things, and the rules of holds. */
  reviewSale(tx: Tx, order: ReviewedOrder): Promise<Reviewed>;
  /** It refused a sale, which left nothing behind: what was found is kept in a transaction of its own. */
  saleRefused(tx: Tx, order: ReviewedOrder): Promise<void>;
  /** Before anything leaves our hands. The earlier answer counts as long as its basis does. */
  reviewHandOver(tx: Tx, order: ReviewedOrder, earlier: ReviewAnswer | null): Promise<Reviewed>;
  holdOpened(tx: Tx, hold: OpenedHold): Promise<void>;
  holdClosed(tx: Tx, hold: ClosedHold): Promise<void>;
  /** It may be what compliance asked the office for. */
  officeAdded(tx: Tx, addition: OfficeAddition): Promise<void>;
}

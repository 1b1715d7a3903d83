import type { Tx } from '#server/platform/http/transact.queries.ts';
import { SECOND_PERSON_CENTS } from '../screenings/second-person.ts';
import { closeCase, type EndedHold } from './close-case.queries.ts';
import { type CaseOrder, openCase } from './open-case.queries.ts';

/** A hold or stop as the order engine tells of it. */
interface NewHold {
  readonly holdId: string;
  readonly kind: 'Hold' | 'Stop';
  readonly order: CaseOrder & { readonly at: Date; readonly actorId: string | null };
  readonly answer: {
    readonly needsTwo: boolean;
    readonly basis: string;
    readonly screenings?: readonly string[];
    readonly rules?: readonly string[];
  } | null;
  readonly reason: string | null;
}

/** Every hold and stop has its case. */
export async function holdOpened(tx: Tx, hold: NewHold): Promise<void> {
  const { currency, total } = hold.order;
  const isLarge = currency === 'USD' && total >= SECOND_PERSON_CENTS;
  if (isLarge) {
    await tx.updateTable('order_holds').set({ needs_two: true }).where('id', '=', hold.holdId).execute();
  }
  await openCase(tx, {
    hold,
    isLarge,
    subject: { kind: 'order', order: hold.order },
    screeningIds: hold.answer?.screenings ?? [],
    ruleHitIds: hold.answer?.rules ?? [],
    at: hold.order.at,
    actorId: hold.order.actorId,
  });
}

export async function holdClosed(tx: Tx, hold: EndedHold): Promise<void> {
  await closeCase(tx, hold);
}

import type { Tx } from '#server/platform/http/transact.queries.ts';
import { hearOffice } from './cases/hear-office.queries.ts';
import { holdClosed, holdOpened } from './cases/order-holds.queries.ts';
import { type CaseOrder, openCase } from './cases/open-case.queries.ts';
import { addRules } from './rules/add-rules.queries.ts';
import type { RulesAnswer } from './rules/apply-rules.queries.ts';
import { staleRefusal } from './lists/stale-refusal.queries.ts';
import type { SoldOrder } from './rules/sold-order.ts';
import type { HardStop } from './screenings/restricted-things.ts';
import type { OrderScreening, ScreenedOrder, ScreeningFinding } from './screenings/screen-order.queries.ts';
import { screenOrder } from './screenings/screen-order.queries.ts';

/** What compliance answers, as the order engine keeps it. */
interface Answer {
  readonly hits: readonly (ScreeningFinding | RulesAnswer['findings'][number])[];
  readonly basis: string;
  readonly needsTwo: boolean;
  readonly screenings?: readonly string[];
  readonly rules?: readonly string[];
}

interface Reviewed {
  readonly answer: Answer;
  readonly refusal: HardStop | RulesAnswer['refusals'][number] | null;
}

/** What compliance says to the order engine: people and things of an order against the lists, and the rules of holds. */
export const complianceReview = {
  reviewSale: async (tx: Tx, order: ScreenedOrder & SoldOrder & CaseOrder): Promise<Reviewed> => {
    const screening = (await screenOrder(tx, order, { trigger: 'sale' })) as OrderScreening;
    const reviewed = await addRules(tx, order, reviewedOf(screening));
    if (reviewed.refusal === null && reviewed.answer.hits.length === 0) {
      await openReview(tx, order, screening.reviewIds);
    }
    return reviewed;
  },
  async saleRefused(tx: Tx, order: ScreenedOrder): Promise<void> {
    await screenOrder(tx, { ...order, isTrial: false }, { trigger: 'sale' });
  },
  /** The earlier answer counts as long as lists, configuration and the people of the order are what they were. */
  async reviewHandOver(tx: Tx, order: ScreenedOrder, earlier: Answer | null): Promise<Reviewed> {
    const screening = await screenOrder(tx, order, {
      trigger: 'hand-over',
      ...(earlier === null ? {} : { knownBasis: earlier.basis }),
    });
    const reviewed =
      screening === null && earlier !== null
        ? { answer: earlier, refusal: null }
        : reviewedOf(screening as OrderScreening);
    return { ...reviewed, refusal: reviewed.refusal ?? (await staleRefusal(tx, order)) };
  },
  holdOpened,
  holdClosed,
  officeAdded: hearOffice,
};

/** What is like a listed name but not enough to hold anybody: somebody looks at it, the order goes on. */
async function openReview(
  tx: Tx,
  order: ScreenedOrder & CaseOrder,
  screeningIds: readonly string[],
): Promise<void> {
  if (order.isTrial || screeningIds.length === 0) return;
  const { at, actorId } = order;
  const subject = { kind: 'order', order } as const;
  await openCase(tx, { hold: null, subject, screeningIds, ruleHitIds: [], at, actorId });
}

function reviewedOf({ findings, basis, needsTwo, screeningIds, refusal }: OrderScreening): Reviewed {
  return { answer: { hits: findings, basis, needsTwo, screenings: screeningIds }, refusal };
}

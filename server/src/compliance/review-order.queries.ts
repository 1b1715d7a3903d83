import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { HardStop } from './screenings/restricted-things.ts';
import type { OrderScreening, ScreenedOrder, ScreeningFinding } from './screenings/screen-order.queries.ts';
import { screenOrder } from './screenings/screen-order.queries.ts';

/** What compliance answers, as the order engine keeps it. */
interface Answer {
  readonly hits: readonly ScreeningFinding[];
  readonly basis: string;
  readonly needsTwo: boolean;
  readonly screenings?: readonly string[];
  readonly rules?: readonly string[];
}

interface Reviewed {
  readonly answer: Answer;
  readonly refusal: HardStop | null;
}

/** What compliance says to the order engine: people and things of an order against the lists, and the rules of holds. */
export const complianceReview = {
  reviewSale: async (tx: Tx, order: ScreenedOrder): Promise<Reviewed> => {
    const screening = await screenOrder(tx, order, { trigger: 'sale' });
    return reviewedOf(screening as OrderScreening);
  },
  /** The earlier answer counts as long as lists, configuration and the people of the order are what they were. */
  async reviewHandOver(tx: Tx, order: ScreenedOrder, earlier: Answer | null): Promise<Reviewed> {
    const screening = await screenOrder(tx, order, {
      trigger: 'hand-over',
      ...(earlier === null ? {} : { knownBasis: earlier.basis }),
    });
    if (screening === null && earlier !== null) return { answer: earlier, refusal: null };
    return reviewedOf(screening as OrderScreening);
  },
  holdOpened: async () => undefined,
  holdClosed: async () => undefined,
};

function reviewedOf({ findings, basis, needsTwo, screeningIds, refusal }: OrderScreening): Reviewed {
  return { answer: { hits: findings, basis, needsTwo, screenings: screeningIds }, refusal };
}

import type { GuardName } from '#domain/order/guards.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { ReviewAnswer, Reviewed } from './compliance-port.ts';
import { openHold } from './hold.queries.ts';
import { isForAnother } from './made-order.queries.ts';
import type { Act, Guard } from './order-engine.ts';
import { reviewedOrder } from './reviewed-order.ts';
import { SaleRefused } from './sale-refused.ts';

/** What compliance knows: hits at the payment, holds, stops, and whether the last review still counts. */
export const complianceGuards = {
  complianceHit: async (act) => (await reviewSale(act)).hits.length > 0,
  noComplianceHit: async (act) => (await reviewSale(act)).hits.length === 0,
  screeningFresh: isFresh,
  notHeld: async (act) => (await openHold(act))?.kind !== 'Hold',
  stopped: ({ order }) => order.stopped_at !== null,
  notStopped: ({ order }) => order.stopped_at === null,
  complianceCleared: async (act) => {
    const hold = await openHold(act);
    if (hold === undefined || hold.cleared_at === null) return false;
    return await isForAnother(act);
  },
  trueSanctionsMatch: async (act) =>
    act.input.isTrueMatch === true && (await openHold(act))?.check_type === 'Ofac',
  licenceOrFalsePositive: ({ input }) =>
    input.reason !== undefined && (input.licence !== undefined || input.isTrueMatch === false),
} satisfies Partial<Record<GuardName, Guard>>;

/** Reviews a sale once per action; the answer is kept on the order. A hard stop ends the sale, money untouched. */
export async function reviewSale(act: Act): Promise<ReviewAnswer> {
  const known = act.memo.get('review') as ReviewAnswer | undefined;
  if (known !== undefined) return known;
  const order = await reviewedOrder(act);
  const { answer, refusal } = await act.engine.compliance.reviewSale(act.tx, order);
  if (refusal !== null) throw new SaleRefused(act, refusal, order);
  keep(act, answer);
  return answer;
}

/** The review that made somebody hold the order; null where a person does it for reasons of their own. */
export function reviewAtHand({ memo }: Act): ReviewAnswer | null {
  return (memo.get('review') as ReviewAnswer | undefined) ?? null;
}

/** Reviewed against what counts today; what is new in it is for compliance to look at first. */
async function isFresh(act: Act): Promise<boolean> {
  const earlier = act.order.screening as ReviewAnswer | null;
  const order = await reviewedOrder(act);
  const { answer, refusal } = await act.engine.compliance.reviewHandOver(act.tx, order, earlier);
  if (refusal !== null && act.isTrial !== true) throw refusalOf(act, refusal);
  if (answer.basis !== earlier?.basis) keep(act, answer);
  const known = new Set((earlier?.hits ?? []).map(({ role, key }) => `${role} ${key}`));
  return refusal === null && answer.hits.every(({ role, key }) => known.has(`${role} ${key}`));
}

function keep(act: Act, answer: ReviewAnswer): void {
  act.memo.set('review', answer);
  Object.assign(act.patch, { screened_at: act.context.now, screening: JSON.stringify(answer) });
}

function refusalOf({ context }: Act, { code, message }: NonNullable<Reviewed['refusal']>): Problem {
  return new Problem('guard-failed', { reason: message[context.language] }, { reason: code });
}

import type { GuardName } from '#domain/order/guards.ts';
import { openHold } from './hold.queries.ts';
import type { Act, Guard, OrderRow } from './order-engine.ts';
import type { ScreenedParty, ScreeningAnswer } from './screening-port.ts';

/** What compliance knows: hits at the payment, holds, stops, and whether the last screening still counts. */
export const complianceGuards = {
  complianceHit: async (act) => (await screenOrder(act)).hits.length > 0,
  noComplianceHit: async (act) => (await screenOrder(act)).hits.length === 0,
  screeningFresh: isFresh,
  notHeld: async (act) => (await openHold(act))?.kind !== 'Hold',
  stopped: ({ order }) => order.stopped_at !== null,
  notStopped: ({ order }) => order.stopped_at === null,
  complianceCleared: async (act) =>
    act.input.cleared === true || ((await openHold(act))?.cleared_at ?? null) !== null,
  trueSanctionsMatch: async (act) =>
    act.input.isTrueMatch === true && (await openHold(act))?.check_type === 'Ofac',
  licenceOrFalsePositive: ({ input }) =>
    input.reason !== undefined && (input.licence !== undefined || input.isTrueMatch === false),
} satisfies Partial<Record<GuardName, Guard>>;

/** Screens both parties once per action; the answer is kept on the order. */
export async function screenOrder(act: Act): Promise<ScreeningAnswer> {
  const known = act.memo.get('screening') as ScreeningAnswer | undefined;
  if (known !== undefined) return known;
  const answer = await act.engine.screening.screen(act.tx, partiesOf(act.order));
  act.memo.set('screening', answer);
  Object.assign(act.patch, { screened_at: act.context.now, screening: JSON.stringify(answer) });
  return answer;
}

/**
 * Screened against what counts today. If lists or configuration changed since, it is done again here and now, and
 * a new hit refuses: compliance has to look first.
 */
async function isFresh(act: Act): Promise<boolean> {
  const earlier = act.order.screening as ScreeningAnswer | null;
  if (earlier !== null && earlier.basis === (await act.engine.screening.basis(act.tx))) return true;
  return (await screenOrder(act)).hits.every((hit) =>
    (earlier?.hits ?? []).some(({ role, entry }) => role === hit.role && entry === hit.entry),
  );
}

function partiesOf(order: OrderRow): ScreenedParty[] {
  const dayOf = (party: Record<string, unknown>): string | null =>
    typeof party['birthDate'] === 'string' ? party['birthDate'] : null;
  return [
    { role: 'sender' as const, name: order.sender_name, birthDate: dayOf(order.sender) },
    { role: 'receiver' as const, name: order.receiver_name, birthDate: dayOf(order.receiver) },
  ].filter(({ name }) => name !== '');
}

import type { GuardName } from '#domain/order/guards.ts';
import { moduleOf, type Act, type Guard } from './order-engine.ts';

/** What is handed over, and to whom. */
export const handOverGuards = {
  recipientIdOk: isShownByRecipient,
  recipientOrAuthorised: isShownByRecipient,
  proofOfDelivery: ({ input: { proof } }) =>
    proof !== undefined && (proof.signatureFileId !== null || proof.photoFileIds.length > 0),
  notFulfilled: (act) => {
    const { lifecycle } = moduleOf(act.engine, act.order.service).service;
    return act.order.finished_at === null || !lifecycle.ends.includes(act.order.status as never);
  },
} satisfies Partial<Record<GuardName, Guard>>;

/** The number that was read from the document is the one the order names for its receiver. */
function isShownByRecipient({ input: { recipientId }, order }: Act): boolean {
  if (recipientId === undefined) return false;
  const { ci, passport } = order.receiver as { ci?: string | null; passport?: string | null };
  const known = [ci, passport].flatMap((number) => (number ? [plain(number)] : []));
  return known.length > 0 && known.includes(plain(recipientId.number));
}

function plain(number: string): string {
  return number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

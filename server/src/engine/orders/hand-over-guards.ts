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
/** The number that was read from a document is one of those. */
export function isShown({ input: { recipientId } }: Act, known: readonly string[]): boolean {
  return recipientId !== undefined && known.map(plain).includes(plain(recipientId.number));
}

function isShownByRecipient(act: Act): boolean {
  const { ci, passport } = act.order.receiver as { ci?: string | null; passport?: string | null };
  return isShown(
    act,
    [ci, passport].flatMap((number) => (number ? [number] : [])),
  );
}

function plain(number: string): string {
  return number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

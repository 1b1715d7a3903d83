import { timingSafeEqual } from 'node:crypto';
import type { GuardName } from '#domain/order/guards.ts';
import { serviceGuards } from '#server/engine/orders/service-guards.queries.ts';
import { handOverGuards, isShown } from '#server/engine/orders/hand-over-guards.ts';
import type { Act, Guard } from '#server/engine/orders/order-engine.ts';
import { isWithinLimits } from './transfer-limits.queries.ts';
import { transferOf } from './transfer-row.queries.ts';

/** Somebody went to the door so often, then it stays at the counter or goes back. */
export const MAX_ATTEMPTS = 3;
/** Wrong PINs before it has to be given anew. */
export const MAX_PIN_TRIES = 5;

/** What only a transfer knows of its guards. */
export const transferGuards = {
  ...serviceGuards,
  draftValid: () => true,
  methodPickup: async (act) => (await transferOf(act)).method === 'OfficePickup',
  methodAccount: async (act) => ['BankCard', 'PrepaidUsd'].includes((await transferOf(act)).method),
  addressOk: async (act) => (await transferOf(act)).method === 'HomeCash' && hasAddress(act),
  attemptsLeft: async (act) => (await transferOf(act)).attempts < MAX_ATTEMPTS,
  attemptsExhausted: async (act) => (await transferOf(act)).attempts >= MAX_ATTEMPTS,
  limitsOk: isWithinLimits,
  recipientIdOk: async (act) => handOverGuards.recipientIdOk(act) || (await isShownByOther(act)),
  pinOk: isPinRight,
} satisfies Partial<Record<GuardName, Guard>>;

function hasAddress({ order }: Act): boolean {
  const { address } = order.receiver as { address?: { street?: string; municipality?: string } };
  return Boolean(address?.street) && Boolean(address?.municipality);
}

/** The order may name somebody else of the household who takes it. */
async function isShownByOther(act: Act): Promise<boolean> {
  const { alt_receiver } = await transferOf(act);
  const { altReceivers = [] } = act.order.receiver as { altReceivers?: { name: string; ci: string }[] };
  const named = altReceivers.filter(
    ({ name, ci }) => alt_receiver !== '' && name === alt_receiver && ci !== '',
  );
  return isShown(
    act,
    named.map(({ ci }) => ci),
  );
}

/** A wrong PIN is counted even though the action is refused, so that nobody can try them all. */
async function isPinRight(act: Act): Promise<boolean> {
  const { context, input, order } = act;
  const { pin, pin_expires_at, pin_tries } = await transferOf(act);
  if (pin === null) return true;
  if (input.pin === undefined || pin_tries >= MAX_PIN_TRIES) return false;
  if (pin_expires_at !== null && pin_expires_at < context.now) return false;
  const [right, given] = [Buffer.from(context.services.secrets.open(pin)), Buffer.from(input.pin)];
  if (right.length === given.length && timingSafeEqual(right, given)) return true;
  await context.services.db
    .updateTable('money_transfers')
    .set((eb) => ({ pin_tries: eb('pin_tries', '+', 1) }))
    .where('order_id', '=', order.id)
    .execute();
  return false;
}

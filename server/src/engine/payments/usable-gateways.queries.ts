import type { Tender } from '#domain/payment/tender.schema.ts';
import { fieldProblem } from '#domain/kernel/problem.ts';
import type { Services } from '#server/platform/services.ts';
import type { GatewayRow } from './open-gateway.queries.ts';

/** The merchant accounts an office may use: its own, and those of the head office. */
export async function usableGateways({ db }: Services, officeId: string): Promise<GatewayRow[]> {
  return await db
    .selectFrom('payment_gateways as g')
    .innerJoin('offices as o', 'o.id', 'g.office_id')
    .selectAll('g')
    .where('g.is_active', '=', true)
    .where('g.security_key', 'is not', null)
    .where((eb) => eb.or([eb('g.office_id', '=', officeId), eb('o.is_head_office', '=', true)]))
    .orderBy('o.is_head_office')
    .orderBy('g.name')
    .execute();
}

/** The account of a card tender; refused at its field when it takes no such card or amount. */
export function gatewayOf(
  gateways: readonly GatewayRow[],
  { card, amount }: Tender,
  path: string,
): GatewayRow {
  const found = gateways.find(({ id }) => id === card?.gatewayId);
  const hasChannel = card !== null && found?.channels.includes(card.channel) === true;
  if (found === undefined || !hasChannel || !hasDevice(found, card)) {
    throw fieldProblem(`${path}.card`, 'gateway-not-usable');
  }
  const cents = BigInt(amount);
  const isWithin = cents >= BigInt(found.min_amount) && cents <= BigInt(found.max_amount ?? amount);
  if (!isWithin) throw fieldProblem(`${path}.amount`, 'gateway-not-usable');
  return found;
}

function hasDevice({ devices }: GatewayRow, card: NonNullable<Tender['card']>): boolean {
  if (card.channel === 'PaymentApi') return true;
  return (devices as { poiDeviceId?: string }[]).some((device) => device.poiDeviceId === card.poiDeviceId);
}

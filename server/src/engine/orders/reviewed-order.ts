import type { ReviewedOrder, ReviewedParty } from './compliance-port.ts';
import { type Act, moduleOf } from './order-engine.ts';

/** The order of an action as compliance looks at it. */
export function reviewedOrder(act: Act): ReviewedOrder {
  const { order, context, input, quote, isTrial = false } = act;
  const cash = (input.payment?.tenders ?? []).filter(({ method }) => method === 'Cash');
  return {
    id: order.id,
    number: order.number,
    service: order.service,
    status: order.status,
    officeId: order.office_id,
    agentId: order.agent_id,
    actorId: context.user?.id ?? null,
    customerId: order.customer_id,
    recipientId: order.recipient_id,
    territory: order.territory,
    municipality: order.municipality,
    senderPhone: order.sender_phone,
    receiverPhone: order.receiver_phone,
    currency: order.currency,
    principal: quote?.principal ?? BigInt(order.principal),
    total: quote?.total ?? BigInt(order.total),
    cash: cash.reduce((sum, { amount }) => sum + BigInt(amount), 0n),
    parties: partiesOf(act),
    things: moduleOf(act.engine, order.service).things?.(act) ?? [],
    at: context.now,
    isTrial,
  };
}

function partiesOf({ order }: Act): ReviewedParty[] {
  const parties: ReviewedParty[] = [
    { role: 'sender', personId: order.customer_id, name: order.sender_name, details: order.sender },
    { role: 'receiver', personId: order.recipient_id, name: order.receiver_name, details: order.receiver },
  ];
  return parties.filter(({ name }) => name !== '');
}

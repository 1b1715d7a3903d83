import type { ReviewedOrder, ReviewedParty } from './compliance-port.ts';
import { type Act, moduleOf } from './order-engine.ts';

/** The order of an action as compliance looks at it. */
export async function reviewedOrder(act: Act): Promise<ReviewedOrder> {
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
    things: (await moduleOf(act.engine, order.service).things?.(act)) ?? [],
    at: context.now,
    isTrial,
    services: context.services,
  };
}

function partiesOf({ order }: Act): ReviewedParty[] {
  const parties: ReviewedParty[] = [
    { role: 'sender', personId: order.customer_id, name: order.sender_name, details: order.sender },
    { role: 'receiver', personId: order.recipient_id, name: order.receiver_name, details: order.receiver },
    ...altReceiversOf(order.receiver).map((other) => ({
      role: 'altReceiver' as const,
      personId: null,
      name: other.name ?? '',
      details: { ...other },
    })),
  ];
  return parties.filter(({ name }) => name !== '');
}

/** Who else may take it: the one that the order names, or whoever the recipient named where it says nothing. */
function altReceiversOf(receiver: Readonly<Record<string, unknown>>): readonly { name?: string }[] {
  const { altReceiver, altReceivers = [] } = receiver as {
    altReceiver?: { name?: string } | null;
    altReceivers?: readonly { name?: string }[];
  };
  if (altReceiver === undefined) return altReceivers;
  return altReceiver === null ? [] : [altReceiver];
}

import { isOfficeProvider } from '#domain/access/office-rules.ts';
import { system } from '#domain/order/actors.ts';
import type { GuardName } from '#domain/order/guards.ts';
import { readConfiguration } from '#server/engine/configuration/read-configuration.queries.ts';
import { doerOf } from './doer.ts';
import type { Act, Guard } from './order-engine.ts';

/** How it stands between us and the provider. */
export const providerGuards = {
  notSubmitted: ({ order }) => order.submitted_at === null,
  autoSubmitDue: async ({ tx, order, context }) => {
    if (order.cancel_requested_at !== null) return false;
    const { autoSubmitMinutes } = await readConfiguration(tx, 'OrderTimes');
    const due = (order.purchased_at?.getTime() ?? Number.POSITIVE_INFINITY) + autoSubmitMinutes * 60_000;
    return due <= context.now.getTime();
  },
  providerAccepted: answered('accepted'),
  providerUnknown: answered('unknown'),
  providerRefused: (act) => isAtProvider(act) || act.input.provider?.answer === 'refused',
  providerStopAck: hasStopped,
  noProviderStopAck: (act) => !hasStopped(act),
} satisfies Partial<Record<GuardName, Guard>>;

function answered(answer: 'accepted' | 'unknown'): Guard {
  return ({ input }) => input.provider?.answer === answer;
}

/** A provider who acts has stopped; anybody else says that the provider confirmed it. */
function hasStopped(act: Act): boolean {
  return isAtProvider(act) || act.input.providerStopped === true;
}

function isAtProvider({ context, order }: Act): boolean {
  const doer = doerOf(context);
  return doer !== system && isOfficeProvider(doer) && context.office?.id === order.provider_office_id;
}

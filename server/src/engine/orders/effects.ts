import type { EffectName } from '#domain/order/effects.ts';
import { complianceEffects } from './compliance-effects.queries.ts';
import { ledgerEffects } from './ledger-effects.queries.ts';
import { messageEffects } from './message-effects.queries.ts';
import type { Effect } from './order-engine.ts';

/** What every service does alike; a service's own come first. */
export const sharedEffects: Partial<Readonly<Record<EffectName, Effect>>> = {
  ...complianceEffects,
  ...ledgerEffects,
  ...messageEffects,
  // A price is made before the guards are asked, since some of them judge it; finishAct stores it.
  'quote.create': () => undefined,
  'quote.update': () => undefined,
};

import type { GuardName } from '#domain/order/guards.ts';
import { approvalGuards } from './approval-guards.queries.ts';
import { complianceGuards } from './compliance-guards.queries.ts';
import { handOverGuards } from './hand-over-guards.ts';
import { moneyGuards } from './money-guards.queries.ts';
import type { Guard } from './order-engine.ts';
import { providerGuards } from './provider-guards.ts';
import { undoGuards } from './undo-guards.queries.ts';

/** Facts that mean the same for every service; a service's own come first. */
export const sharedGuards: Partial<Readonly<Record<GuardName, Guard>>> = {
  ...approvalGuards,
  ...complianceGuards,
  ...handOverGuards,
  ...moneyGuards,
  ...providerGuards,
  ...undoGuards,
  reasonGiven: ({ input }) => input.reason !== undefined,
};

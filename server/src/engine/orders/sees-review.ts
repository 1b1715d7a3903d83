import { isCompliance, isComplianceAml, isCorporationCompliance } from '#domain/access/role-rules.ts';
import { system } from '#domain/order/actors.ts';
import { doerOf } from './doer.ts';
import type { ActContext } from './order-engine.ts';

/** What compliance does for reasons of its own. */
export const reviewActions: readonly string[] = ['Hold', 'Release', 'Lock'];

/** Read by the office and the customer when compliance rejects, so it says nothing of why. */
export const neutralReason = { en: 'It could not be accepted.', es: 'No pudo aceptarse.' } as const;

/**
 * Why compliance looks at an order is for compliance: nobody else may learn of it (31 USC 5318(g)(2)). A matter of
 * money laundering is for that of the corporation alone.
 */
export function seesReview(context: ActContext, isAml = false): boolean {
  const doer = doerOf(context);
  if (doer === system || isCorporationCompliance(doer) || isComplianceAml(doer)) return true;
  return !isAml && isCompliance(doer);
}

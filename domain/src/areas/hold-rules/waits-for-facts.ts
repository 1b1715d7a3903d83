import type { RuleMeasure } from './rule.schema.ts';
import type { RuleFlag } from './rule.values.ts';

/** What orders say of themselves today; the other flags and all numbers come with the services they belong to. */
const carried: readonly RuleFlag[] = [
  'familyWithoutRelation',
  'receiverChangedAfterHold',
  'employeeIsParty',
  'cardHolderDiffers',
  'paymentMismatch',
  'licenceExpired',
];
const certifying: readonly string[] = ['MoneyTransfer'];

/** Whether a rule asks for what no order has yet: it finds nothing until then. */
export function waitsForFacts({ kind, params }: RuleMeasure, services: readonly string[]): boolean {
  if (kind === 'flag') return !carried.includes(params.flag);
  if (kind === 'limit') return true;
  return kind === 'certification' && services.length > 0 && !services.some((one) => certifying.includes(one));
}

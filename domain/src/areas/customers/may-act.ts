import { mayCall } from '../../access/access.ts';
import { isAdmin, isCompliance, isComplianceAml, isCorporation } from '../../access/role-rules.ts';
import type { Subject } from '../../access/subject.ts';
import type { CustomerAction } from './customer.values.ts';
import { customersWriteAccess } from './customers.explorer.ts';

/** What of a customer decides which actions are possible. */
export interface ActedCustomer {
  /** Number of the customer this one was merged into. */
  readonly mergedInto: string | null;
  readonly isBlocked: boolean;
  readonly hasTaxId: boolean;
}

export interface CustomerRefusal {
  readonly code:
    | 'not-your-role'
    | 'customer-info-closed'
    | 'customer-merged'
    | 'not-in-this-status'
    | 'tax-id-missing';
  readonly params?: Readonly<Record<string, string>>;
}

/** Who may do it at all, in an office where customers are open. */
const doers: Readonly<Record<CustomerAction, (subject: Subject) => boolean>> = {
  Edit: (subject) => mayCall(customersWriteAccess, subject).allowed,
  SetLevel: (subject) => isAdmin(subject) || isCorporation(subject),
  Block: isGuard,
  /** Who blocks is in the office; who lets in again is not. */
  Unblock: (subject) => isCorporation(subject) || isComplianceAml(subject),
  Merge: (subject) => isAdmin(subject) || isCorporation(subject),
  RevealTaxId: isGuard,
};

/** What an office that sees customers only masked may not do to them. */
const needsOpenData: readonly CustomerAction[] = ['Edit', 'Merge', 'RevealTaxId'];

/** Why an action on a customer is not possible, or null. */
export function customerRefusal(
  subject: Subject,
  customer: ActedCustomer,
  action: CustomerAction,
): CustomerRefusal | null {
  if (!doers[action](subject)) return { code: 'not-your-role' };
  if (needsOpenData.includes(action) && subject.office?.accessAllowToCustomerInfo !== true) {
    return { code: 'customer-info-closed' };
  }
  if (customer.mergedInto !== null) {
    return { code: 'customer-merged', params: { number: customer.mergedInto } };
  }
  return inThisState(customer, action);
}

function inThisState({ isBlocked, hasTaxId }: ActedCustomer, action: CustomerAction): CustomerRefusal | null {
  if ((action === 'Block' && isBlocked) || (action === 'Unblock' && !isBlocked)) {
    return { code: 'not-in-this-status', params: { status: isBlocked ? 'Blocked' : 'Active' } };
  }
  return action === 'RevealTaxId' && !hasTaxId ? { code: 'tax-id-missing' } : null;
}

/** Guards the money of the office: its admin, its compliance, and those of the corporation. */
function isGuard(subject: Subject): boolean {
  return isAdmin(subject) || isCompliance(subject) || isCorporation(subject) || isComplianceAml(subject);
}

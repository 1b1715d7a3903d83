import { hasRole, type Subject } from './subject.ts';

// What the roles imply, as the specification has it; the sentence of each rule stands in rules.ts.

export function isCorporationAdmin(subject: Subject): boolean {
  return hasRole(subject, 'CorporationAdmin');
}

export function isCorporationAccounting(subject: Subject): boolean {
  return hasRole(subject, 'CorporationAccounting') || isCorporationAdmin(subject);
}

export function isCorporationCompliance(subject: Subject): boolean {
  return hasRole(subject, 'CorporationCompliance') || isCorporationAdmin(subject);
}

export function isComplianceAml(subject: Subject): boolean {
  return hasRole(subject, 'CorporationComplianceAML');
}

export function isAdmin(subject: Subject): boolean {
  return hasRole(subject, 'Admin') || isCorporationAdmin(subject);
}

export function isSale(subject: Subject): boolean {
  return (
    hasRole(subject, 'Sale', 'SaleWeb') ||
    isAdmin(subject) ||
    isCorporationAccounting(subject) ||
    isCorporationCompliance(subject)
  );
}

export function isClaimUser(subject: Subject): boolean {
  return hasRole(subject, 'CorporationClaim', 'CorporationClaimSupervisor') && !isSale(subject);
}

export function isClaimSupervisor(subject: Subject): boolean {
  return hasRole(subject, 'CorporationClaimSupervisor') && !isSale(subject);
}

export function isDelivery(subject: Subject): boolean {
  return hasRole(subject, 'Delivery') || isAdmin(subject);
}

export function isPickup(subject: Subject): boolean {
  return hasRole(subject, 'Pickup') || isAdmin(subject);
}

export function isAccounting(subject: Subject): boolean {
  return hasRole(subject, 'Accounting') || isAdmin(subject);
}

export function isCompliance(subject: Subject): boolean {
  return hasRole(subject, 'Compliance') || isAdmin(subject);
}

export function isCorporation(subject: Subject): boolean {
  return isCorporationAccounting(subject) || isCorporationCompliance(subject);
}

/** Works for every office at once: the corporation, its claims desk and its AML desk. */
export function isForAllOffices(subject: Subject): boolean {
  return isCorporation(subject) || isClaimUser(subject) || isComplianceAml(subject);
}

/** Staff: the groups that work in offices, that is without claims and AML. */
export function isStaff(subject: Subject): boolean {
  return (
    isSale(subject) ||
    isDelivery(subject) ||
    isPickup(subject) ||
    isAccounting(subject) ||
    isCompliance(subject)
  );
}

export function isAny(subject: Subject): boolean {
  return isStaff(subject) || isClaimUser(subject) || isComplianceAml(subject);
}

import { hasRole, type Subject } from './subject.ts';

/** Corporation admin: the role itself. */
export function isCorporationAdmin(subject: Subject): boolean {
  return hasRole(subject, 'CorporationAdmin');
}

/** Corporation accounting: the role, or corporation admin. */
export function isCorporationAccounting(subject: Subject): boolean {
  return hasRole(subject, 'CorporationAccounting') || isCorporationAdmin(subject);
}

/** Corporation compliance: the role, or corporation admin. */
export function isCorporationCompliance(subject: Subject): boolean {
  return hasRole(subject, 'CorporationCompliance') || isCorporationAdmin(subject);
}

/** AML compliance: the role itself; it restricts (no sale, no provider office), so nothing implies it. */
export function isComplianceAml(subject: Subject): boolean {
  return hasRole(subject, 'CorporationComplianceAML');
}

/** Admin: the role, or corporation admin. */
export function isAdmin(subject: Subject): boolean {
  return hasRole(subject, 'Admin') || isCorporationAdmin(subject);
}

/** Sale: Sale, SaleWeb, or any of corporation admin, admin, corporation accounting, corporation compliance. */
export function isSale(subject: Subject): boolean {
  return (
    hasRole(subject, 'Sale', 'SaleWeb') ||
    isAdmin(subject) ||
    isCorporationAccounting(subject) ||
    isCorporationCompliance(subject)
  );
}

/** Claim user: CorporationClaim or CorporationClaimSupervisor, and not a sales user. */
export function isClaimUser(subject: Subject): boolean {
  return hasRole(subject, 'CorporationClaim', 'CorporationClaimSupervisor') && !isSale(subject);
}

/** Claim supervisor: CorporationClaimSupervisor, and not a sales user. */
export function isClaimSupervisor(subject: Subject): boolean {
  return hasRole(subject, 'CorporationClaimSupervisor') && !isSale(subject);
}

/** Delivery: the role, corporation admin or admin. */
export function isDelivery(subject: Subject): boolean {
  return hasRole(subject, 'Delivery') || isAdmin(subject);
}

/** Pickup: the role, corporation admin or admin. */
export function isPickup(subject: Subject): boolean {
  return hasRole(subject, 'Pickup') || isAdmin(subject);
}

/** Accounting: the role, corporation admin or admin. */
export function isAccounting(subject: Subject): boolean {
  return hasRole(subject, 'Accounting') || isAdmin(subject);
}

/** Compliance: the role, corporation admin or admin. */
export function isCompliance(subject: Subject): boolean {
  return hasRole(subject, 'Compliance') || isAdmin(subject);
}

/** Corporation: corporation admin, accounting or compliance. */
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

/** Any: any of these groups, or the AML compliance role. The operation roles are not among them. */
export function isAny(subject: Subject): boolean {
  return isStaff(subject) || isClaimUser(subject) || isComplianceAml(subject);
}

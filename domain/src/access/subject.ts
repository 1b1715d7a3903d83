import type { MenuRight } from './menu-right.ts';
import type { OfficeType } from './office-type.ts';
import type { Role } from './roles.ts';
import type { ServiceType } from './service-type.ts';

/** What of the active office decides who may do what. */
export interface SubjectOffice {
  readonly officeType: OfficeType;
  readonly serviceTypes: readonly ServiceType[];
  readonly accessAllowToCustomerInfo: boolean;
}

/** A logged-in person in the office they are working in; null before one is chosen. */
export interface Subject {
  readonly roles: readonly Role[];
  readonly roleMenus: readonly MenuRight[];
  readonly office: SubjectOffice | null;
}

/** Holds at least one of the roles in so many words, without what they imply. */
export function hasRole(subject: Subject, ...wanted: readonly Role[]): boolean {
  return wanted.some((role) => subject.roles.includes(role));
}

/** An empty menu list allows everything; otherwise at least one of the required rights must be in it. */
export function hasMenuRight(subject: Subject, required: readonly MenuRight[]): boolean {
  return subject.roleMenus.length === 0 || required.some((right) => subject.roleMenus.includes(right));
}

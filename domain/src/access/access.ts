import type { MenuRight } from './menu-right.ts';
import { handles } from './office-rules.ts';
import { officeTypes } from './office-type.ts';
import { isForAllOffices } from './role-rules.ts';
import { rules, type Rule } from './rules.ts';
import { serviceTypes, type ServiceType } from './service-type.ts';
import { hasMenuRight, type Subject } from './subject.ts';

/** Any one of the rules, at least one of the rights, at least one of the services. */
export interface GuardedAccess {
  readonly who: readonly Rule[];
  readonly rights?: readonly MenuRight[];
  /** The office must handle one of them; who works for all offices needs none. */
  readonly services?: readonly ServiceType[];
}

/** Who may call a route, open a screen or see a menu entry. `session`: anybody logged in, in any office or none. */
export type Access = { readonly who: 'public' } | { readonly who: 'session' } | GuardedAccess;

export type AccessVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: 'not-your-role' | 'menu-right-missing' | 'wrong-office' };

/**
 * The one decision behind routes, screens and menu. A refusal names the nearest reason:
 * the role, then the office (the same person would pass in another one), then the menu right.
 */
export function mayCall(access: Access, subject: Subject): AccessVerdict {
  if (isOpen(access)) return { allowed: true };
  if (!fits(access, subject)) {
    return { allowed: false, code: fitsElsewhere(access, subject) ? 'wrong-office' : 'not-your-role' };
  }
  const { rights } = access;
  if (rights !== undefined && !hasMenuRight(subject, rights)) {
    return { allowed: false, code: 'menu-right-missing' };
  }
  return { allowed: true };
}

function isOpen(access: Access): access is Exclude<Access, GuardedAccess> {
  return typeof access.who === 'string';
}

function fits({ who, services }: GuardedAccess, subject: Subject): boolean {
  const isServed = services === undefined || isForAllOffices(subject) || handles(subject, services);
  return isServed && who.some((rule) => rules[rule](subject));
}

function fitsElsewhere(access: GuardedAccess, subject: Subject): boolean {
  return officeTypes.some((officeType) =>
    fits(access, { ...subject, office: { officeType, serviceTypes, accessAllowToCustomerInfo: true } }),
  );
}

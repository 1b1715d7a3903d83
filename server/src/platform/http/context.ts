import type { MenuRight } from '#domain/access/menu-right.ts';
import type { OfficeType } from '#domain/access/office-type.ts';
import type { Role } from '#domain/access/roles.ts';
import type { ServiceType } from '#domain/access/service-type.ts';
import type { EndpointKey } from '#domain/kernel/endpoint.ts';
import type { Language } from '#domain/kernel/problem.ts';
import type { Services } from '../services.ts';

/** What a handler knows of the request, before anyone is known. */
export interface RequestContext {
  readonly services: Services;
  readonly endpoint: EndpointKey;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly language: Language;
  /** One moment for the whole request, from the installation's clock. */
  readonly now: Date;
  readonly ifMatch: number | null;
  readonly idempotency: Idempotency | null;
}

export interface Idempotency {
  readonly key: string;
  readonly requestHash: string;
  /** Set when the answer was given before; sent as `Idempotency-Replayed`. */
  isReplayed: boolean;
}

export interface CurrentUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly roleMenus: readonly MenuRight[];
}

export interface CurrentOffice {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly officeType: OfficeType;
  readonly serviceTypes: readonly ServiceType[];
  readonly timeZone: string;
  readonly accessAllowToCustomerInfo: boolean;
}

/** A logged-in person; the office is theirs or null when the header names none that is. */
export interface SessionContext extends RequestContext {
  readonly sessionId: string;
  readonly user: CurrentUser;
  readonly office: CurrentOffice | null;
}

/** A logged-in person working in an office: what every guarded route gets. */
export interface OfficeContext extends SessionContext {
  readonly office: CurrentOffice;
}

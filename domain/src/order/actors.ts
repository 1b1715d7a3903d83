import * as office from '../access/office-rules.ts';
import * as role from '../access/role-rules.ts';
import type { Role } from '../access/roles.ts';
import type { ServiceType } from '../access/service-type.ts';
import { hasRole, type Subject } from '../access/subject.ts';

/** The engine itself: timers, the outbox, answers of providers. It has no roles and no office. */
export const system = 'system';
/** Whoever acts: a person in an office, or the engine. */
export type Doer = Subject | typeof system;

/** Where an actor stands. `Corporation` and `CorporationCompliance` hold by role, in any office. */
export type OfficePredicate =
  | 'OfficeSale'
  | 'OfficeClaim'
  | 'OfficeProvider'
  | 'ProviderStore'
  | 'ProviderPurchase'
  | 'ProviderPassport'
  | 'OperationOrigin'
  | 'OperationDestination'
  | 'DestinationSupervisor'
  | 'Corporation'
  | 'CorporationCompliance'
  | 'System';

/** One pair of who-may: any one of the roles, and the office. */
interface Actor {
  readonly roles: readonly (Role | 'System')[];
  readonly office: OfficePredicate;
}

const operations = ['OperationDestination', 'OperationDestinationSupervisor'] as const;

/** Who acts in the lifecycles. A row names several of them; they are never melted into one list of roles. */
export const actors = {
  SALE: { roles: ['Sale', 'SaleWeb'], office: 'OfficeSale' },
  SALEADM: { roles: ['Admin'], office: 'OfficeSale' },
  ACCT: { roles: ['Accounting'], office: 'OfficeSale' },
  COMPL: { roles: ['Compliance'], office: 'OfficeSale' },
  SPICK: { roles: ['Pickup', 'Sale'], office: 'OfficeSale' },
  CLAIM: { roles: ['CorporationClaim', 'CorporationClaimSupervisor'], office: 'OfficeClaim' },
  CLSUP: { roles: ['CorporationClaimSupervisor'], office: 'OfficeClaim' },
  CADM: { roles: ['CorporationAdmin'], office: 'Corporation' },
  CACCT: { roles: ['CorporationAccounting'], office: 'Corporation' },
  CCOMPL: { roles: ['CorporationCompliance', 'CorporationComplianceAML'], office: 'CorporationCompliance' },
  PROV: { roles: ['Admin', 'Sale'], office: 'OfficeProvider' },
  PADM: { roles: ['Admin'], office: 'OfficeProvider' },
  PDELIV: { roles: ['Delivery'], office: 'OfficeProvider' },
  PPICK: { roles: ['Pickup'], office: 'OfficeProvider' },
  STORE: { roles: ['Admin', 'Sale', 'Pickup'], office: 'ProviderStore' },
  PURCH: { roles: ['Admin', 'OperationOrigin'], office: 'ProviderPurchase' },
  OPASS: { roles: ['Admin', 'OperationOrigin'], office: 'ProviderPassport' },
  OPORI: { roles: ['OperationOrigin'], office: 'OperationOrigin' },
  OPDEST: { roles: operations, office: 'OperationDestination' },
  TRANSP: { roles: [...operations, 'TransportCompanyDestination'], office: 'OperationDestination' },
  DSUP: { roles: ['OperationDestinationSupervisor'], office: 'DestinationSupervisor' },
  SYS: { roles: ['System'], office: 'System' },
} as const satisfies Record<string, Actor>;

export type ActorKey = keyof typeof actors;
export const actorKeys = Object.keys(actors) as ActorKey[];

/** Whether a doer is this actor for an order of a service; null for what belongs to no service. */
export function isActor(key: ActorKey, doer: Doer, service: ServiceType | null): boolean {
  return hasActorRole(key, doer) && standsAt(actors[key].office, doer, service);
}

/** Whether only the office keeps a doer from being this actor; a refusal says so. */
export function hasActorRole(key: ActorKey, doer: Doer): boolean {
  const { roles }: Actor = actors[key];
  if (doer === system) return roles.includes('System');
  return roles.some((name) => name !== 'System' && means(name, doer));
}

function standsAt(predicate: OfficePredicate, doer: Doer, service: ServiceType | null): boolean {
  if (doer === system) return predicate === 'System';
  return offices[predicate](doer, service);
}

const offices: Record<OfficePredicate, (subject: Subject, service: ServiceType | null) => boolean> = {
  OfficeSale: office.isOfficeSale,
  OfficeClaim: office.isOfficeClaim,
  OfficeProvider: (subject, service) =>
    service === null ? office.isOfficeProvider(subject) : office.isProviderFor(subject, service),
  ProviderStore: (subject) => office.isProviderFor(subject, 'StoreOrder'),
  ProviderPurchase: (subject) => office.isProviderFor(subject, 'PurchaseOrder'),
  ProviderPassport: (subject) => office.isProviderFor(subject, 'Passport'),
  OperationOrigin: office.isOperationOrigin,
  OperationDestination: office.isOperationDestination,
  DestinationSupervisor: office.isDestinationSupervisor,
  Corporation: role.isCorporation,
  CorporationCompliance: (subject) => role.isCorporationCompliance(subject) || role.isComplianceAml(subject),
  System: () => false,
};

/** A role with what implies it. Web sales sell, but do not deliver: only `SALE` names them. */
const implied: Partial<Record<Role, (subject: Subject) => boolean>> = {
  CorporationAccounting: role.isCorporationAccounting,
  CorporationCompliance: role.isCorporationCompliance,
  Admin: role.isAdmin,
  Sale: (subject) => hasRole(subject, 'Sale') || role.isAdmin(subject) || role.isCorporation(subject),
  Delivery: role.isDelivery,
  Pickup: role.isPickup,
  Accounting: role.isAccounting,
  Compliance: role.isCompliance,
};

function means(name: Role, subject: Subject): boolean {
  return implied[name]?.(subject) ?? hasRole(subject, name);
}

import * as office from './office-rules.ts';
import * as role from './role-rules.ts';
import { hasRole, type Subject } from './subject.ts';

/** Rules by name. Routes, screens and menu entries state them; nothing else decides who may come in. */
export const rules = {
  // What a person is, in any office.
  /** CorporationAdmin itself; it implies what follows down to `any`, but for claims and AML. */
  corporationAdmin: role.isCorporationAdmin,
  /** CorporationAccounting or corporation admin. */
  corporationAccounting: role.isCorporationAccounting,
  /** CorporationCompliance or corporation admin. */
  corporationCompliance: role.isCorporationCompliance,
  /** CorporationComplianceAML itself; it takes away (no sale, no provider office), so nothing implies it. */
  complianceAml: role.isComplianceAml,
  /** Corporation admin, accounting or compliance. */
  corporation: role.isCorporation,
  /** Admin or corporation admin. */
  admin: role.isAdmin,
  /** Sale, SaleWeb, or any of corporation admin, admin, corporation accounting, corporation compliance. */
  sale: role.isSale,
  /** CorporationClaim or CorporationClaimSupervisor, and not a sales user. */
  claimUser: role.isClaimUser,
  /** CorporationClaimSupervisor, and not a sales user. */
  claimSupervisor: role.isClaimSupervisor,
  /** Delivery, corporation admin or admin. */
  delivery: role.isDelivery,
  /** Pickup, corporation admin or admin. */
  pickup: role.isPickup,
  /** Accounting, corporation admin or admin. */
  accounting: role.isAccounting,
  /** Compliance, corporation admin or admin. */
  compliance: role.isCompliance,
  /** Any of the groups above, AML among them; the operation roles are none of them. */
  any: role.isAny,

  // What the active office makes of them.
  /** Regular or External office, user not a claim user and not AML. */
  officeSale: office.isOfficeSale,
  /** External office. */
  proxyOfficeSale: office.isProxyOfficeSale,
  /** Regular office and claim user. */
  officeClaim: office.isOfficeClaim,
  /** Provider office, not AML. */
  officeProvider: office.isOfficeProvider,
  /** Office provider with service type ShipmentOrder. */
  providerForShipment: (subject) => office.isProviderFor(subject, 'ShipmentOrder'),
  /** Office provider with service type StoreOrder. */
  providerForStoreOrder: (subject) => office.isProviderFor(subject, 'StoreOrder'),
  /** Office provider with service type PurchaseOrder. */
  providerForPurchaseOrder: (subject) => office.isProviderFor(subject, 'PurchaseOrder'),
  /** Office provider with service type Passport. */
  providerForPassport: (subject) => office.isProviderFor(subject, 'Passport'),
  /** Provider office and role OperationOrigin. */
  operationOrigin: office.isOperationOrigin,
  /** Provider office and OperationDestination, its supervisor or TransportCompanyDestination. */
  operationDestination: office.isOperationDestination,
  /** Provider office and OperationDestinationSupervisor. */
  destinationSupervisor: office.isDestinationSupervisor,
  /** The office's flag accessAllowToCustomerInfo. */
  customerInfo: office.mayAccessCustomerInfo,

  // Both at once. A list of roles beside a list of offices would grant too much: who sells in a sale
  // office would inherit what a seller may do in a provider office.
  /** Sells: a sales user where `officeSale` holds. */
  saleDesk: (subject) => role.isSale(subject) && office.isOfficeSale(subject),
  /** Works where `officeSale` holds: sale, delivery, pickup, accounting or compliance. */
  saleOffice: worksInSaleOffice,
  /** Works where `officeProvider` holds: sale, delivery, pickup, accounting or compliance. */
  providerOffice: worksInProviderOffice,
  /** Opens customers: `customerInfo`, and corporation, AML, `officeClaim`, `saleOffice` or `providerOffice`. */
  customerDesk: (subject) => office.mayAccessCustomerInfo(subject) && needsCustomers(subject),
  /** Hands out store orders and counts the store: sale or pickup, `providerForStoreOrder`. */
  storeDesk: (subject) =>
    office.isProviderFor(subject, 'StoreOrder') && (role.isSale(subject) || role.isPickup(subject)),
  /** Buys for the store: OperationOrigin or admin, `providerForPurchaseOrder`. */
  purchaseDesk: (subject) => office.isProviderFor(subject, 'PurchaseOrder') && isOriginOrAdmin(subject),
  /** Sends passports to the consulate and back: OperationOrigin or admin, `providerForPassport`. */
  passportDesk: (subject) => office.isProviderFor(subject, 'Passport') && isOriginOrAdmin(subject),
  /** Loads shipments and writes manifests: `operationOrigin` and `providerForShipment`; an admin does not load. */
  shipmentOrigin: (subject) =>
    office.isProviderFor(subject, 'ShipmentOrder') && office.isOperationOrigin(subject),
  /** Receives and distributes shipments: `operationDestination` and `providerForShipment`. */
  shipmentDestination: (subject) =>
    office.isProviderFor(subject, 'ShipmentOrder') && office.isOperationDestination(subject),
} as const satisfies Record<string, (subject: Subject) => boolean>;

export type Rule = keyof typeof rules;
export const ruleNames = Object.keys(rules) as Rule[];

function isOriginOrAdmin(subject: Subject): boolean {
  return hasRole(subject, 'OperationOrigin') || role.isAdmin(subject);
}

function worksInSaleOffice(subject: Subject): boolean {
  return role.isStaff(subject) && office.isOfficeSale(subject);
}

function worksInProviderOffice(subject: Subject): boolean {
  return role.isStaff(subject) && office.isOfficeProvider(subject);
}

function needsCustomers(subject: Subject): boolean {
  return (
    role.isCorporation(subject) ||
    role.isComplianceAml(subject) ||
    office.isOfficeClaim(subject) ||
    worksInSaleOffice(subject) ||
    worksInProviderOffice(subject)
  );
}

import * as office from './office-rules.ts';
import * as role from './role-rules.ts';
import { hasRole, type Subject } from './subject.ts';

/** Rules by name. Routes, screens and menu entries state them; nothing else decides who may come in. */
export const rules = {
  // What a person is, in any office.
  corporationAdmin: role.isCorporationAdmin,
  corporationAccounting: role.isCorporationAccounting,
  corporationCompliance: role.isCorporationCompliance,
  complianceAml: role.isComplianceAml,
  corporation: role.isCorporation,
  admin: role.isAdmin,
  sale: role.isSale,
  claimUser: role.isClaimUser,
  claimSupervisor: role.isClaimSupervisor,
  delivery: role.isDelivery,
  pickup: role.isPickup,
  accounting: role.isAccounting,
  compliance: role.isCompliance,
  any: role.isAny,

  // What the active office makes of them.
  officeSale: office.isOfficeSale,
  proxyOfficeSale: office.isProxyOfficeSale,
  officeClaim: office.isOfficeClaim,
  officeProvider: office.isOfficeProvider,
  providerForShipment: (subject) => office.isProviderFor(subject, 'ShipmentOrder'),
  providerForStoreOrder: (subject) => office.isProviderFor(subject, 'StoreOrder'),
  providerForPurchaseOrder: (subject) => office.isProviderFor(subject, 'PurchaseOrder'),
  providerForPassport: (subject) => office.isProviderFor(subject, 'Passport'),
  operationOrigin: office.isOperationOrigin,
  operationDestination: office.isOperationDestination,
  destinationSupervisor: office.isDestinationSupervisor,
  customerInfo: office.mayAccessCustomerInfo,

  // Both at once. A list of roles beside a list of offices would grant too much: who sells in a sale
  // office would inherit what a seller may do in a provider office.
  /** Sells: a sales user in a sale office. */
  saleDesk: (subject) => role.isSale(subject) && office.isOfficeSale(subject),
  /** Works in a sale office, selling or not. */
  saleOffice: worksInSaleOffice,
  /** Works in a provider office; claim users and AML do not. */
  providerOffice: worksInProviderOffice,
  /** Opens customer records: the office's flag, and a task that needs them. */
  customerDesk: (subject) => office.mayAccessCustomerInfo(subject) && needsCustomers(subject),
  /** Hands out store orders and counts the store. */
  storeDesk: (subject) =>
    office.isProviderFor(subject, 'StoreOrder') && (role.isSale(subject) || role.isPickup(subject)),
  /** Buys for the store. */
  purchaseDesk: (subject) => office.isProviderFor(subject, 'PurchaseOrder') && isOriginOrAdmin(subject),
  /** Sends passports to the consulate and back. */
  passportDesk: (subject) => office.isProviderFor(subject, 'Passport') && isOriginOrAdmin(subject),
  /** Loads shipments and writes their manifests: the role alone, an admin does not load. */
  shipmentOrigin: (subject) =>
    office.isProviderFor(subject, 'ShipmentOrder') && office.isOperationOrigin(subject),
  /** Receives and distributes shipments. */
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

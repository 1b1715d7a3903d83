import type { OfficeType } from '../access/office-type.ts';
import type { Role } from '../access/roles.ts';
import { serviceTypes } from '../access/service-type.ts';
import type { Subject } from '../access/subject.ts';
import { type ActorKey, type Doer, system } from './actors.ts';
import { type Facts, guardNames, type GuardName } from './guards.ts';

/** A person with one role in an office that handles every service. */
export function person(role: Role, officeType: OfficeType): Subject {
  return {
    roles: [role],
    roleMenus: [],
    office: { officeType, serviceTypes, accessAllowToCustomerInfo: true },
  };
}

/** One typical person for each actor. */
export const doers: Readonly<Record<ActorKey, Doer>> = {
  SALE: person('Sale', 'Regular'),
  SALEADM: person('Admin', 'Regular'),
  ACCT: person('Accounting', 'External'),
  COMPL: person('Compliance', 'Regular'),
  SPICK: person('Pickup', 'Regular'),
  CLAIM: person('CorporationClaim', 'Regular'),
  CLSUP: person('CorporationClaimSupervisor', 'Regular'),
  CADM: person('CorporationAdmin', 'Regular'),
  CACCT: person('CorporationAccounting', 'None'),
  CCOMPL: person('CorporationComplianceAML', 'Regular'),
  PROV: person('Sale', 'Provider'),
  PADM: person('Admin', 'Provider'),
  PDELIV: person('Delivery', 'Provider'),
  PPICK: person('Pickup', 'Provider'),
  STORE: person('Pickup', 'Provider'),
  PURCH: person('OperationOrigin', 'Provider'),
  OPASS: person('OperationOrigin', 'Provider'),
  OPORI: person('OperationOrigin', 'Provider'),
  OPDEST: person('OperationDestination', 'Provider'),
  TRANSP: person('TransportCompanyDestination', 'Provider'),
  DSUP: person('OperationDestinationSupervisor', 'Provider'),
  SYS: system,
};

/** Facts in which these guards hold and no other. */
export function only(...holding: readonly GuardName[]): Facts {
  const held = new Set(holding);
  return Object.fromEntries(guardNames.map((name) => [name, held.has(name)]));
}

/** Facts in which all goes well, but for the guards named. */
export function fineBut(...failing: readonly GuardName[]): Facts {
  return Object.fromEntries(guardNames.map((name) => [name, !failing.includes(name)]));
}

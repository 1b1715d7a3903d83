import type { OfficeType } from './office-type.ts';
import { isClaimUser, isComplianceAml } from './role-rules.ts';
import type { ServiceType } from './service-type.ts';
import { hasRole, type Subject } from './subject.ts';

// What the active office makes of a person; the sentence of each rule stands in rules.ts.

export function isOfficeSale(subject: Subject): boolean {
  return isAt(subject, 'Regular', 'External') && !isClaimUser(subject) && !isComplianceAml(subject);
}

export function isProxyOfficeSale(subject: Subject): boolean {
  return isAt(subject, 'External');
}

export function isOfficeClaim(subject: Subject): boolean {
  return isAt(subject, 'Regular') && isClaimUser(subject);
}

export function isOfficeProvider(subject: Subject): boolean {
  return isAt(subject, 'Provider') && !isComplianceAml(subject);
}

/** Provider for a service: office provider whose service types hold it. */
export function isProviderFor(subject: Subject, service: ServiceType): boolean {
  return isOfficeProvider(subject) && handles(subject, [service]);
}

export function isOperationOrigin(subject: Subject): boolean {
  return isAt(subject, 'Provider') && hasRole(subject, 'OperationOrigin');
}

export function isOperationDestination(subject: Subject): boolean {
  return (
    isAt(subject, 'Provider') &&
    hasRole(subject, 'OperationDestination', 'OperationDestinationSupervisor', 'TransportCompanyDestination')
  );
}

export function isDestinationSupervisor(subject: Subject): boolean {
  return isAt(subject, 'Provider') && hasRole(subject, 'OperationDestinationSupervisor');
}

export function mayAccessCustomerInfo(subject: Subject): boolean {
  return subject.office?.accessAllowToCustomerInfo ?? false;
}

/** The active office handles at least one of the services. */
export function handles(subject: Subject, services: readonly ServiceType[]): boolean {
  return services.some((service) => subject.office?.serviceTypes.includes(service) ?? false);
}

function isAt(subject: Subject, ...types: readonly OfficeType[]): boolean {
  return subject.office !== null && types.includes(subject.office.officeType);
}

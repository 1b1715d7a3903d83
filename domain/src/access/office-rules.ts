import type { OfficeType } from './office-type.ts';
import { isClaimUser, isComplianceAml } from './role-rules.ts';
import type { ServiceType } from './service-type.ts';
import { hasRole, type Subject } from './subject.ts';

/** Office sale: Regular or External office, user not a claim user and not AML. */
export function isOfficeSale(subject: Subject): boolean {
  return isAt(subject, 'Regular', 'External') && !isClaimUser(subject) && !isComplianceAml(subject);
}

/** Proxy office sale: External office. */
export function isProxyOfficeSale(subject: Subject): boolean {
  return isAt(subject, 'External');
}

/** Office claim: Regular office and claim user. */
export function isOfficeClaim(subject: Subject): boolean {
  return isAt(subject, 'Regular') && isClaimUser(subject);
}

/** Office provider: Provider office, not AML. */
export function isOfficeProvider(subject: Subject): boolean {
  return isAt(subject, 'Provider') && !isComplianceAml(subject);
}

/** Provider for a service: office provider whose service types hold it. */
export function isProviderFor(subject: Subject, service: ServiceType): boolean {
  return isOfficeProvider(subject) && handles(subject, [service]);
}

/** Operation origin: provider office and role OperationOrigin. */
export function isOperationOrigin(subject: Subject): boolean {
  return isAt(subject, 'Provider') && hasRole(subject, 'OperationOrigin');
}

/** Operation destination: provider office and OperationDestination, its supervisor or TransportCompanyDestination. */
export function isOperationDestination(subject: Subject): boolean {
  return (
    isAt(subject, 'Provider') &&
    hasRole(subject, 'OperationDestination', 'OperationDestinationSupervisor', 'TransportCompanyDestination')
  );
}

/** Destination supervisor: provider office and OperationDestinationSupervisor. */
export function isDestinationSupervisor(subject: Subject): boolean {
  return isAt(subject, 'Provider') && hasRole(subject, 'OperationDestinationSupervisor');
}

/** Access to customer info follows the office's accessAllowToCustomerInfo flag. */
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

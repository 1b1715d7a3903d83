import { mayCall } from '#domain/access/access.ts';
import { screenOf } from '#domain/access/screens.ts';
import type { Subject } from '#domain/access/subject.ts';
import type { OrderType } from '#domain/services/services.ts';
import { services } from '#domain/services/services.ts';

/** Where an order of any service is read; undefined for who may not open it. */
export function orderAddress(service: string | null, id: string, subject: Subject): string | undefined {
  if (service === 'OfficeFund') return `/settings/offices/fund/move/${id}`;
  if (service === null || !Object.hasOwn(services, service)) return undefined;
  const { path, access } = screenOf(services[service as OrderType].paper);
  return mayCall(access, subject).allowed ? path.replace('{id}', id) : undefined;
}

import { officeServices } from '#domain/areas/offices/office.values.ts';
import { useCall } from '#web/lib/query.ts';

type Service = (typeof officeServices)[number];

/** The services on offer, and those that are kept although they no longer are; all of them until the answer is there. */
export function useOfferedServices(kept: readonly string[] = []): readonly Service[] {
  const options = useCall('GET /api/settings/offices/options', {}, { staleTime: 60_000 });
  const offered = options.data?.services;
  return officeServices.filter(
    (service) => offered === undefined || offered.includes(service) || kept.includes(service),
  );
}

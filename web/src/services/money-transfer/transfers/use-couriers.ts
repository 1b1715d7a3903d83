import type { Option } from '#web/kit/input/select-field.tsx';
import { useCall } from '#web/lib/query.ts';

const nobody: readonly Option[] = [];

/** Who of this provider delivers; asked only where somebody can be sent out. */
export function useCouriers(isNeeded: boolean): readonly Option[] {
  const { data } = useCall('GET /api/services/transfers/couriers', {}, { enabled: isNeeded });
  return data?.couriers.map(({ id, name }) => ({ value: id, label: name })) ?? nobody;
}

import type { GatewayPaper } from '#domain/areas/gateways/gateways.endpoints.ts';
import type { Option } from '#web/kit/input/select-field.tsx';
import { formatMoney } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

/** The fields of a gateway and their values in words, for the comparison when others saved meanwhile. */
export function useGatewayWords(offices: readonly Option[]) {
  const t = useMessages('gateways');
  const shows: Readonly<Partial<Record<string, (value: never) => string | undefined>>> = {
    officeId: (id: string) => offices.find(({ value }) => value === id)?.label,
    channels: (channels: GatewayPaper['channels']) =>
      channels.map((channel) => t(($) => $.channel[channel])).join(', '),
    surchargePercent: (percent: string) => `${percent} %`,
    minAmount: (cents: string) => formatMoney(cents, 'USD'),
    maxAmount: (cents: string) => formatMoney(cents, 'USD'),
    isTestMode: (is: boolean) => t(($) => (is ? $.yes : $.no)),
    isActive: (is: boolean) => t(($) => (is ? $.yes : $.no)),
    devices: (devices: GatewayPaper['devices']) => devices.map(({ nickname }) => nickname).join(', '),
  };
  return {
    labels: fieldLabels(t),
    show(field: string, value: unknown): string {
      if (value === null || value === undefined || value === '') return '—';
      return (shows[field]?.(value as never) ?? String(value)) || '—';
    },
  };
}

function fieldLabels(t: Translate<Catalog['gateways']>) {
  return {
    officeId: t(($) => $.field.officeId),
    name: t(($) => $.field.name),
    channels: t(($) => $.field.channels),
    midNumber: t(($) => $.field.midNumber),
    surchargePercent: t(($) => $.field.surchargePercent),
    minAmount: t(($) => $.field.minAmount),
    maxAmount: t(($) => $.field.maxAmount),
    isTestMode: t(($) => $.field.isTestMode),
    isActive: t(($) => $.field.isActive),
    devices: t(($) => $.field.devices),
  };
}

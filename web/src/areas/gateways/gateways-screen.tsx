import { useMemo } from 'react';
import type { GatewayRow } from '#domain/areas/gateways/gateways.rows.ts';
import { gatewaysExplorer } from '#domain/areas/gateways/gateways.explorer.ts';
import { gatewaysLabels } from '#domain/areas/gateways/gateways.labels.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { GatewayCard } from './gateway-card.tsx';
import { GatewayState } from './gateway-state.tsx';

const cells = { isActive: (row: GatewayRow) => <GatewayState {...row} /> };
const tones = { office: 'strong', midNumber: 'dim', createdAt: 'dim' } as const;

/** Merchant accounts of the offices; a gateway has no paper, its form says all that may be read. */
export function GatewaysScreen() {
  const t = useMessages('gateways');
  const words = useLabelProps(gatewaysLabels);
  const presets = useMemo(
    () => [
      {
        id: 'live',
        label: t(($) => $.view.live),
        state: { filter: ['isActive:is:true', 'isTestMode:is:false'] },
      },
      { id: 'test', label: t(($) => $.view.test), state: { filter: ['isTestMode:is:true'] } },
    ],
    [t],
  );
  return (
    <Explorer
      definition={gatewaysExplorer}
      {...words}
      {...{ cells, tones, presets }}
      rowLabel={(row) => row.name}
      rowHref={formOf}
      editHref={formOf}
      card={(row) => <GatewayCard row={row} href={formOf(row)} />}
      primaryAction={{ label: t(($) => $.new), to: '/settings/offices/payment_gateway/create' }}
      empty={{ title: t(($) => $.none), text: t(($) => $.noneText) }}
    />
  );
}

function formOf({ id }: GatewayRow): string {
  return `/settings/offices/payment_gateway/edit/${id}`;
}

import { useMemo } from 'react';
import type { OfficeRow } from '#domain/areas/offices/offices.rows.ts';
import { officesExplorer } from '#domain/areas/offices/offices.explorer.ts';
import { officesLabels } from '#domain/areas/offices/offices.labels.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { OfficeCard } from './office-card.tsx';
import { OfficeState } from './office-state.tsx';
import { useMayWrite } from './use-may-write.ts';
import { useOfficesBulk } from './use-offices-bulk.tsx';

const cells = {
  active: (row: OfficeRow) => <OfficeState isActive={row.active} isHeld={row.holdReason !== null} />,
};
const tones = {
  code: 'strong',
  territory: 'dim',
  timeZone: 'dim',
  createdAt: 'dim',
  holdReason: 'dim',
} as const;

/** Where the business works: own offices, agents and providers. */
export function OfficesScreen() {
  const t = useMessages('offices');
  const words = useLabelProps(officesLabels);
  const mayWrite = useMayWrite();
  const bulk = useOfficesBulk();
  const presets = useMemo(
    () => [
      { id: 'active', label: t(($) => $.view.active), state: { filter: ['active:is:true'] } },
      { id: 'held', label: t(($) => $.view.held), state: { filter: ['holdReason:notEmpty:'] } },
    ],
    [t],
  );
  return (
    <Explorer
      definition={officesExplorer}
      {...words}
      {...{ cells, tones, presets }}
      rowLabel={(row) => row.name}
      rowHref={paperOf}
      editHref={mayWrite ? (row) => `/settings/offices/edit/${row.id}` : undefined}
      card={(row) => <OfficeCard row={row} href={paperOf(row)} />}
      primaryAction={mayWrite ? { label: t(($) => $.new), to: '/settings/offices/create' } : undefined}
      bulk={mayWrite ? bulk : undefined}
      empty={{ title: t(($) => $.none), text: t(($) => $.noneText) }}
    />
  );
}

function paperOf({ id }: OfficeRow): string {
  return `/settings/offices/paper/${id}`;
}

import { listEntriesExplorer } from '#domain/areas/compliance/lists.explorers.ts';
import { listEntriesLabels } from '#domain/areas/compliance/lists.labels.ts';
import type { ListEntryRow } from '#domain/areas/compliance/lists.rows.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';

const tones = { name: 'strong', entryId: 'dim', programs: 'dim' } as const;

/** Everybody and everything that is listed, found by any of its names. */
export function EntriesTab() {
  const t = useMessages('lists');
  const words = useLabelProps(listEntriesLabels);
  return (
    <Explorer
      definition={listEntriesExplorer}
      {...words}
      tones={tones}
      rowLabel={(row) => row.name}
      rowHref={entryHref}
      card={(row) => (
        <RowCard
          title={row.name}
          href={entryHref(row)}
          end={row.isListed ? undefined : <StatusChip tone="mute" label={t(($) => $.notListed)} />}
          lines={[words.choices.source?.(row.source), row.programs]}
        />
      )}
    />
  );
}

function entryHref({ id }: ListEntryRow): string {
  return `/compliance/lists/entry/${id}`;
}

import { useMemo } from 'react';
import { listVersionsExplorer } from '#domain/areas/compliance/lists.explorers.ts';
import { listVersionsLabels } from '#domain/areas/compliance/lists.labels.ts';
import type { ListVersionRow } from '#domain/areas/compliance/lists.rows.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { VersionChip } from './version-chip.tsx';

const tones = { fetchedAt: 'dim', publishedOn: 'dim', sha256: 'dim' } as const;
const cells = {
  status: (row: ListVersionRow) => <VersionChip status={row.status} />,
  added: (row: ListVersionRow) => signed('+', row.added),
  changed: (row: ListVersionRow) => signed('~', row.changed),
  removed: (row: ListVersionRow) => signed('−', row.removed),
};

/** Every version that ever came, also those that were refused. */
export function VersionsTab() {
  const t = useMessages('lists');
  const words = useLabelProps(listVersionsLabels);
  const presets = useMemo(
    () => [
      { id: 'current', label: t(($) => $.current), state: { filter: ['status:in:active'] } },
      { id: 'refused', label: t(($) => $.refusedOnes), state: { filter: ['status:in:rejected'] } },
    ],
    [t],
  );
  const list = (row: ListVersionRow) => words.choices.source?.(row.source) ?? row.source;
  return (
    <Explorer
      definition={listVersionsExplorer}
      {...words}
      {...{ cells, tones, presets }}
      link="number"
      rowLabel={(row) => t(($) => $.versionOf, { list: list(row), number: row.number })}
      rowHref={versionHref}
      card={(row) => (
        <RowCard
          title={t(($) => $.versionOf, { list: list(row), number: row.number })}
          href={versionHref(row)}
          end={<VersionChip status={row.status} />}
          lines={[
            formatDateTime(row.fetchedAt),
            row.fault
              ? words.choices.fault?.(row.fault)
              : `${signed('+', row.added)} ${signed('~', row.changed)} ${signed('−', row.removed)}`,
          ]}
        />
      )}
      empty={{ title: t(($) => $.noVersions) }}
    />
  );
}

function signed(sign: string, count: number): string {
  return count === 0 ? '0' : `${sign}${formatNumber(count)}`;
}

function versionHref({ id }: ListVersionRow): string {
  return `/compliance/lists/version/${id}`;
}

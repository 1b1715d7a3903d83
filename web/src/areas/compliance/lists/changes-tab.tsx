import { useMemo } from 'react';
import { listChangesExplorer } from '#domain/areas/compliance/lists.explorers.ts';
import { listChangesLabels } from '#domain/areas/compliance/lists.labels.ts';
import type { ListChangeRow } from '#domain/areas/compliance/lists.rows.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { OpChip } from './change-lines.tsx';

const tones = { name: 'strong', source: 'dim', entryId: 'dim', fields: 'dim' } as const;
const cells = { op: (row: ListChangeRow) => <OpChip op={row.op} /> };

/** Row by row what versions changed. */
export function ChangesTab() {
  const t = useMessages('lists');
  const words = useLabelProps(listChangesLabels);
  const presets = useMemo(
    () => [
      {
        id: 'identity',
        label: t(($) => $.identity),
        state: { filter: ['op:in:mod', 'identityChanged:is:true'] },
      },
      { id: 'added', label: t(($) => $.addedOnes), state: { filter: ['op:in:add'] } },
      { id: 'removed', label: t(($) => $.removedOnes), state: { filter: ['op:in:del'] } },
    ],
    [t],
  );
  return (
    <Explorer
      definition={listChangesExplorer}
      {...words}
      {...{ cells, tones, presets }}
      rowLabel={(row) => row.name}
      rowHref={entryHref}
      card={(row) => (
        <RowCard
          title={row.name}
          href={entryHref(row)}
          end={<OpChip op={row.op} />}
          lines={[
            t(($) => $.versionOf, {
              list: words.choices.source?.(row.source) ?? row.source,
              number: row.number,
            }),
            row.op === 'mod' ? row.change : undefined,
          ]}
        />
      )}
      empty={{ title: t(($) => $.noChanges), text: t(($) => $.noChangesText) }}
    />
  );
}

function entryHref({ entryKey }: ListChangeRow): string {
  return `/compliance/lists/entry/${entryKey}`;
}

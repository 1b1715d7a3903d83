import { useState } from 'react';
import { blockListExplorer } from '#domain/areas/compliance/lists.explorers.ts';
import { blockListLabels } from '#domain/areas/compliance/lists.labels.ts';
import type { BlockListRow } from '#domain/areas/compliance/lists.rows.ts';
import { Explorer } from '#web/engine/explorer/explorer.tsx';
import { useLabelProps } from '#web/engine/explorer/use-label-props.ts';
import { RowCard } from '#web/kit/table/row-card.tsx';
import { StatusChip } from '#web/kit/text/status-chip.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { BlockDialog } from './block-dialog.tsx';
import { useMayWrite } from './use-may-write.ts';

const tones = { name: 'strong', by: 'dim', createdAt: 'dim' } as const;
const cells = { isActive: (row: BlockListRow) => <BlockedChip {...row} /> };

/** Names the business itself does not serve. */
export function BlockTab() {
  const t = useMessages('lists');
  const words = useLabelProps(blockListLabels);
  const mayWrite = useMayWrite();
  const [isNew, setIsNew] = useState(false);
  return (
    <>
      <Explorer
        definition={blockListExplorer}
        {...words}
        {...{ cells, tones }}
        rowLabel={(row) => row.name}
        rowHref={blockHref}
        card={(row) => (
          <RowCard
            title={row.name}
            href={blockHref(row)}
            end={<BlockedChip {...row} />}
            lines={[row.reason]}
          />
        )}
        primaryAction={mayWrite ? { label: t(($) => $.block), to: () => setIsNew(true) } : undefined}
        empty={{ title: t(($) => $.blockNone), text: t(($) => $.blockNoneText) }}
      />
      {isNew && <BlockDialog onClose={() => setIsNew(false)} />}
    </>
  );
}

export function BlockedChip({ isActive }: Pick<BlockListRow, 'isActive'>) {
  const t = useMessages('lists');
  return isActive ? (
    <StatusChip tone="err" label={t(($) => $.isActive)} />
  ) : (
    <StatusChip tone="mute" label={t(($) => $.isNotActive)} />
  );
}

function blockHref({ id }: BlockListRow): string {
  return `/compliance/lists/blocked/${id}`;
}

import { mdiClose } from '@mdi/js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { Button } from '#web/kit/action/button.tsx';
import { IconButton } from '#web/kit/action/icon-button.tsx';
import { onDemand } from '#web/kit/overlay/on-demand.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { Narrowing } from '../explorer-calls.ts';
import { totalsQuery } from '../explorer-calls.ts';
import type { Selection } from '../use-selection.ts';
import type { BulkAction, BulkActions } from './bulk-action.ts';
import type { BulkDialogProps } from './bulk-dialog.tsx';
import styles from './bulk.module.css';

const BulkDialog = onDemand<BulkDialogProps>(
  () => import('./bulk-dialog.tsx').then((file) => file.BulkDialog),
  () => true,
);

interface BulkBarProps {
  explorer: Explorer;
  bulk?: BulkActions;
  selection: Selection;
  narrowing: Narrowing;
  pageSize: number;
  onSelectAll: () => void;
  clear: () => void;
}

/** What can be done with the selected rows; stands over the foot so that the table does not move. */
export function BulkBar({ bulk, ...props }: BulkBarProps) {
  const t = useMessages('explorer');
  const { ids, isAll } = props.selection;
  if (ids.size === 0 && !isAll) return null;
  return (
    <div className={styles.bar} role="region" aria-label={t(($) => $.bulk.bar)}>
      <HowMany {...props} />
      {bulk && <Actions {...props} bulk={bulk} />}
      <IconButton icon={mdiClose} size="sm" label={t(($) => $.bulk.clear)} onClick={props.clear} />
    </div>
  );
}

function HowMany({ explorer, selection, narrowing, pageSize, onSelectAll }: Omit<BulkBarProps, 'bulk'>) {
  const t = useMessages('explorer');
  const { data: totals } = useQuery(totalsQuery(explorer, narrowing));
  const { ids, isAll } = selection;
  const found = totals?.count ?? 0;
  const count = `${formatNumber(found)}${totals?.isCapped ? '+' : ''}`;
  const canSelectAll = !isAll && ids.size >= pageSize && found > ids.size;
  return (
    <>
      <b role="status">
        {isAll ? t(($) => $.bulk.allSelected, { count }) : t(($) => $.bulk.selected, { count: ids.size })}
      </b>
      {canSelectAll && (
        <Button size="sm" onClick={onSelectAll}>
          {t(($) => $.bulk.selectAll, { count })}
        </Button>
      )}
    </>
  );
}

function Actions({ explorer, bulk, selection, narrowing, clear }: BulkBarProps & { bulk: BulkActions }) {
  const [action, setAction] = useState<BulkAction>();
  return (
    <>
      {bulk.actions.map((each) => (
        <Button
          key={each.id}
          size="sm"
          variant={each.isDanger ? 'danger' : 'ghost'}
          onClick={() => setAction(each)}
        >
          {each.label}
        </Button>
      ))}
      {action && (
        <BulkDialog
          key={action.id}
          {...{ explorer, bulk, action }}
          selection={selection.isAll ? { ids: [], all: narrowing } : { ids: [...selection.ids] }}
          onDone={clear}
          onClose={() => setAction(undefined)}
        />
      )}
    </>
  );
}

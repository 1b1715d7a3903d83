import { useQueries } from '@tanstack/react-query';
import { memo } from 'react';
import type { ViewState } from '#domain/areas/views/view-state.schema.ts';
import { isSameView } from '#domain/areas/views/is-same-view.ts';
import type { Explorer } from '#domain/kernel/explorer.ts';
import type { Totals } from '#domain/kernel/explorer.endpoints.ts';
import { Tabs } from '#web/kit/layout/tabs.tsx';
import { useMessages } from '#web/lib/i18n.ts';
import { totalsQuery } from '../explorer/explorer-calls.ts';
import { ViewMenu } from './view-menu.tsx';
import type { ViewTab } from './view-tab.ts';
import styles from './view-tabs.module.css';

interface ViewTabsProps {
  explorer: Explorer;
  tabs: readonly ViewTab[];
  active: ViewTab;
  /** What is shown now. */
  state: ViewState;
  /** Counts may wait until the rows are there. */
  canCount: boolean;
  onShow: (tab: { id: string; state: ViewState }) => void;
}

function PlainViewTabs({ explorer, tabs, active, state, canCount, onShow }: ViewTabsProps) {
  const t = useMessages('saved-views');
  const isDirty = !isSameView(state, active.state);
  const counts = useQueries({
    queries: tabs.map((tab) => ({ ...totalsQuery(explorer, tab.state), enabled: canCount })),
    combine: (results) => results.map(({ data }) => data),
  });

  function choose(id: string) {
    const tab = tabs.find((each) => each.id === id);
    if (tab) onShow(tab);
  }

  return (
    <div className={styles.row}>
      <div className={styles.tabs}>
        <Tabs
          label={t(($) => $.views)}
          active={active.id}
          onChange={choose}
          tabs={tabs.map(({ id, label, saved }, index) => ({
            id,
            label,
            count: countText(counts[index]),
            isDirty: id === active.id && saved !== undefined && isDirty,
          }))}
        />
      </div>
      <ViewMenu {...{ explorer, active, state, isDirty, onShow }} all={tabs[0] ?? active} />
    </div>
  );
}

/** A badge says how many, not exactly how very many. */
export function countText(totals: Totals | undefined): string | undefined {
  if (totals === undefined) return undefined;
  return totals.count > 99 ? '99+' : String(totals.count);
}

/** Saved views beside each other, each with what it finds; left and right choose. */
export const ViewTabs = memo(PlainViewTabs);

import { useMemo } from 'react';
import type { ViewState } from '#domain/areas/views/view-state.schema.ts';
import type { Explorer } from '#domain/kernel/explorer.ts';
import { quickFilters } from './explorer-columns.tsx';
import { ExplorerToolbar } from './explorer-toolbar.tsx';
import type { ExplorerWords } from './explorer-words.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { LivePill } from './live-pill.tsx';
import { SearchBox } from './search-box.tsx';
import type { ChangeState } from './use-explorer-state.ts';
import type { LiveRows } from './use-live-rows.ts';
import styles from './explorer.module.css';

interface ExplorerControlsProps {
  explorer: Explorer;
  title: string;
  words: ExplorerWords;
  view: ViewState;
  change: ChangeState;
  live: LiveRows;
}

/** What narrows the list at the left, how it is shown at the right. */
export function ExplorerControls({ explorer, title, words, view, change, live }: ExplorerControlsProps) {
  const quick = useMemo(() => quickFilters(explorer), [explorer]);
  return (
    <div className={styles.toolbar}>
      <div className={styles.narrow}>
        {explorer.hasSearch && <SearchBox title={title} q={view.q} change={change} />}
        <FilterBar {...{ explorer, words, quick, change }} filter={view.filter} />
      </div>
      <div className={styles.tools}>
        <LivePill news={live.news} onShow={live.show} />
        <span className={styles.shape}>
          <ExplorerToolbar state={view} {...{ explorer, words, change }} />
        </span>
      </div>
    </div>
  );
}

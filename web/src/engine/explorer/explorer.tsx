import { useCallback, useMemo } from 'react';
import { loadMessages } from '#web/lib/i18n.ts';
import { ViewTabs } from '../saved-views/view-tabs.tsx';
import type { ViewTab } from '../saved-views/view-tab.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { visibleColumns } from './column-layout.ts';
import type { AnyRow } from './explorer-calls.ts';
import { ExplorerControls } from './explorer-controls.tsx';
import { ExplorerHeader } from './explorer-header.tsx';
import type { ExplorerProps } from './explorer-props.ts';
import { viewOf } from './explorer-state.ts';
import { ExplorerTable } from './explorer-table.tsx';
import type { ExplorerWords } from './explorer-words.ts';
import { useExplorerState } from './use-explorer-state.ts';
import { useIdleAfter } from './use-idle-after.ts';
import { useLiveRows } from './use-live-rows.ts';
import { useRows } from './use-rows.ts';
import { useSame } from './use-same.ts';
import { useSelection } from './use-selection.ts';
import { useView } from './use-view.ts';

// Fetched beside the offices and rows; asked for at the first render they would hold up the screen one after the other.
void loadMessages('explorer', 'saved-views');

/**
 * The list of an area: everything of it stands in the address, saved views as tabs, filters as chips, totals of
 * the whole filter, live, bulk, export. A screen gives the literal, the words and its own cells.
 *
 * @example
 * <Explorer definition={usersExplorer} title={t(($) => $.title)} labels={labels} cells={cells}
 *   rowLabel={(row) => row.name} rowHref={paperOf} card={(row) => <UserCard row={row} />} />
 */
export function Explorer<Row extends AnyRow>(props: ExplorerProps<Row>) {
  const { definition, title } = props;
  const address = useExplorerState(definition);
  const { state, change } = address;
  const view = useSame(viewOf(state));
  const words = useWords(props);
  const { tabs, active, isReady } = useView(definition, address, props);
  const result = useRows<Row>(definition, state, isReady);
  const live = useLiveRows<Row>(definition, state);
  const { selection, select, clear } = useSelection(definition.name, JSON.stringify([view.q, view.filter]));
  const show = useCallback(
    (tab: Pick<ViewTab, 'id' | 'state'>) => change({ ...tab.state, view: tab.id }),
    [change],
  );

  const canCount = useIdleAfter(isReady && result.data !== undefined);
  const ids = result.data?.rows.map(({ id }) => id) ?? [];
  const narrowing = { q: view.q, filter: view.filter };
  const order = { ...narrowing, sort: view.sort, columns: visibleColumns(definition, view) };
  return (
    <section aria-label={title}>
      {/* With everything found selected, these are the rows of the filter already. */}
      <ExplorerHeader {...props} order={order} ids={selection.isAll ? [] : [...selection.ids]} />
      <ViewTabs explorer={definition} {...{ tabs, active, canCount }} state={view} onShow={show} />
      <ExplorerControls explorer={definition} {...{ title, words, view, change, live }} />
      <ExplorerTable screen={props} {...{ state, view, change, words, isReady, result, selection, select }} />
      <BulkBar
        explorer={definition}
        bulk={props.bulk}
        {...{ selection, clear, narrowing }}
        pageSize={ids.length}
        onSelectAll={() => select({ ids: new Set(ids), isAll: true })}
      />
    </section>
  );
}

function useWords({
  labels,
  choices,
  references,
}: Pick<ExplorerProps<never>, keyof ExplorerWords>): ExplorerWords {
  const same = useSame(labels);
  return useMemo(() => ({ labels: same, choices, references }), [same, choices, references]);
}

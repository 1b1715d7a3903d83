import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { DataTable } from '#web/kit/table/data-table.tsx';
import type { TableLayout, TableSort } from '#web/kit/table/table-column.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { ViewTabs } from '../saved-views/view-tabs.tsx';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { tableLayout } from './column-layout.ts';
import type { AnyRow } from './explorer-calls.ts';
import { explorerColumns, quickFilters } from './explorer-columns.tsx';
import { ExplorerEmpty } from './explorer-empty.tsx';
import { ExplorerFooter } from './explorer-footer.tsx';
import { ExplorerHeader } from './explorer-header.tsx';
import type { ExplorerProps } from './explorer-props.ts';
import { viewOf } from './explorer-state.ts';
import { ExplorerToolbar } from './explorer-toolbar.tsx';
import type { ExplorerWords } from './explorer-words.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import { LivePill } from './live-pill.tsx';
import { SearchBox } from './search-box.tsx';
import { readSortKeys, sortBy } from './sort-keys.ts';
import { useExplorerKeys } from './use-explorer-keys.ts';
import { useExplorerState } from './use-explorer-state.ts';
import { useLiveRows } from './use-live-rows.ts';
import { useRowLinks } from './use-row-links.ts';
import { useRows } from './use-rows.ts';
import { useSame } from './use-same.ts';
import { selectedOnPage, useSelection } from './use-selection.ts';
import { useTableScroll } from './use-table-scroll.ts';
import { useView } from './use-view.ts';
import styles from './explorer.module.css';

const noCells = {};

/**
 * The list of an area: everything of it stands in the address, saved views as tabs, filters as chips, totals of
 * the whole filter, live, bulk, export. A screen gives the literal, the words and its own cells.
 *
 * @example
 * <Explorer definition={usersExplorer} title={t(($) => $.title)} labels={labels} cells={cells}
 *   rowLabel={(row) => row.name} rowHref={(row) => `/settings/users/${row.id}`} card={(row) => <UserCard row={row} />} />
 */
export function Explorer<Row extends AnyRow>(props: ExplorerProps<Row>) {
  const { definition, cells = noCells, tones = noCells, rowHref, rowLabel, editHref } = props;
  const t = useMessages('explorer');
  const navigate = useNavigate();
  const address = useExplorerState(definition);
  const { state, change } = address;
  const view = useSame(viewOf(state));
  const { tabs, active, isReady } = useView(definition, address, props.presets);
  const words = useWords(props);

  const result = useRows<Row>(definition, state);
  const page = isReady ? result.data : undefined;
  const rows = page?.rows ?? [];
  const live = useLiveRows<Row>(definition, state);
  const finds = JSON.stringify([state.q, state.filter]);
  const { selection, select, clear } = useSelection(definition.name, finds);
  const frame = useTableScroll(definition.name, finds + state.after + state.before, rows.length > 0);
  const open = (href: string | undefined) => void (href !== undefined && navigate({ href }));
  useExplorerKeys<Row>({ frame, rows, onEdit: editHref && ((row) => open(editHref(row))) });

  const link = props.link ?? Object.keys(definition.columns)[0];
  const yes = t(($) => $.yes);
  const no = t(($) => $.no);
  const columns = useMemo(
    () =>
      explorerColumns<Row>({ explorer: definition, words, cells, tones, rowHref, link, yesNo: [yes, no] }),
    // rowHref only makes addresses from rows; a new function of the same kind changes nothing.
    [definition, words, cells, tones, link, yes, no],
  );
  const layout = useMemo(() => tableLayout(definition, view), [definition, view]);
  const quick = useMemo(() => quickFilters(definition), [definition]);
  const isShifted = useRef(false);
  const links = useRowLinks();

  function onSort(key: TableSort) {
    change({ sort: sortBy(state.sort, key, isShifted.current) });
  }

  function onLayoutChange({ widths = {} }: TableLayout) {
    change({ widths: { ...widths } }, { replace: true });
  }

  const order = { q: state.q, filter: state.filter, sort: state.sort, columns: layout.order ?? [] };
  return (
    <section aria-label={props.title}>
      <ExplorerHeader {...props} order={order} ids={[...selection.ids]} />
      <ViewTabs
        explorer={definition}
        {...{ tabs, active }}
        state={view}
        canCount={page !== undefined}
        onShow={(tab) => change({ ...tab.state, view: tab.id })}
      />
      <div className={styles.toolbar}>
        <div className={styles.narrow}>
          {definition.hasSearch && <SearchBox title={props.title} q={state.q} change={change} />}
          <FilterBar explorer={definition} {...{ words, quick, change }} filter={view.filter} />
        </div>
        <div className={styles.tools}>
          <LivePill news={live.news} onShow={live.show} />
          <ExplorerToolbar explorer={definition} state={view} {...{ words, change }} />
        </div>
      </div>
      <div
        ref={frame}
        className={styles.frame}
        data-density={state.density || undefined}
        {...links}
        onClickCapture={(event) => (isShifted.current = event.shiftKey)}
      >
        <DataTable
          label={props.title}
          {...{ columns, rows, rowLabel, layout, onSort, onLayoutChange }}
          rowId={idOf}
          onOpen={rowHref && ((row) => open(rowHref(row)))}
          sort={readSortKeys(state.sort)[0]}
          selection={selectedOnPage(selection, rows.map(idOf))}
          onSelectionChange={(ids) => select({ ids, isAll: false })}
          isLoading={page === undefined && !result.error}
          isRefreshing={result.isPlaceholderData}
          skeletonRows={Math.min(state.limit, 20)}
          card={props.card}
          empty={
            <ExplorerEmpty
              error={result.error}
              isNarrowed={state.q !== '' || state.filter.length > 0}
              none={props.empty}
              onRetry={() => void result.refetch()}
              onClear={() => change({ q: '', filter: [] })}
            />
          }
          footer={<ExplorerFooter explorer={definition} {...{ words, state, page, change }} />}
        />
      </div>
      <BulkBar
        explorer={definition}
        bulk={props.bulk}
        {...{ selection, clear }}
        narrowing={{ q: state.q, filter: view.filter }}
        pageSize={rows.length}
        onSelectAll={() => select({ ids: new Set(rows.map(idOf)), isAll: true })}
      />
    </section>
  );
}

function idOf(row: AnyRow): string {
  return row.id;
}

function useWords({
  labels,
  choices,
  references,
}: Pick<ExplorerProps<never>, keyof ExplorerWords>): ExplorerWords {
  const same = useSame(labels);
  return useMemo(() => ({ labels: same, choices, references }), [same, choices, references]);
}

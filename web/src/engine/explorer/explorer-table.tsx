import { useNavigate } from '@tanstack/react-router';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { ViewState } from '#domain/areas/views/view-state.schema.ts';
import { DataTable } from '#web/kit/table/data-table.tsx';
import type { TableLayout, TableSort } from '#web/kit/table/table-column.ts';
import { tableLayout } from './column-layout.ts';
import type { AnyRow, PageOf } from './explorer-calls.ts';
import { ExplorerEmpty } from './explorer-empty.tsx';
import { ExplorerFooter } from './explorer-footer.tsx';
import type { ExplorerProps } from './explorer-props.ts';
import type { ExplorerState } from './explorer-state.ts';
import type { ExplorerWords } from './explorer-words.ts';
import { readSortKeys, sortBy } from './sort-keys.ts';
import { useEditKey } from './use-edit-key.ts';
import { useExplorerColumns } from './use-explorer-columns.ts';
import type { ChangeState } from './use-explorer-state.ts';
import { useRowLinks } from './use-row-links.ts';
import type { Selection } from './use-selection.ts';
import { selectedOnPage } from './use-selection.ts';
import { useTableScroll } from './use-table-scroll.ts';
import styles from './explorer.module.css';

interface ExplorerTableProps<Row extends AnyRow> {
  screen: ExplorerProps<Row>;
  state: ExplorerState;
  view: ViewState;
  change: ChangeState;
  words: ExplorerWords;
  /** False while another view may still take the place of this one. */
  isReady: boolean;
  result: UseQueryResult<PageOf<Row>>;
  selection: Selection;
  select: (selection: Selection) => void;
}

const noRows: never[] = [];

/** The rows with their foot, and everything that is done on them by mouse or by key. */
export function ExplorerTable<Row extends AnyRow>(props: ExplorerTableProps<Row>) {
  const { screen, state, view, change, words, isReady, result, selection, select } = props;
  const { definition, rowHref, editHref } = screen;
  const navigate = useNavigate();
  const links = useRowLinks();
  const columns = useExplorerColumns(screen, words);
  const layout = useMemo(() => tableLayout(definition, view), [definition, view]);
  const isShifted = useRef(false);

  const page = isReady ? result.data : undefined;
  const rows = page?.rows ?? noRows;
  const pageKey = [state.q, state.filter, state.sort, state.after, state.before].join(' ');
  const frame = useTableScroll(`${definition.name} ${pageKey}`, rows.length > 0);
  const open = (href: string | undefined) => void (href !== undefined && navigate({ href }));
  useEditKey<Row>({ frame, rows, onEdit: editHref && ((row) => open(editHref(row))) });

  function onSort(key: TableSort) {
    change({ sort: sortBy(state.sort, key, isShifted.current) });
  }

  function onLayoutChange({ widths = {} }: TableLayout) {
    change({ widths: { ...widths } }, { replace: true });
  }

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-density={view.density || undefined}
      {...links}
      onClickCapture={(event) => (isShifted.current = event.shiftKey)}
    >
      <DataTable
        label={screen.title}
        {...{ columns, rows, layout, pageKey, onSort, onLayoutChange }}
        rowId={idOf}
        rowLabel={screen.rowLabel}
        onOpen={rowHref && ((row) => open(rowHref(row)))}
        sort={readSortKeys(state.sort)}
        selection={selectedOnPage(selection, rows.map(idOf))}
        onSelectionChange={(ids) => select({ ids, isAll: false })}
        isLoading={page === undefined && !result.error}
        isRefreshing={result.isPlaceholderData}
        skeletonRows={Math.min(state.limit, 20)}
        card={screen.card}
        empty={
          <ExplorerEmpty
            error={result.error}
            isNarrowed={state.q !== '' || state.filter.length > 0}
            none={screen.empty}
            onRetry={() => void result.refetch()}
            onClear={() => change({ q: '', filter: [] })}
          />
        }
        footer={<ExplorerFooter explorer={definition} {...{ words, state, page, change }} />}
      />
    </div>
  );
}

function idOf(row: AnyRow): string {
  return row.id;
}

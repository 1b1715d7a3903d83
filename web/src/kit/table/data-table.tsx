import { useRef, useState } from 'react';
import type { ChangeEvent, CSSProperties, MouseEvent, ReactNode } from 'react';
import { useHotkey } from '#web/lib/hotkeys.ts';
import { useMessages } from '#web/lib/i18n.ts';
import { useIsMobile } from '../theme/use-is-mobile.ts';
import { CardList } from './card-list.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import type { TableColumn, TableLayout, TableSort } from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useTableColumns } from './use-table-columns.ts';
import styles from './data-table.module.css';

export interface DataTableProps<Row> {
  /** Names the table for readers. */
  label: string;
  /** Must keep its identity between renders. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The row in words, for its checkbox: `MT1000123`. */
  rowLabel: (row: Row) => string;
  onOpen?: (row: Row) => void;
  /** Of several the first one sorts and the others break its ties. */
  sort?: TableSort | readonly TableSort[];
  onSort?: (sort: TableSort) => void;
  layout?: TableLayout;
  onLayoutChange?: (layout: TableLayout) => void;
  /** Ids of the selected rows; with onSelectionChange the table shows checkboxes. */
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Waits for the first page: skeleton rows of the exact height. */
  isLoading?: boolean;
  /** The old page stays while the next one comes. */
  isRefreshing?: boolean;
  skeletonRows?: number;
  /** Names the page; when it changes the table goes back to its top. */
  pageKey?: string;
  /** How a row looks below the mobile breakpoint. */
  card?: (row: Row) => ReactNode;
  empty?: ReactNode;
  footer?: ReactNode;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_LAYOUT: TableLayout = {};

/** The dense table of every explorer: props only, keyboard first, rows memoised. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, isLoading = false, card, empty, footer } = props;
  const isMobile = useIsMobile();
  const isEmpty = !isLoading && rows.length === 0;
  return (
    <div className={styles.frame} aria-busy={isLoading || props.isRefreshing || undefined}>
      {isEmpty && empty}
      {!(isEmpty && empty) && (isMobile && card ? <CardList {...props} card={card} /> : <Grid {...props} />)}
      {footer}
    </div>
  );
}

function Grid<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowLabel, onSelectionChange, onLayoutChange } = props;
  const t = useMessages('kit');
  const { shown, resize } = useResizing(props.layout, onLayoutChange);
  const { ids, selection, selected, select, toggle } = useSelecting(props);
  const { placed, widths, offsets } = useTableColumns(columns, shown, Boolean(onSelectionChange));

  function onBodyChange(event: ChangeEvent<HTMLTableSectionElement>) {
    const row = event.target.closest<HTMLElement>('[data-index]');
    // A checkbox changes by a click, which knows of the Shift key.
    const isRange = event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey;
    if (row) toggle(Number(row.dataset.index), isRange);
  }

  const keys = useRowKeys({
    rows,
    pageKey: props.pageKey,
    onOpen: props.onOpen,
    onToggle: onSelectionChange && toggle,
  });
  useHotkey({ id: 'table.rows', keys: 'j', label: t(($) => $.table.toRows), run: keys.focusCurrent });
  const width = widths.reduce((sum, each) => sum + each, onSelectionChange ? 36 : 0);
  return (
    <div className={styles.scroll} ref={keys.scroll}>
      <table className={styles.table} aria-label={props.label} style={tableStyle(width, offsets)}>
        <colgroup>
          {onSelectionChange && <col className={styles.select} />}
          {placed.map(({ column }, index) => (
            // The last column takes what is left.
            <col key={column.id} style={index < placed.length - 1 ? { width: widths[index] } : undefined} />
          ))}
        </colgroup>
        <TableHead
          {...{ placed, widths, sort: sortsOf(props.sort), onSort: props.onSort }}
          onResize={onLayoutChange && resize}
          selection={
            onSelectionChange && {
              isAll: rows.length > 0 && selected === rows.length,
              isSome: selected > 0,
              onChange: () => select(ids, selected < rows.length),
            }
          }
        />
        {props.isLoading && rows.length === 0 ? (
          <SkeletonRows
            count={props.skeletonRows ?? 12}
            columns={placed.length + (onSelectionChange ? 1 : 0)}
          />
        ) : (
          <tbody {...keys.body} onChange={onBodyChange} onMouseDown={keepText}>
            {rows.map((row, index) => (
              <TableRow
                // oxlint-disable-next-line react/no-array-index-key -- a new page fills the rows that stand there: half the work of making new ones
                key={index}
                row={row}
                index={index}
                placed={placed}
                isCurrent={index === keys.current}
                isSelected={selection.has(ids[index] ?? '')}
                selectLabel={onSelectionChange && t(($) => $.table.selectRow, { name: rowLabel(row) })}
              />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

/** A range of rows is meant, not the text between two clicks. */
function keepText(event: MouseEvent) {
  if (event.shiftKey && event.target instanceof HTMLInputElement) event.preventDefault();
}

function sortsOf(sort: DataTableProps<never>['sort']): readonly TableSort[] {
  if (sort === undefined) return [];
  return 'id' in sort ? [sort] : sort;
}

function tableStyle(width: number, offsets: readonly number[]): CSSProperties {
  const pins = offsets.map((offset, index) => [`--pin-${index}`, `${offset}px`]);
  return { minWidth: width, ...Object.fromEntries(pins) };
}

/** Widths while the pointer drags; only the last one is told. */
function useResizing(layout: TableLayout = NO_LAYOUT, onLayoutChange?: (layout: TableLayout) => void) {
  const [drag, setDrag] = useState<Record<string, number>>();
  return {
    shown: drag ? { ...layout, widths: { ...layout.widths, ...drag } } : layout,
    resize(id: string, width: number, isFinal: boolean) {
      setDrag(isFinal ? undefined : { [id]: width });
      if (isFinal) onLayoutChange?.({ ...layout, widths: { ...layout.widths, [id]: width } });
    },
  };
}

function useSelecting<Row>({ rows, rowId, selection = NOTHING, onSelectionChange }: DataTableProps<Row>) {
  const ids = rows.map(rowId);
  /** The row that was marked last; a range begins there. */
  const last = useRef<string>(undefined);
  function select(chosen: readonly string[], isSelected: boolean) {
    const next = new Set(selection);
    for (const id of chosen) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    onSelectionChange?.(next);
  }
  return {
    ids,
    selection,
    selected: ids.filter((id) => selection.has(id)).length,
    select,
    toggle(index: number, isRange = false) {
      const id = ids[index];
      if (id === undefined) return;
      const from = isRange && last.current !== undefined ? ids.indexOf(last.current) : -1;
      const start = from < 0 ? index : from;
      select(ids.slice(Math.min(start, index), Math.max(start, index) + 1), !selection.has(id));
      last.current = id;
    },
  };
}

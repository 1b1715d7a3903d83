import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableColumn, TableLayout } from './table-column.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

type Features = typeof features;

const NO_ROWS: never[] = [];
const SELECT_WIDTH = 36;
const MIN_WIDTH = 56;
const MAX_WIDTH = 640;
const DEFAULT_WIDTH = 140;

/** A column where it stands now. */
export interface PlacedColumn<Row> {
  column: TableColumn<Row>;
  /** Place among the pinned columns, or -1. */
  pin: number;
}

export interface PlacedColumns<Row> {
  /** Keeps its identity while only widths change, so that rows need not render again. */
  placed: readonly PlacedColumn<Row>[];
  widths: readonly number[];
  /** Distance of each pinned column from the left edge, px. */
  offsets: readonly number[];
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
}

/**
 * Order, visibility, pinning and width of the columns by TanStack Table. Rows never pass through it:
 * a page comes sorted and cut from the server, and plain cells are a third of the price of row models.
 */
export function useTableColumns<Row>(
  columns: readonly TableColumn<Row>[],
  layout: TableLayout,
  hasSelection: boolean,
): PlacedColumns<Row> {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<Features, object> => ({
        id: column.id,
        header: column.header,
        size: column.width ?? DEFAULT_WIDTH,
        minSize: MIN_WIDTH,
        maxSize: MAX_WIDTH,
      })),
    [columns],
  );
  const state = useMemo(
    () => ({
      columnOrder: [...(layout.order ?? [])],
      columnVisibility: Object.fromEntries((layout.hidden ?? []).map((id) => [id, false])),
      columnPinning: { start: [...(layout.pinned ?? [])], end: [] },
      columnSizing: { ...layout.widths },
    }),
    [layout],
  );
  const table = useTable({ features, columns: definitions, data: NO_ROWS, state });

  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const pinned = table.getStartVisibleLeafColumns();
  const leaves = [...pinned, ...table.getCenterVisibleLeafColumns()];
  const ids = leaves.map((leaf) => leaf.id).join(' ');
  const placed = useMemo(
    () =>
      ids.split(' ').flatMap((id, index) => {
        const column = byId.get(id);
        return column ? [{ column, pin: index < pinned.length ? index : -1 }] : [];
      }),
    [ids, byId, pinned.length],
  );
  const base = hasSelection ? SELECT_WIDTH : 0;
  return {
    placed,
    widths: leaves.map((leaf) => leaf.getSize()),
    offsets: pinned.map((leaf) => base + leaf.getStart('start')),
  };
}

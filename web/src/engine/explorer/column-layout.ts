import type { ViewState } from '#domain/areas/views/view-state.schema.ts';
import type { Explorer } from '#domain/kernel/explorer.ts';
import type { TableLayout } from '#web/kit/table/table-column.ts';

type Columns = Pick<ViewState, 'columns' | 'widths' | 'pinned'>;

/** Visible columns in their order. */
export function visibleColumns({ columns }: Explorer, state: Pick<ViewState, 'columns'>): readonly string[] {
  if (state.columns.length > 0) return state.columns;
  return Object.keys(columns).filter((name) => columns[name]?.hidden !== true);
}

/** The same in the terms of the table. */
export function tableLayout(explorer: Explorer, state: Columns): TableLayout {
  const order = visibleColumns(explorer, state);
  const shown = new Set(order);
  return {
    order,
    hidden: Object.keys(explorer.columns).filter((name) => !shown.has(name)),
    pinned: state.pinned.filter((name) => shown.has(name)),
    widths: state.widths,
  };
}

/** Shows or hides a column; the last visible one stays. A shown one takes its declared place at the end. */
export function toggleColumn(explorer: Explorer, state: Columns, name: string): Partial<ViewState> {
  const shown = visibleColumns(explorer, state);
  if (!shown.includes(name)) return { columns: [...shown, name] };
  if (shown.length === 1) return {};
  return {
    columns: shown.filter((each) => each !== name),
    pinned: state.pinned.filter((each) => each !== name),
  };
}

/** Moves a visible column to another place. */
export function moveColumn(
  explorer: Explorer,
  state: Columns,
  move: { name: string; to: number },
): Partial<ViewState> {
  const others = visibleColumns(explorer, state).filter((each) => each !== move.name);
  const place = Math.min(Math.max(move.to, 0), others.length);
  return { columns: others.toSpliced(place, 0, move.name) };
}

export function togglePin(state: Columns, name: string): Partial<ViewState> {
  const isPinned = state.pinned.includes(name);
  return { pinned: isPinned ? state.pinned.filter((each) => each !== name) : [...state.pinned, name] };
}

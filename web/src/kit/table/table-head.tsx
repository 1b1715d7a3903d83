import { mdiArrowDown, mdiArrowUp } from '@mdi/js';
import { useRef } from 'react';
import type { ChangeEventHandler, KeyboardEvent, PointerEvent } from 'react';
import { useMessages } from '#web/lib/i18n.ts';
import { Icon } from '../text/icon.tsx';
import type { TableSort } from './table-column.ts';
import { pinStyle } from './table-row.tsx';
import { clampWidth } from './use-table-columns.ts';
import type { PlacedColumn } from './use-table-columns.ts';
import styles from './data-table.module.css';

const KEY_STEP = 16;

interface TableHeadProps<Row> {
  placed: readonly PlacedColumn<Row>[];
  widths: readonly number[];
  sort: readonly TableSort[];
  onSort?: (sort: TableSort) => void;
  /** `isFinal` is false while the pointer still moves. */
  onResize?: (id: string, width: number, isFinal: boolean) => void;
  selection?: { isAll: boolean; isSome: boolean; onChange: ChangeEventHandler };
}

/** Header row: sort buttons, widths by pointer or Shift+arrows; left and right walk along it. */
export function TableHead<Row>({ placed, widths, selection, ...rest }: TableHeadProps<Row>) {
  const t = useMessages('kit');

  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || event.shiftKey) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    buttons[buttons.indexOf(event.target as HTMLButtonElement) + step]?.focus();
    event.preventDefault();
  }

  return (
    <thead>
      <tr onKeyDown={onKeyDown}>
        {selection && (
          <th className={styles.select} scope="col">
            <input
              type="checkbox"
              aria-label={t(($) => $.table.selectAll)}
              ref={(box) => {
                if (box) box.indeterminate = selection.isSome && !selection.isAll;
              }}
              checked={selection.isAll}
              onChange={selection.onChange}
            />
          </th>
        )}
        {placed.map(({ column, pin }, index) => (
          <HeadCell key={column.id} {...rest} {...{ column, pin, index, width: widths[index] ?? 0 }} />
        ))}
      </tr>
    </thead>
  );
}

type HeadCellProps<Row> = Pick<TableHeadProps<Row>, 'sort' | 'onSort' | 'onResize'> &
  PlacedColumn<Row> & { index: number; width: number };

const ARIA_SORT = { true: 'descending', false: 'ascending' } as const;

function HeadCell<Row>({ column, pin, index, width, sort, onSort, onResize }: HeadCellProps<Row>) {
  const place = sort.findIndex(({ id }) => id === column.id);
  const own = sort[place];
  const canSort = Boolean(column.isSortable && onSort);

  function turn() {
    if (canSort) onSort?.({ id: column.id, isDescending: own ? !own.isDescending : false });
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP }[event.key];
    if (step && event.shiftKey) onResize?.(column.id, clampWidth(width + step), true);
  }

  const className = [column.align === 'end' && styles.end, pin >= 0 && styles.pinned]
    .filter(Boolean)
    .join(' ');
  return (
    <th
      scope="col"
      className={className}
      style={pinStyle(pin)}
      aria-sort={own && place === 0 ? ARIA_SORT[`${own.isDescending}`] : undefined}
    >
      <button
        type="button"
        className={styles.head}
        tabIndex={index === 0 ? 0 : -1}
        aria-disabled={canSort ? undefined : true}
        aria-keyshortcuts={onResize && 'Shift+ArrowLeft Shift+ArrowRight'}
        onClick={turn}
        onKeyDown={onKeyDown}
      >
        {column.header}
        {own && <SortMark sort={own} place={place} />}
      </button>
      {onResize && <Grip width={width} onResize={(next, isFinal) => onResize(column.id, next, isFinal)} />}
    </th>
  );
}

/** The arrow; from the second key on also its place among them. */
function SortMark({ sort, place }: { sort: TableSort; place: number }) {
  return (
    <>
      <Icon path={sort.isDescending ? mdiArrowDown : mdiArrowUp} size={14} />
      {place > 0 && <small>{place + 1}</small>}
    </>
  );
}

interface GripProps {
  width: number;
  onResize: (width: number, isFinal: boolean) => void;
}

function Grip({ width, onResize }: GripProps) {
  const start = useRef<{ x: number; width: number }>(undefined);

  function onPointerDown(event: PointerEvent) {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  }

  function report(event: PointerEvent, isFinal: boolean) {
    if (!start.current) return;
    onResize(clampWidth(start.current.width + event.clientX - start.current.x), isFinal);
    if (isFinal) start.current = undefined;
  }

  return (
    <span
      className={styles.grip}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => report(event, false)}
      onPointerUp={(event) => report(event, true)}
      onPointerCancel={(event) => report(event, true)}
    />
  );
}

import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { TableColumn } from './table-column.ts';
import type { PlacedColumn } from './use-table-columns.ts';
import styles from './data-table.module.css';

interface TableRowProps {
  row: unknown;
  index: number;
  placed: readonly PlacedColumn<never>[];
  isCurrent: boolean;
  isSelected: boolean;
  /** What the checkbox says; without it the row cannot be selected. */
  selectLabel?: string;
}

const classes = new WeakMap<TableColumn<never>, string>();

function cellClass(column: TableColumn<never>): string {
  let name = classes.get(column);
  if (name === undefined) {
    name = [column.align === 'end' && styles.end, column.tone && styles[column.tone]]
      .filter(Boolean)
      .join(' ');
    classes.set(column, name);
  }
  return name;
}

/** Where a pinned cell sticks; the offsets are set once, on the table. */
export function pinStyle(pin: number): CSSProperties | undefined {
  return pin < 0 ? undefined : { left: `var(--pin-${pin})` };
}

// The change is heard by the table body; React only wants to see a handler at a checked box.
const heardAbove = () => undefined;

function PlainTableRow({ row, index, placed, isCurrent, isSelected, selectLabel }: TableRowProps) {
  return (
    <tr
      data-index={index}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={selectLabel === undefined ? undefined : isSelected}
      className={isCurrent ? styles.current : undefined}
    >
      {selectLabel !== undefined && (
        <td className={styles.select}>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={selectLabel}
            checked={isSelected}
            onChange={heardAbove}
          />
        </td>
      )}
      {placed.map(({ column, pin }) => (
        <td
          key={column.id}
          className={pin < 0 ? cellClass(column) : `${cellClass(column)} ${styles.pinned}`}
          style={pinStyle(pin)}
        >
          {column.cell(row as never)}
        </td>
      ))}
    </tr>
  );
}

/** One row; renders again only when its own record, place or marks change. */
export const TableRow = memo(PlainTableRow);

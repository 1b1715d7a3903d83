import type { ReactNode } from 'react';

/** One column of a DataTable; a plain literal beside the explorer that uses it. */
export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Width in px before the user changes it; 140 when not said. */
  width?: number;
  align?: 'start' | 'end';
  /** `strong` for people and totals, `dim` for secondary facts, `link` for the number of the thing. */
  tone?: 'strong' | 'dim' | 'link';
  isSortable?: boolean;
}

/** What a user may change about columns; stored in saved views. */
export interface TableLayout {
  order?: readonly string[];
  hidden?: readonly string[];
  /** Columns held at the left. */
  pinned?: readonly string[];
  /** Width in px by column id. */
  widths?: Readonly<Record<string, number>>;
}

export interface TableSort {
  id: string;
  isDescending: boolean;
}

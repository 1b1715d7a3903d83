import type { ReactNode } from 'react';
import type { Explorer } from '#domain/kernel/explorer.ts';
import type { ViewPreset } from '../saved-views/view-tab.ts';
import type { BulkActions } from './bulk/bulk-action.ts';
import type { Cell, Tone } from './explorer-columns.tsx';
import type { AnyRow } from './explorer-calls.ts';
import type { ReferenceSource } from './explorer-words.ts';

/** What a screen gives its explorer. Functions and objects made at module level, or by useMemo, keep the rows still. */
export interface ExplorerProps<Row extends AnyRow, Column extends string = string> {
  readonly definition: Explorer<string, Row>;
  readonly title: string;
  /** A quiet fact beside the title. */
  readonly count?: ReactNode;
  /** The header of every column. */
  readonly labels: Readonly<Record<Column, string>>;
  /** Own cells; the others are shown by the kind of their column. */
  readonly cells?: Readonly<Partial<Record<Column, Cell<Row>>>>;
  readonly tones?: Readonly<Partial<Record<Column, Tone>>>;
  /** Words for the values of enum columns. */
  readonly choices?: Readonly<Partial<Record<Column, (value: string) => string>>>;
  /** Where the values of reference columns come from. */
  readonly references?: Readonly<Partial<Record<Column, ReferenceSource>>>;
  /** The row in words, for its checkbox. */
  readonly rowLabel: (row: Row) => string;
  /** Where Enter, a double click and the link go; undefined for rows without a paper. */
  readonly rowHref?: (row: Row) => string | undefined;
  /** The column that carries the link; the first one when not said. */
  readonly link?: Column;
  /** Where `e` goes. */
  readonly editHref?: (row: Row) => string | undefined;
  /** A row below the mobile width. */
  readonly card: (row: Row) => ReactNode;
  readonly primaryAction?: PrimaryAction;
  /** Further buttons before the primary one. */
  readonly actions?: ReactNode;
  readonly bulk?: BulkActions;
  readonly presets?: readonly ViewPreset[];
  /** The preset that opens when the address says nothing and nobody has a default of their own. */
  readonly defaultPreset?: string;
  /** Said when there is no row at all yet. */
  readonly empty?: { readonly title?: string; readonly text?: string; readonly action?: ReactNode };
}

/** The one strong button; `n` does the same. */
export interface PrimaryAction {
  readonly label: string;
  /** Path of an mdi icon; a plus when not said. */
  readonly icon?: string;
  /** An address of the application, or what to do. */
  readonly to: string | (() => void);
}

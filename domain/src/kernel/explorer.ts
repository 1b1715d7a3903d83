import type { Access } from '../access/access.ts';
import type { ColumnKind } from './filter.ts';

export interface ExplorerColumn {
  readonly kind: ColumnKind;
  /** Choices of an enum column, as spelt in the seed. */
  readonly values?: readonly string[];
  /** The cell holds several values (roles of a user); `in` finds rows that have any of them. */
  readonly isList?: boolean;
  readonly sortable?: boolean;
  readonly filterable?: boolean;
  /** Starts hidden; the column chooser shows it. */
  readonly hidden?: boolean;
  /** Starting width in px; the person may change it. */
  readonly width?: number;
}

export interface Explorer<Path extends string = string, Row = unknown> {
  /** Name of saved views and live topic: 'users'. */
  readonly name: string;
  readonly path: Path;
  readonly access: Access;
  readonly columns: Readonly<Record<string, ExplorerColumn>>;
  /** Only for the compiler: a row on the wire has `id`, `version`, and a key for every column. */
  readonly rowType?: Row;
  /** `-createdAt`: newest first. Ids break ties. */
  readonly defaultSort: string;
  /** Whether the search box of this explorer finds something. */
  readonly hasSearch: boolean;
}

/**
 * Declares an explorer: server query, export, table, filters and saved views all read this literal. Plain data,
 * so that a list needs no schema library in the browser.
 *
 * @example
 * export const usersExplorer = defineExplorer<UserRow>()({ name: 'users', path: '/api/users', … });
 */
export function defineExplorer<Row>() {
  return <const E extends Explorer<string, Row>>(explorer: E): E & { readonly rowType?: Row } =>
    explorer as E & { readonly rowType?: Row };
}

export const pageSizes = [25, 50, 100, 200] as const;

/** Counts stop here: beyond it the figure says "10,000+" and the query stays cheap. */
export const countLimit = 10_000;

/** Sums are of so many rows at most; beyond it the foot of the list asks for a narrower filter. */
export const sumLimit = 100_000;

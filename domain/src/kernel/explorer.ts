import { z } from 'zod';
import type { Access } from '../access/access.ts';
import type { ColumnKind } from './filter.ts';
import { id, repeated } from './wire.ts';

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

export interface Explorer<Path extends string = string, Row extends z.ZodType = z.ZodType> {
  /** Name of saved views and live topic: 'users'. */
  readonly name: string;
  readonly path: Path;
  readonly access: Access;
  readonly columns: Readonly<Record<string, ExplorerColumn>>;
  /** One row on the wire; has `id` and `version`, and a key for every column. */
  readonly row: Row;
  /** `-createdAt`: newest first. Ids break ties. */
  readonly defaultSort: string;
  /** Whether the search box of this explorer finds something. */
  readonly hasSearch: boolean;
}

/** Declares an explorer: server query, export, table, filters and saved views all read this literal. */
export function defineExplorer<const E extends Explorer>(explorer: E): E {
  return explorer;
}

export const pageSizes = [25, 50, 100, 200] as const;

/** Counts stop here: beyond it the figure says "10,000+" and the query stays cheap. */
export const countLimit = 10_000;

const shortText = z.string().max(200);

/** What narrows an explorer: the same for rows, totals, export and bulk. */
export const selectionQuery = z.strictObject({
  q: shortText.optional().default(''),
  filter: repeated(z.string().max(4000)),
});

/** A page of an explorer; `after` and `before` are the cursors of an earlier page. */
export const pageQuery = selectionQuery.extend({
  sort: z.string().max(200).optional().default(''),
  after: z.string().max(2000).optional().default(''),
  before: z.string().max(2000).optional().default(''),
  limit: z.coerce.number().int().min(1).max(200).optional().default(50),
});
export type SelectionQuery = z.output<typeof selectionQuery>;
export type PageQuery = z.output<typeof pageQuery>;

export const totals = z.object({
  count: z.number(),
  /** True when there are more than `countLimit`. */
  isCapped: z.boolean(),
  /** Sums over the whole filter by column, minor units or plain numbers as decimal strings. */
  sums: z.record(z.string(), z.string()),
});
export type Totals = z.infer<typeof totals>;

export const exportBody = z.strictObject({
  format: z.enum(['csv', 'xlsx']),
  q: shortText.default(''),
  filter: z.array(z.string().max(4000)).max(50).default([]),
  sort: z.string().max(200).default(''),
  /** Columns in the order of the screen. */
  columns: z.array(z.string().max(60)).min(1).max(100),
  /** Only these rows; empty means the whole filter. */
  ids: z.array(id).max(10_000).default([]),
});

/** What a bulk action works on: chosen rows, or everything the filter finds. */
export const bulkSelection = z.strictObject({
  ids: z.array(id).max(10_000).default([]),
  all: selectionQuery.extend({ filter: z.array(z.string().max(4000)).max(50).default([]) }).optional(),
});

/** A page of rows with the cursors of its neighbours; null where there is none. */
export function page<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), next: z.string().nullable(), previous: z.string().nullable() });
}

/** The three endpoints every explorer has: rows, totals, export. */
export function explorerEndpoints<Path extends string, Row extends z.ZodType>(explorer: Explorer<Path, Row>) {
  const { path, access, name } = explorer;
  return {
    [`GET ${path}`]: { summary: `Rows of ${name}`, access, query: pageQuery, reply: page(explorer.row) },
    [`GET ${path}/totals`]: { summary: `Totals of ${name}`, access, query: selectionQuery, reply: totals },
    [`POST ${path}/export`]: { summary: `Export of ${name}`, access, body: exportBody, reply: 'stream' },
  } as ExplorerEndpoints<Path, Row>;
}

type ExplorerEndpoints<Path extends string, Row extends z.ZodType> = {
  readonly [K in `GET ${Path}`]: {
    readonly summary: string;
    readonly access: Access;
    readonly query: typeof pageQuery;
    readonly reply: ReturnType<typeof page<Row>>;
  };
} & {
  readonly [K in `GET ${Path}/totals`]: {
    readonly summary: string;
    readonly access: Access;
    readonly query: typeof selectionQuery;
    readonly reply: typeof totals;
  };
} & {
  readonly [K in `POST ${Path}/export`]: {
    readonly summary: string;
    readonly access: Access;
    readonly body: typeof exportBody;
    readonly reply: 'stream';
  };
};

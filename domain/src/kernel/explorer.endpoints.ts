import { z } from 'zod';
import type { Access } from '../access/access.ts';
import type { Explorer } from './explorer.ts';
import { id, repeated, wholeNumber } from './wire.ts';

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
  limit: wholeNumber({ min: 1, max: 200, otherwise: 50 }),
});
export type SelectionQuery = z.output<typeof selectionQuery>;
export type PageQuery = z.output<typeof pageQuery>;

export const totals = z.object({
  count: z.number(),
  /** True when there are more than `countLimit`. */
  isCapped: z.boolean(),
  /**
   * Sums over the whole filter by column, minor units or plain numbers as decimal strings; null when it finds more than
   * `sumLimit` rows.
   */
  sums: z.record(z.string(), z.string()).nullable(),
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
export function explorerEndpoints<Path extends string, Row extends z.ZodType>(
  explorer: Explorer<Path>,
  row: Row,
) {
  const { path, access, name } = explorer;
  return {
    [`GET ${path}`]: { summary: `Rows of ${name}`, access, query: pageQuery, reply: page(row) },
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

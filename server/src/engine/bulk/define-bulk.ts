import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Access } from '#domain/access/access.ts';
import type { bulkSelection } from '#domain/kernel/explorer.endpoints.ts';
import type { ProblemCode } from '#domain/kernel/problem.ts';
import type { ProblemParams } from '#domain/kernel/problem.messages.en.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';
import type { Tx } from '#server/platform/http/transact.queries.ts';
import type { ExplorerSource } from '../explorer/source.ts';

/** What an action makes of one row; a refusal says why. */
export type Judgement =
  | { readonly verdict: 'Changed' }
  | { readonly verdict: 'Unchanged' }
  | { readonly verdict: 'Refused'; readonly code: ProblemCode; readonly params?: ProblemParams };

export interface BulkBody {
  readonly action: string;
  readonly selection: z.output<typeof bulkSelection>;
}

export interface BulkAction<Row, Body> {
  /** Pure: the dry run and the run ask the same question. */
  readonly judge: (row: Row, body: Body, context: OfficeContext) => Judgement;
  /** Does it to one locked row, in a transaction of its own; called only for `Changed`. */
  readonly apply: (tx: Tx, context: OfficeContext, work: { row: Row; body: Body }) => Promise<unknown>;
}

export interface Load {
  readonly ids: readonly string[];
  readonly isLocked: boolean;
}

export interface BulkSpec<Row extends { id: string }, Body extends BulkBody> {
  /** Selection, visibility and order are the explorer's. */
  readonly source: ExplorerSource;
  /** Asked again when the job runs. */
  readonly access: Access;
  /** How a person names a row, in SQL over `source.from`. */
  readonly label: RawBuilder<unknown>;
  readonly body: z.ZodType<Body>;
  readonly load: (tx: Tx, context: OfficeContext, load: Load) => Promise<Row[]>;
  readonly actions: { readonly [A in Body['action']]: BulkAction<Row, Extract<Body, { action: A }>> };
}

/** A bulk whose row and body types are closed over, so that the engine can hold many kinds. */
export interface Bulk extends Pick<BulkSpec<{ id: string }, BulkBody>, 'source' | 'access' | 'label'> {
  readonly judge: (
    tx: Tx,
    context: OfficeContext,
    work: { body: unknown; ids: readonly string[] },
  ) => Promise<Map<string, Judgement>>;
  readonly work: (tx: Tx, context: OfficeContext, work: { body: unknown; id: string }) => Promise<Judgement>;
}

/**
 * Declares the bulk actions of an explorer; `bulkHandlers` and `createBulkTask` do the rest.
 *
 * @example
 * export const officesBulk = defineBulk({ source: officesSource, access, label: sql`o.name`, body: officeBulkBody,
 *   load: lockOffices, actions: { Activate: { judge: …, apply: … } } });
 */
export function defineBulk<Row extends { id: string }, Body extends BulkBody>(
  spec: BulkSpec<Row, Body>,
): Bulk {
  // The body's action picks the action whose body it is; the compiler does not follow that far.
  const actions = spec.actions as unknown as Readonly<Record<string, BulkAction<Row, Body> | undefined>>;
  const read = (value: unknown): { body: Body; action: BulkAction<Row, Body> } => {
    const body = spec.body.parse(value);
    const action = actions[body.action];
    if (action === undefined) throw new Error(`No bulk action ${body.action}`);
    return { body, action };
  };
  return {
    source: spec.source,
    access: spec.access,
    label: spec.label,
    async judge(tx, context, { body: value, ids }) {
      const { body, action } = read(value);
      const rows = await spec.load(tx, context, { ids, isLocked: false });
      return new Map(rows.map((row) => [row.id, action.judge(row, body, context)]));
    },
    async work(tx, context, { body: value, id }) {
      const { body, action } = read(value);
      const [row] = await spec.load(tx, context, { ids: [id], isLocked: true });
      if (row === undefined) return { verdict: 'Refused', code: 'not-found' };
      const judgement = action.judge(row, body, context);
      if (judgement.verdict === 'Changed') await action.apply(tx, context, { row, body });
      return judgement;
    },
  };
}

import type { BlockContext, Blocks, OrderRows } from './blocks/block.ts';
import { cancel, finished, undo } from './blocks/closing-blocks.ts';
import { hold } from './blocks/compliance-blocks.ts';
import { homeDelivery } from './blocks/delivery-blocks.ts';
import { manualSubmit, officialFee, submit } from './blocks/provider-blocks.ts';
import { draft, pay } from './blocks/sale-blocks.ts';

/**
 * The rows of the blocks that a service names, in the order D P H S M G X C F U. Its own rows stand among them:
 * of the rows of one status and action they are tried after those that sell and submit, before those that deliver
 * and close.
 */
export function blockRows(
  { D, P, H, S, M, G, X, C, F, U }: Blocks,
  own: readonly OrderRows[],
  context: BlockContext,
): readonly OrderRows[] {
  return [
    rowsOf(draft, D, context),
    rowsOf(pay, P, context),
    rowsOf(hold, H, context),
    rowsOf(submit, S, context),
    rowsOf(manualSubmit, M, context),
    rowsOf(officialFee, G, context),
    own,
    rowsOf(homeDelivery, X, context),
    rowsOf(cancel, C, context),
    rowsOf(finished, F, context),
    rowsOf(undo, U, context),
  ].flat();
}

function rowsOf<Params>(
  block: (params: Params, context: BlockContext) => readonly OrderRows[],
  params: Params | undefined,
  context: BlockContext,
): readonly OrderRows[] {
  return params === undefined ? [] : block(params, context);
}

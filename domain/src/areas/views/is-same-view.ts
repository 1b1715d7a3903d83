import type { ViewState } from './view-state.schema.ts';

/** Whether two states show the same; the order of filters does not matter. */
export function isSameView(left: ViewState, right: ViewState): boolean {
  return canonical(left) === canonical(right);
}

function canonical({ q, filter, sort, columns, widths, pinned, density, limit }: ViewState): string {
  const sizes = Object.entries(widths).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([q, filter.toSorted(), sort, columns, sizes, pinned, density, limit]);
}

import { z } from 'zod';

export const densities = ['compact', 'normal', 'roomy'] as const;

/** What a saved view keeps of an explorer: what narrows it, its order, and how it is laid out. */
export const viewState = z.strictObject({
  q: z.string().max(200).default(''),
  /** As they stand in the address: `status:in:Active|Blocked`. */
  filter: z.array(z.string().max(4000)).max(50).default([]),
  sort: z.string().max(200).default(''),
  /** Visible columns in their order; empty means as the explorer declares them. */
  columns: z.array(z.string().max(60)).max(100).default([]),
  /** Width in px by column. */
  widths: z.record(z.string().max(60), z.number().int().min(40).max(1000)).default({}),
  /** Columns held at the left. */
  pinned: z.array(z.string().max(60)).max(20).default([]),
  /** Empty: the person's own. */
  density: z.enum(['', ...densities]).default(''),
  limit: z.number().int().min(1).max(200).default(50),
});
export type ViewState = z.output<typeof viewState>;

/** Whether two states show the same; the order of filters does not matter. */
export function isSameView(left: ViewState, right: ViewState): boolean {
  return canonical(left) === canonical(right);
}

function canonical({ q, filter, sort, columns, widths, pinned, density, limit }: ViewState): string {
  const sizes = Object.entries(widths).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([q, filter.toSorted(), sort, columns, sizes, pinned, density, limit]);
}

import { z } from 'zod';
import { densities } from './densities.ts';

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

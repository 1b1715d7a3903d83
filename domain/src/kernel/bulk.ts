import { z } from 'zod';
import { bulkSelection } from './explorer.endpoints.ts';
import { text } from './wire.ts';
import { bulkVerdicts, bulkResults } from './bulk-verdicts.ts';

/** What every bulk body carries besides the action's own input; the reason goes to the activity log. */
export const bulkBase = { selection: bulkSelection, reason: text(300).optional() };

const verdictCounts = z.object({ Changed: z.number(), Unchanged: z.number(), Refused: z.number() });

/** What would happen: counts over the whole selection, the first rows one by one. */
export const bulkPreview = z.object({
  count: z.number(),
  verdicts: verdictCounts,
  rows: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      verdict: z.enum(bulkVerdicts),
      message: z.string().nullable(),
    }),
  ),
});
export type BulkPreview = z.infer<typeof bulkPreview>;

/** A run and a page of its rows; `next` is the position to ask for, null at the end. */
export const bulkRun = z.object({
  id: z.string(),
  explorer: z.string(),
  action: z.string(),
  status: z.enum(['Running', 'Done']),
  total: z.number(),
  counts: verdictCounts.extend({ Waiting: z.number() }),
  rows: z.array(
    z.object({
      position: z.number(),
      id: z.string(),
      label: z.string(),
      result: z.enum(bulkResults),
      message: z.string().nullable(),
    }),
  ),
  next: z.number().nullable(),
});
export type BulkRun = z.infer<typeof bulkRun>;

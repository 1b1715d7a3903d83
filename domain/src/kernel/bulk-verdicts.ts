/** What a bulk action does, or would do, to one row. */
export const bulkVerdicts = ['Changed', 'Unchanged', 'Refused'] as const;
export type BulkVerdict = (typeof bulkVerdicts)[number];

/** A row of a run that is not over; the others are verdicts. */
export const bulkResults = ['Waiting', ...bulkVerdicts] as const;

/** More rows than this are refused: narrow the filter. */
export const bulkLimit = 10_000;

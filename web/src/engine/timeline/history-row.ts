import type { ActivityRow } from '#domain/areas/activity/activity.rows.ts';

/** One line of the history of a thing, as the activity log keeps it. */
export type HistoryRow = Pick<ActivityRow, 'id' | 'at' | 'user' | 'office' | 'action' | 'changes' | 'reason'>;

/**
 * A record as it stood right after a row of its history: what came later is undone, newest first.
 * `rows` are the newest first; fields that no later row touched are as they are now.
 */
export function asItWas<Thing extends object>(now: Thing, rows: readonly HistoryRow[], id: string): Thing {
  const past = { ...now } as Record<string, unknown>;
  for (const row of rows) {
    if (row.id === id) break;
    for (const { field, before } of row.changes) if (field in past) past[field] = before;
  }
  return past as Thing;
}

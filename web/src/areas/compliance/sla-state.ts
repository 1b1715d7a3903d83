import type { CaseRow } from '#domain/areas/compliance/cases.rows.ts';

export type SlaState = 'late' | 'soon' | 'inTime' | 'paused' | 'done';

/** The last quarter of the time is the time to hurry. */
const hurry = 0.25;

/** How a case stands against the moment until which it should be decided. */
export function slaState(
  row: Pick<CaseRow, 'openedAt' | 'slaAt' | 'isPaused' | 'state'>,
  now: number,
): SlaState {
  if (row.state === 'Closed' || row.state === 'Blocked') return 'done';
  if (row.isPaused) return 'paused';
  const [opened, due] = [Date.parse(row.openedAt), Date.parse(row.slaAt)];
  if (now >= due) return 'late';
  return due - now <= (due - opened) * hurry ? 'soon' : 'inTime';
}

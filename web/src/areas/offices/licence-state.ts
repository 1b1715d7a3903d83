import type { Day } from '#domain/kernel/calendar.ts';
import { addDays, isValidDate } from '#domain/kernel/calendar.ts';

/** A renewal takes about this long, days. */
const warnDays = 60;

export type LicenceState = 'valid' | 'soon' | 'expired';

/** Whether a licence still holds today; one without an end, or half typed, always does. The last day counts. */
export function licenceState(expires: string | null, today: Day): LicenceState {
  if (expires === null || !isValidDate(expires)) return 'valid';
  if (expires < today) return 'expired';
  return expires <= addDays(today, warnDays) ? 'soon' : 'valid';
}

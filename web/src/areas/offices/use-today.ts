import { useState } from 'react';
import type { Day } from '#domain/kernel/calendar.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';

/** The day it is in an office as long as the screen is open; before a zone is chosen, the day in UTC. */
export function useToday(timeZone: string | null): Day {
  const [now] = useState(() => new Date());
  return dayAt(now, timeZone || 'UTC');
}

import { useState } from 'react';
import type { Day } from '#domain/kernel/calendar.ts';
import { dayAt } from '#domain/kernel/time-zone.ts';
import { useOffices } from '#web/engine/session/use-office.ts';

/** The day it is in the office of who reads, as long as the screen is open. */
export function useToday(): Day {
  const [now] = useState(() => new Date());
  return dayAt(now, useOffices().office?.timeZone ?? 'UTC');
}

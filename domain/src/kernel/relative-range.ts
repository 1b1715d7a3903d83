import { addDays } from './calendar.ts';
import type { RelativeRange } from './filter.ts';

/** First and last day (yyyy-MM-dd, both included) of a range that moves with `today`. */
export function relativeRange(range: RelativeRange, today: string): readonly [first: string, last: string] {
  const monthStart = `${today.slice(0, 7)}-01`;
  switch (range) {
    case 'today':
      return [today, today];
    case 'yesterday':
      return [addDays(today, -1), addDays(today, -1)];
    case 'last7days':
      return [addDays(today, -6), today];
    case 'last30days':
      return [addDays(today, -29), today];
    case 'thisMonth':
      return [monthStart, today];
    case 'lastMonth': {
      const last = addDays(monthStart, -1);
      return [`${last.slice(0, 7)}-01`, last];
    }
    case 'thisYear':
      return [`${today.slice(0, 4)}-01-01`, today];
  }
}

import { useState } from 'react';
import { formatRelative } from '#web/lib/format.ts';
import styles from './transfers.module.css';

const hour = 3_600_000; // ms
/** After this a transfer is late: a day to the door is what is promised most. */
const lateAfter = 24 * hour;
const soonAfter = 12 * hour;

/** How long a transfer has waited at the provider; the longer, the louder. */
export function WaitingAge({ since }: { since: string | null }) {
  const [now] = useState(() => Date.now());
  if (since === null) return null;
  const waited = now - Date.parse(since);
  const tone = waited >= lateAfter ? styles.late : waited >= soonAfter ? styles.soon : undefined;
  return <span className={tone}>{formatRelative(since, now)}</span>;
}

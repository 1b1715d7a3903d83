const minute = 60_000; // ms
const hour = 60 * minute;
const day = 24 * hour;

/** A span of time in the fewest letters: `12 min`, `5 h`, `3 d`. */
export function shortSpan(ms: number): string {
  const span = Math.abs(ms);
  if (span < hour) return `${Math.floor(span / minute)} min`;
  return span < 2 * day ? `${Math.floor(span / hour)} h` : `${Math.floor(span / day)} d`;
}

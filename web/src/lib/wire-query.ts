/** A query string as in seed §7: dates `yyyy-MM-dd hh:mm a`, arrays as repeated keys, undefined as empty. */
export function wireQuery(query: Readonly<Record<string, unknown>> | undefined): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, wireValue(item));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function wireValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return value instanceof Date ? wireDate(value) : String(value);
}

/** The moment on the clock of this browser, to the minute. */
function wireDate(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const hour = date.getHours();
  return `${day} ${two(hour % 12 || 12)}:${two(date.getMinutes())} ${hour < 12 ? 'am' : 'pm'}`;
}

type SearchValue = string | readonly string[] | undefined;

/** Readable in an address as they are; everything else is percent-encoded. */
const plain: Readonly<Record<string, string>> = { '%3A': ':', '%2C': ',', '%7C': '|', '%2F': '/' };

/**
 * Reads the search of an address: plain strings, a repeated key becomes an array. Nothing is taken for JSON,
 * so that `q=1e5` stays what was typed. Give both functions to `createRouter`.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const read: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const earlier = read[key];
    if (earlier === undefined) read[key] = value;
    else read[key] = Array.isArray(earlier) ? [...earlier, value] : [earlier, value];
  }
  return read;
}

/** Writes a search: undefined is left out, an array repeats its key. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(search).flatMap(([key, value]) =>
    valuesOf(value as SearchValue).map((item) => `${encodeURIComponent(key)}=${encode(item)}`),
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

function valuesOf(value: SearchValue): readonly string[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/%3A|%2C|%7C|%2F/g, (code) => plain[code] ?? code);
}

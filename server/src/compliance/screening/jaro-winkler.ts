/** Letters at the beginning that may earn Winkler's bonus, and the least similarity that earns it. */
interface Prefix {
  readonly letters: number;
  readonly threshold?: number;
}

/** Jaro similarity with a tenth of the rest for each equal letter at the beginning. */
export function jaroWinkler(a: string, b: string, { letters, threshold = 0 }: Prefix): number {
  const jaro = jaroSimilarity(a, b);
  if (jaro < threshold) return jaro;
  const most = Math.min(letters, a.length, b.length);
  let prefix = 0;
  while (prefix < most && a[prefix] === b[prefix]) prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
}

function jaroSimilarity(a: string, b: string): number {
  if (a === b) return a === '' ? 0 : 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const usedA = new Uint8Array(a.length);
  const usedB = new Uint8Array(b.length);
  let common = 0;
  for (let i = 0; i < a.length; i += 1) {
    const j = partnerOf({ a, b, i, reach, usedB });
    if (j === -1) continue;
    usedA[i] = 1;
    usedB[j] = 1;
    common += 1;
  }
  if (common === 0) return 0;
  const swaps = outOfOrder(lettersOf(a, usedA), lettersOf(b, usedB)) / 2;
  return (common / a.length + common / b.length + (common - swaps) / common) / 3;
}

interface Search {
  readonly a: string;
  readonly b: string;
  readonly i: number;
  readonly reach: number;
  readonly usedB: Uint8Array;
}

function partnerOf({ a, b, i, reach, usedB }: Search): number {
  const last = Math.min(b.length - 1, i + reach);
  for (let j = Math.max(0, i - reach); j <= last; j += 1) {
    if (usedB[j] === 0 && a.charCodeAt(i) === b.charCodeAt(j)) return j;
  }
  return -1;
}

function lettersOf(text: string, used: Uint8Array): string {
  let letters = '';
  for (let i = 0; i < text.length; i += 1) if (used[i] === 1) letters += text[i];
  return letters;
}

function outOfOrder(a: string, b: string): number {
  let count = 0;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) count += 1;
  return count;
}

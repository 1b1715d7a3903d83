import { jaroWinkler } from './jaro-winkler.ts';
import { plainLetters } from './letters.ts';

/** Below it two words are taken as unlike each other. */
const leastOfWord = 0.5;
/**
 * Letters at the beginning that count extra. Six over a whole name is the habit of SimMetrics, the library of the
 * portal's age; three in a word follows the recorded scores.
 */
const prefix = { whole: { letters: 6 }, word: { letters: 3 } };

/**
 * About what OFAC's Sanctions List Search would show, 0 to 100. Its FAQ 249 names two techniques, of which the higher
 * counts: Jaro-Winkler over the whole name, which needs the same first letter, and word by word, where words of one or
 * two letters are left out and each word of the query looks for its best partner.
 */
export function portalScore(query: string, candidate: string): number {
  const asked = words(query);
  const listed = words(candidate);
  if (asked.length === 0 || listed.length === 0) return 0;
  return Math.round(100 * Math.max(wholeScore(query, candidate), wordScore(asked, listed)));
}

function words(name: string): string[] {
  return plainLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function wholeScore(query: string, candidate: string): number {
  const asked = wholeName(query);
  const listed = wholeName(candidate);
  return asked[0] === listed[0] ? jaroWinkler(asked, listed, prefix.whole) : 0;
}

function wholeName(name: string): string {
  return plainLetters(name).replaceAll(/[,.-]/g, '').trim();
}

function wordScore(asked: readonly string[], listed: readonly string[]): number {
  const long = asked.filter((word) => word.length > 2);
  const kept = long.length > 0 ? long : asked;
  let sum = 0;
  for (const word of kept) {
    const best = Math.max(...listed.map((other) => jaroWinkler(word, other, prefix.word)));
    if (best >= leastOfWord) sum += best;
  }
  return sum / kept.length;
}

/** What a typed word may stand for: words of the dictionary with how well they fit, 1 is the word itself. */
export type WordOptions = ReadonlyMap<string, number>;

export interface NameCandidate {
  readonly id: string;
  /** Words of the name in their order, and `o:12` for the office that created the person. */
  readonly keys: readonly string[];
}

/** Least that counts against a name for a word nobody typed: the shorter of two equal hits is meant. */
const restPenalty = 0.03;
/** Two words in the order of the name. */
const orderBonus = 0.02;
/** Among equals, who came to this office before: less than what a typing error costs among four words. */
const officeBonus = 0.045;

/** The candidates that fit best, the best first; ids decide among equals, the newest first. */
export function rankNames(
  asked: readonly WordOptions[],
  candidates: readonly NameCandidate[],
  { officeKey, limit }: { officeKey: string; limit: number },
): string[] {
  const scores = new Map<string, number>();
  for (const { id, keys } of candidates) {
    const words = keys.filter((key) => !key.includes(':'));
    const score = scoreOf(asked, words) + (keys.includes(officeKey) ? officeBonus : 0);
    scores.set(id, Math.max(score, scores.get(id) ?? -1));
  }
  return [...scores]
    .toSorted(([id, score], [otherId, other]) => other - score || Number(BigInt(otherId) - BigInt(id)))
    .slice(0, limit)
    .map(([id]) => id);
}

/** Each typed word takes the best word of the name that no other has taken. */
function scoreOf(asked: readonly WordOptions[], words: readonly string[]): number {
  const taken = new Set<number>();
  let sum = 0;
  let last = -1;
  for (const options of asked) {
    const place = bestPlace(options, words, taken);
    if (place < 0) continue;
    taken.add(place);
    sum += options.get(words[place] ?? '') ?? 0;
    if (place > last) sum += orderBonus;
    last = place;
  }
  return sum / Math.max(asked.length, 1) - (words.length - taken.size) * restPenalty;
}

function bestPlace(options: WordOptions, words: readonly string[], taken: ReadonlySet<number>): number {
  let best = -1;
  for (const [place, word] of words.entries()) {
    const weight = options.get(word);
    if (weight === undefined || taken.has(place)) continue;
    if (best < 0 || weight > (options.get(words[best] ?? '') ?? 0)) best = place;
  }
  return best;
}

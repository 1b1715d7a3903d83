import { namesOfAcronym } from './cuban-acronyms.ts';
import type { ScorePart } from './explain-score.ts';
import { explainScore } from './explain-score.ts';
import type { MatchConfig } from './match-config.ts';
import { initialsOf } from './name-index.ts';
import { guessKind } from './name-kind.ts';
import { prepareNames, unreadableScript } from './prepare-name.ts';
import type { NameKind, PreparedName } from './prepared-name.ts';
import { hasOtherScript } from './romanise.ts';
import { scoreNames } from './score-names.ts';
import type { WordBook } from './word.ts';
import { createWordBook } from './word.ts';

export interface ComparedNames {
  readonly score: number;
  readonly parts: readonly ScorePart[];
  /** The script of a name that cannot be read; the score then says nothing. */
  readonly unreadable?: string;
}

interface Options {
  readonly kind?: NameKind;
  readonly config: MatchConfig;
}

/** Compares two names without a list. Scripts that both have are compared as written. */
export function compareNames(
  query: string,
  candidate: string,
  { kind: known, config }: Options,
): ComparedNames {
  const areForeign = hasOtherScript(query) && hasOtherScript(candidate);
  const unreadable = areForeign ? undefined : (unreadableScript(query) ?? unreadableScript(candidate));
  if (unreadable) return { score: 0, parts: [], unreadable };
  const options = { book: createWordBook(), kind: known ?? kindOf(query, candidate), keepScript: areForeign };
  const best = bestOf(prepareNames(query, options), prepareNames(candidate, options), config);
  const letters =
    known === 'person' ? undefined : compareLetters(query, candidate, { book: options.book, config });
  return letters && letters.score > best.score ? letters : best;
}

function kindOf(query: string, candidate: string): NameKind {
  return [query, candidate].some((name) => guessKind(name) === 'organisation') ? 'organisation' : 'person';
}

function bestOf(
  asked: readonly PreparedName[],
  listed: readonly PreparedName[],
  config: MatchConfig,
): ComparedNames {
  let best: ComparedNames = { score: 0, parts: [] };
  for (const one of asked) {
    for (const other of listed) {
      const found = scoreNames(one, other, config.weights);
      if (found.score > best.score) best = { score: found.score, parts: explainScore(one, other, found) };
    }
  }
  return best;
}

/** Letters for an organisation: known ones of the Cuban state, or the first letters of the other name's words. */
function compareLetters(
  query: string,
  candidate: string,
  at: { book: WordBook; config: MatchConfig },
): ComparedNames | undefined {
  const [asked] = prepareNames(query, { book: at.book, kind: 'organisation' });
  const [listed] = prepareNames(candidate, { book: at.book, kind: 'organisation' });
  if (!asked || !listed) return undefined;
  const score = Math.max(lettersScore(asked, listed, at), lettersScore(listed, asked, at));
  if (score === 0) return undefined;
  return { score, parts: [{ how: 'alias', query, candidate, similarity: score, share: 1, points: score }] };
}

function lettersScore(
  short: PreparedName,
  long: PreparedName,
  { book, config }: { book: WordBook; config: MatchConfig },
): number {
  const [only] = short.words;
  if (!only || short.words.length !== 1 || long.words.length < 2) return 0;
  for (const name of namesOfAcronym(only.word.text)) {
    const [full] = prepareNames(name, { book, kind: 'organisation' });
    if (full && scoreNames(full, long, config.weights).score >= config.thresholds.alert)
      return config.acronym;
  }
  return initialsOf(long) === only.word.text ? config.initials : 0;
}

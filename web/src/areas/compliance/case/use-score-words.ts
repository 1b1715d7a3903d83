import type { Catalog, Translate } from '#web/lib/i18n.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { ScorePart } from './score-bars.tsx';
import { useFactText } from './use-fact-text.ts';

type Words = Translate<Catalog['case']>;
type Messages = Catalog['case'];

/** The words for the lines of a score: what a word is, how two are alike, which rule held the score down. */
export function useScoreWords() {
  const t = useMessages('case');
  const inWords = useFactText();
  return {
    isAlone,
    ofWord: (part: ScorePart) => ofWord(part, t),
    ofSentence: (part: ScorePart, after: string) =>
      part.how === 'evidence' ? ofFact(part, t, inWords) : ofRule(part, after, t),
  };
}

/** A word without a partner in the other name. */
function isAlone({ how }: ScorePart): boolean {
  return how === 'missing' || how === 'conflict';
}

function ofWord(part: ScorePart, t: Words): string {
  const { how, role, query } = part;
  const place = role === undefined ? '' : t(($) => $.score.role[role as keyof Messages['score']['role']]);
  const side = query === undefined ? 'listed' : 'ours';
  const likeness = isAlone(part)
    ? t(($) => $.score.alone[how as 'missing' | 'conflict'][side])
    : t(($) => $.score.how[how as keyof Messages['score']['how']]);
  return [place, likeness].filter(Boolean).join(' · ');
}

function ofFact(
  { rule = '', verdict = 'unknown', query = '', candidate = '' }: ScorePart,
  t: Words,
  inWords: ReturnType<typeof useFactText>,
) {
  const fact = t(($) => $.score.fact[rule as keyof Messages['score']['fact']]);
  const found = t(($) => $.score.verdict[verdict as keyof Messages['score']['verdict']]);
  const both = [query, candidate].filter(Boolean).map((text) => inWords(rule, text));
  return { title: `${fact}: ${found}`, text: both.join(' · ') };
}

/** `after` is the score with this line, for a rule that holds it down. */
function ofRule({ how, rule = '', query = '' }: ScorePart, after: string, t: Words) {
  if (how === 'rule') {
    const title = t(($) => $.score.rule[rule as keyof Messages['score']['rule']]);
    return { title, text: t(($) => $.score.down, { score: after }) };
  }
  return { title: t(($) => $.score.how[rule === 'weak-alias' ? 'weakAlias' : 'alias']), text: query };
}

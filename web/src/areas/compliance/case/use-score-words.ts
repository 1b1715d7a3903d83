import type { Catalog, Translate } from '#web/lib/i18n.ts';
import { useMessages } from '#web/lib/i18n.ts';
import type { ScorePart } from './score-bars.tsx';

type Words = Translate<Catalog['case']>;
type Messages = Catalog['case'];

/** The words for the lines of a score: what a word is, how two are alike, which rule held the score down. */
export function useScoreWords() {
  const t = useMessages('case');
  return {
    isAlone,
    ofWord: (part: ScorePart) => ofWord(part, t),
    ofSentence: (part: ScorePart, after: string) => ofSentence(part, after, t),
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

/** `after` is the score with this line, for a rule that holds it down. */
function ofSentence(
  { how, rule = '', verdict, query = '', candidate = '' }: ScorePart,
  after: string,
  t: Words,
) {
  if (how === 'evidence') {
    const fact = t(($) => $.score.fact[rule as keyof Messages['score']['fact']]);
    const found =
      verdict === undefined ? '' : t(($) => $.score.verdict[verdict as keyof Messages['score']['verdict']]);
    return { title: `${fact}: ${found}`, text: [query, candidate].filter(Boolean).join(' · ') };
  }
  if (how === 'rule') {
    const title = t(($) => $.score.rule[rule as keyof Messages['score']['rule']]);
    return { title, text: t(($) => $.score.down, { score: after }) };
  }
  return { title: t(($) => $.score.how[rule === 'weak-alias' ? 'weakAlias' : 'alias']), text: query };
}

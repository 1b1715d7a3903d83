import type { ListEntry } from '../lists/list-entry.ts';
import { compareNames } from './compare-names.ts';
import { weighEvidence } from './evidence.ts';
import type { ScorePart } from './explain-score.ts';
import { explainEvidence } from './explain-score.ts';
import type { MatchConfig } from './match-config.ts';
import { portalScore } from './portal-score.ts';
import type { NameParts } from './person-name.ts';
import type { Subject } from './subject.ts';
import { factsOf } from './subject.ts';

export interface ComparedSubjects {
  readonly score: number;
  readonly portalScore: number;
  /** Their points add up to the score. */
  readonly parts: readonly ScorePart[];
  readonly unreadable?: string;
}

/** Compares two subjects without a list: names first, then what else both say. */
export function compareSubjects(query: Subject, candidate: Subject, config: MatchConfig): ComparedSubjects {
  const [asked, listed] = [namesOf(query), namesOf(candidate)];
  const kind = query.kind ?? candidate.kind;
  if (query.kind && candidate.kind && query.kind !== candidate.kind)
    return { score: 0, portalScore: 0, parts: [] };
  let best = compareNames('', '', { config });
  let portal = 0;
  for (const one of asked) {
    for (const other of listed) {
      const found = compareNames(one, other, { kind, config });
      if (found.score > best.score || found.unreadable) best = found;
      portal = Math.max(portal, portalScore(one, other));
    }
  }
  const evidence = weighEvidence(factsOf(query), entryOf(candidate), config.evidence);
  const sum = evidence.reduce((points, one) => points + one.points, best.score);
  // A fact that fits says nothing where no name does; a number of a document does.
  const hasId = evidence.some(({ fact }) => fact === 'id-number');
  const score = best.score === 0 && !hasId ? 0 : Math.min(1, Math.max(0, sum));
  return {
    score,
    portalScore: portal,
    parts: [...best.parts, ...explainEvidence(evidence, best.score, score)],
    ...(best.unreadable ? { unreadable: best.unreadable } : {}),
  };
}

function namesOf({ name, parts, aliases = [] }: Subject): string[] {
  return [...(parts ? [nameOfParts(parts)] : []), ...(name ? [name] : []), ...aliases];
}

function nameOfParts({ givenNames, firstSurname, secondSurname }: NameParts): string {
  const surnames = [firstSurname, secondSurname].filter(Boolean).join(' ');
  return surnames === '' || givenNames === '' ? surnames + givenNames : `${surnames}, ${givenNames}`;
}

/** A subject as an entry of a list of one. */
function entryOf(subject: Subject): ListEntry {
  const facts = factsOf(subject);
  const [year, month, day] = (facts.birthDate ?? '').split('-').map(Number);
  return {
    list: 'INTERNAL_BLOCK',
    id: '0',
    kind: subject.kind ?? 'person',
    programs: [],
    names: [],
    births: year ? [{ year, ...(month ? { month } : {}), ...(day ? { day } : {}) }] : [],
    birthPlaces: [],
    sexes: facts.sex ? [facts.sex] : [],
    nationalities: facts.countries,
    ids: facts.idNumbers.map((number) => ({ kind: 'number', number })),
    addresses: [],
    linkedTo: [],
  };
}

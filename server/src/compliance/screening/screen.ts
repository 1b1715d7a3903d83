import type { ListEntry } from '../lists/list-entry.ts';
import type { Evidence } from './evidence.ts';
import { idKey, weighEvidence } from './evidence.ts';
import type { ScorePart } from './explain-score.ts';
import { explainEvidence, explainScore } from './explain-score.ts';
import { findNames } from './find-names.ts';
import type { MatchConfig } from './match-config.ts';
import { engineVersion } from './match-config.ts';
import type { ExactName, NameIndex } from './name-index.ts';
import { exactKey, nameAt } from './name-index.ts';
import { portalScore } from './portal-score.ts';
import type { PreparedName } from './prepared-name.ts';
import { scoreNames } from './score-names.ts';
import type { Subject, SubjectFacts } from './subject.ts';
import { factsOf } from './subject.ts';
import { prepareSubject } from './prepare-subject.ts';
import { namesOfAcronym } from './cuban-acronyms.ts';

/** block, alert and review by their thresholds; auto-cleared by a fact beside the name, and shown. */
export type HitStatus = 'block' | 'alert' | 'review' | 'auto-cleared';

export interface Hit {
  readonly entry: ListEntry;
  /** The name of the entry that fits best. */
  readonly name: string;
  readonly score: number;
  /** Without the facts beside the name. */
  readonly nameScore: number;
  /** About what OFAC's own search would show, 0 to 100. */
  readonly portalScore: number;
  readonly status: HitStatus;
  readonly evidence: readonly Evidence[];
  /** Their points add up to the score. */
  readonly parts: readonly ScorePart[];
}

export interface Screening {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** The name has letters of this script, which cannot be read: nobody was looked for. */
  readonly unreadable?: string;
  readonly engineVersion: string;
  readonly configVersion: string;
}

/** A name of an entry that may be the subject, by name alone. */
interface Candidate {
  readonly entry: number;
  /** Place among the names of the entry; none when only a number of a document is equal. */
  readonly place: number;
  readonly score: number;
  readonly explain: () => ScorePart[];
  readonly asked: string;
}

/** Looks for a subject on the lists. The same index, subject and configuration always give the same answer. */
export function screen(index: NameIndex, subject: Subject, config: MatchConfig): Screening {
  const { names, unreadable } = prepareSubject(subject);
  const best = new Map<number, Candidate>();
  const offer = (candidate: Candidate): void => {
    if (candidate.score > (best.get(candidate.entry)?.score ?? 0)) best.set(candidate.entry, candidate);
  };
  for (const { name, prepared } of names) {
    for (const candidate of fuzzyCandidates(index, { name, prepared, config })) offer(candidate);
    for (const candidate of exactCandidates(index, { name, prepared, config })) offer(candidate);
  }
  const facts = factsOf(subject);
  for (const candidate of sameNumber(index, facts, names[0]?.name ?? '')) {
    if (!best.has(candidate.entry)) best.set(candidate.entry, candidate);
  }
  const hits = [...best.values()].flatMap((candidate) => toHit(index, candidate, { facts, config }));
  return {
    hits: hits.toSorted(
      (a, b) => b.score - a.score || b.nameScore - a.nameScore || compareKeys(a.entry, b.entry),
    ),
    ...(unreadable ? { unreadable } : {}),
    engineVersion,
    configVersion: config.version,
  };
}

interface Asked {
  readonly name: string;
  readonly prepared: PreparedName;
  readonly config: MatchConfig;
}

function fuzzyCandidates(index: NameIndex, { name, prepared, config }: Asked): Candidate[] {
  const found: Candidate[] = [];
  const least = config.thresholds.review;
  for (const id of findNames(index, prepared, { least, weights: config.weights })) {
    const candidate = nameAt(index, id);
    const compared = scoreNames(prepared, candidate, config.weights);
    if (compared.score < least) continue;
    found.push({
      entry: index.names.entryOf[id] as number,
      place: index.names.useOf[id] as number,
      score: compared.score,
      explain: () => explainScore(prepared, candidate, compared),
      asked: name,
    });
  }
  return found;
}

/** Weak aliases and letters: only the very same name counts. */
function exactCandidates(index: NameIndex, { name, prepared, config }: Asked): Candidate[] {
  const listed = index.exact.get(exactKey(prepared)) ?? [];
  const candidates = listed.map((exact) => exactCandidate(exact, name, exactScore(index, exact, config)));
  const only =
    prepared.kind === 'organisation' && prepared.words.length === 1 ? prepared.words[0] : undefined;
  if (!only) return candidates;
  const made = index.exact.get(`initials ${only.word.text}`) ?? [];
  const full = namesOfAcronym(only.word.text).flatMap((text) =>
    prepareSubject({ name: text, kind: 'organisation' }).names.flatMap((one) =>
      fuzzyCandidates(index, { ...one, config }).map((found) => ({
        ...exactCandidate({ entry: found.entry, place: found.place, use: 'acronym' }, name, config.acronym),
      })),
    ),
  );
  return [...candidates, ...full, ...made.map((exact) => exactCandidate(exact, name, config.initials))];
}

function exactScore({ entries }: NameIndex, { entry, use }: ExactName, config: MatchConfig): number {
  return use === 'weak' && entries[entry]?.kind === 'person' ? config.weakAlias : config.acronym;
}

function exactCandidate({ entry, place, use }: ExactName, name: string, score: number): Candidate {
  const rule = use === 'weak' ? 'weak-alias' : 'letters';
  return {
    entry,
    place,
    score,
    asked: name,
    explain: () => [{ how: 'alias', rule, query: name, points: score }],
  };
}

/** Entries with an equal number of a document, whatever their names. */
function sameNumber(index: NameIndex, { idNumbers }: SubjectFacts, asked: string): Candidate[] {
  const keys = idNumbers.map(idKey).filter((key) => key.length >= 5);
  return keys.flatMap((key) =>
    (index.idNumbers.get(key) ?? []).map((entry) => ({
      entry,
      place: 0,
      score: 0,
      asked,
      explain: () => [],
    })),
  );
}

function toHit(
  { entries }: NameIndex,
  candidate: Candidate,
  { facts, config }: { facts: SubjectFacts; config: MatchConfig },
): Hit[] {
  const entry = entries[candidate.entry] as ListEntry;
  const name = entry.names[candidate.place]?.name ?? '';
  const evidence = weighEvidence(facts, entry, config.evidence);
  const sum = evidence.reduce((points, one) => points + one.points, candidate.score);
  const score = Math.min(1, Math.max(0, sum));
  const status = statusOf({ score, nameScore: candidate.score, evidence }, config);
  if (!status) return [];
  return [
    {
      entry,
      name,
      score,
      nameScore: candidate.score,
      portalScore: portalScore(candidate.asked, name),
      status,
      evidence,
      parts: [...candidate.explain(), ...explainEvidence(evidence, candidate.score, score)],
    },
  ];
}

function statusOf(
  { score, nameScore, evidence }: { score: number; nameScore: number; evidence: readonly Evidence[] },
  { thresholds }: MatchConfig,
): HitStatus | undefined {
  if (evidence.some(({ fact, verdict }) => fact === 'id-number' && verdict === 'same')) return 'block';
  if (evidence.some(({ clears }) => clears) || score < thresholds.review) {
    return nameScore >= thresholds.review ? 'auto-cleared' : undefined;
  }
  if (score >= thresholds.block) return 'block';
  return score >= thresholds.alert ? 'alert' : 'review';
}

function compareKeys(a: ListEntry, b: ListEntry): number {
  const [one, other] = [`${a.list} ${a.id}`, `${b.list} ${b.id}`];
  return one < other ? -1 : 1;
}

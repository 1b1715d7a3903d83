import type { ListBirth, ListEntry } from '../lists/list-entry.ts';
import { compareBirths } from './compare-births.ts';
import { sameCountry } from './country-names.ts';
import type { EvidenceWeights } from './match-config.ts';
import type { SubjectFacts } from './subject.ts';

export type Verdict = 'same' | 'compatible' | 'different' | 'unknown';

/** One fact beside the name, as the officer sees it. */
export interface Evidence {
  readonly fact: 'birth' | 'sex' | 'country' | 'id-number';
  readonly verdict: Verdict;
  readonly subject: string;
  readonly listed: string;
  /** Added to the score. */
  readonly points: number;
  /** So different that the hit clears by itself; it stays visible. */
  readonly clears?: boolean;
}

/** Compares what else is known of a subject with a listed one. Facts that one side lacks say nothing. */
export function weighEvidence(facts: SubjectFacts, entry: ListEntry, weights: EvidenceWeights): Evidence[] {
  return [
    ...birthEvidence(facts, entry, weights),
    ...sexEvidence(facts, entry, weights),
    ...countryEvidence(facts, entry, weights),
    ...idEvidence(facts, entry),
  ];
}

function birthEvidence(
  { birthDate }: SubjectFacts,
  { births }: ListEntry,
  weights: EvidenceWeights,
): Evidence[] {
  if (birthDate === undefined || births.length === 0) return [];
  const compared = births.map((birth) => ({ birth, ...compareBirths(birthDate, birth, weights) }));
  const best = compared.toSorted((a, b) => b.points - a.points)[0];
  if (!best || best.verdict === 'unknown') return [];
  return [
    {
      fact: 'birth',
      verdict: best.verdict,
      subject: birthDate,
      listed: births.map(birthText).join(', '),
      points: best.points,
      ...(best.clears ? { clears: true } : {}),
    },
  ];
}

function sexEvidence({ sex }: SubjectFacts, { sexes }: ListEntry, weights: EvidenceWeights): Evidence[] {
  if (sex === undefined || sexes.length === 0) return [];
  const isSame = sexes.includes(sex);
  return [
    {
      fact: 'sex',
      verdict: isSame ? 'same' : 'different',
      subject: sex,
      listed: sexes.join(', '),
      points: isSame ? 0 : weights.otherSex,
    },
  ];
}

function countryEvidence(
  { countries }: SubjectFacts,
  entry: ListEntry,
  weights: EvidenceWeights,
): Evidence[] {
  const listed = [
    ...new Set([
      ...entry.nationalities,
      ...entry.addresses.flatMap(({ country }) => (country ? [country] : [])),
    ]),
  ];
  if (countries.length === 0 || listed.length === 0) return [];
  const isSame = countries.some((country) => listed.some((other) => sameCountry(country, other)));
  return [
    {
      fact: 'country',
      verdict: isSame ? 'same' : 'different',
      subject: countries.join(', '),
      listed: listed.join(', '),
      points: isSame ? 0 : weights.otherCountry,
    },
  ];
}

/** An equal number of a document is that person, whatever the names say. */
function idEvidence({ idNumbers }: SubjectFacts, { ids }: ListEntry): Evidence[] {
  for (const typed of idNumbers) {
    const key = idKey(typed);
    const listed = key.length < shortestId ? undefined : ids.find(({ number }) => idKey(number) === key);
    if (listed) {
      return [
        {
          fact: 'id-number',
          verdict: 'same',
          subject: maskId(typed),
          listed: maskId(listed.number),
          points: 1,
        },
      ];
    }
  }
  return [];
}

/** Shorter numbers are shared by too many documents. */
const shortestId = 5;

/** Numbers without spaces, dots and dashes. */
export function idKey(number: string): string {
  return number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The end is enough to see that two are one; a number of a document is kept nowhere else. */
function maskId(number: string): string {
  const key = idKey(number);
  return `${'•'.repeat(Math.max(0, key.length - 4))}${key.slice(-4)}`;
}

function birthText({ year, month, day, yearTo, isCirca }: ListBirth): string {
  const two = (part: number | undefined): string =>
    part === undefined ? '' : `-${String(part).padStart(2, '0')}`;
  return `${isCirca ? 'circa ' : ''}${year}${two(month)}${two(day)}${yearTo === undefined ? '' : ` to ${yearTo}`}`;
}

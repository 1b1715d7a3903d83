import type { ListBirth } from '../lists/list-entry.ts';
import type { EvidenceWeights } from './match-config.ts';

export interface BirthComparison {
  readonly verdict: 'same' | 'compatible' | 'different' | 'unknown';
  readonly points: number;
  readonly clears: boolean;
}

interface TypedBirth {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/**
 * Compares a date of birth, as far as it is known, with a listed one. Only years far apart clear, and not when day and
 * month agree: then the year is the likelier slip.
 */
export function compareBirths(typed: string, listed: ListBirth, weights: EvidenceWeights): BirthComparison {
  const birth = readTyped(typed);
  if (!birth) return { verdict: 'unknown', points: 0, clears: false };
  const days = compareDays(birth, listed);
  const apart = yearsApart(birth.year, listed);
  if (apart === 0) return sameYear(days, weights);
  const clearFrom = listed.isCirca ? weights.clearCircaYears : weights.clearYears;
  if (apart > clearFrom && days !== 'same')
    return { verdict: 'different', points: weights.otherYear, clears: true };
  if (listed.isCirca) return { verdict: 'compatible', points: 0, clears: false };
  return { verdict: 'different', points: weights.nearYear, clears: false };
}

function readTyped(text: string): TypedBirth | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  return {
    year: Number(year),
    ...(month === undefined ? {} : { month: Number(month) }),
    ...(day === undefined ? {} : { day: Number(day) }),
  };
}

/** Days and months; one turned round, 3 May for 5 March, is the same. */
function compareDays(typed: TypedBirth, listed: ListBirth): 'same' | 'other' | 'unknown' {
  if (typed.month === undefined || listed.month === undefined) return 'unknown';
  if (typed.day === undefined || listed.day === undefined)
    return typed.month === listed.month ? 'unknown' : 'other';
  const isSame = typed.month === listed.month && typed.day === listed.day;
  const isTurned = typed.month === listed.day && typed.day === listed.month;
  return isSame || isTurned ? 'same' : 'other';
}

function sameYear(days: 'same' | 'other' | 'unknown', weights: EvidenceWeights): BirthComparison {
  if (days === 'same') return { verdict: 'same', points: weights.sameBirth, clears: false };
  if (days === 'other') return { verdict: 'different', points: weights.otherDay, clears: false };
  return { verdict: 'compatible', points: 0, clears: false };
}

function yearsApart(year: number, { year: from, yearTo = from }: ListBirth): number {
  if (year < from) return from - year;
  return year > yearTo ? year - yearTo : 0;
}

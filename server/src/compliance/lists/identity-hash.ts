import { createHash } from 'node:crypto';

import type { ListEntry } from './list-entry.ts';

/**
 * A hash of what identifies an entry: kind, names, births, places, sexes, nationalities and numbers. It stays when only
 * programs, titles, addresses or links change, so that decisions on false alarms need not be taken again.
 */
export function identityHash(entry: ListEntry): string {
  const facts = [
    entry.kind,
    sorted(entry.names.map(({ name, use }) => `${use === 'weak' ? 'weak' : 'name'} ${name}`)),
    sorted(entry.births.map((birth) => JSON.stringify([birth.year, birth.month, birth.day, birth.yearTo]))),
    sorted(entry.birthPlaces),
    sorted(entry.sexes),
    sorted(entry.nationalities),
    sorted(entry.ids.map(({ kind, number, country }) => `${kind} ${number} ${country ?? ''}`)),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

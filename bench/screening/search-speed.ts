import { defaultConfig } from '../../server/src/compliance/screening/match-config.ts';
import type { NameIndex } from '../../server/src/compliance/screening/name-index.ts';
import { nameAt } from '../../server/src/compliance/screening/name-index.ts';
import { prepareSubject } from '../../server/src/compliance/screening/prepare-subject.ts';
import { scoreNames } from '../../server/src/compliance/screening/score-names.ts';
import { screen } from '../../server/src/compliance/screening/screen.ts';
import { createVocabulary } from '../../server/src/compliance/screening/vocabulary.ts';

export interface SearchSpeed {
  /** Milliseconds per name. */
  readonly exhaustive: number;
  readonly indexed: number;
  readonly hits: number;
  /** Hits of the scan that the index did not find. */
  readonly missed: readonly string[];
}

/** The same names, first compared with every listed one, then through the index with nothing remembered. */
export function searchSpeed(index: NameIndex, names: readonly string[]): SearchSpeed {
  const missed: string[] = [];
  let [exhaustive, indexed, hits] = [0, 0, 0];
  for (const name of names) {
    const cold = { ...index, vocabulary: createVocabulary(index.vocabulary.words) };
    screen(cold, { name: 'warm up', kind: 'person' }, defaultConfig);
    const begun = processorTime();
    const found = screen(cold, { name, kind: 'person' }, defaultConfig).hits;
    const between = processorTime();
    const scanned = scan(index, name);
    exhaustive += processorTime() - between;
    indexed += between - begun;
    hits += scanned.size;
    const known = new Set(found.map(({ entry }) => entry));
    for (const number of scanned) {
      const entry = index.entries[number];
      if (entry && !known.has(entry)) missed.push(`${name} = ${entry.names[0]?.name}`);
    }
  }
  return { exhaustive: exhaustive / names.length, indexed: indexed / names.length, hits, missed };
}

/** Milliseconds of processor so far; unlike a clock it does not run while others use the machine. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Numbers of all entries with a name that scores for review. */
export function scan(index: NameIndex, name: string): Set<number> {
  const found = new Set<number>();
  for (const { prepared } of prepareSubject({ name, kind: 'person' }).names) {
    for (let id = 0; id < index.names.count; id += 1) {
      if (index.names.isPerson[id] !== 1) continue;
      const { score } = scoreNames(prepared, nameAt(index, id), defaultConfig.weights);
      if (score >= defaultConfig.thresholds.review) found.add(index.names.entryOf[id] as number);
    }
  }
  return found;
}

import type { ListEntry } from '../../server/src/compliance/lists/list-entry.ts';
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

/** Rounds of the faster way, so that it is long enough to be measured. */
const rounds = 20;

/** The same names compared with every listed one, and through the index with nothing remembered. */
export function searchSpeed(index: NameIndex, names: readonly string[]): SearchSpeed {
  const forgetful = { ...index, vocabulary: createVocabulary(index.vocabulary.words, 0) };
  const search = (name: string): Set<ListEntry> =>
    new Set(screen(forgetful, { name, kind: 'person' }, defaultConfig).hits.map(({ entry }) => entry));
  for (let round = 0; round < rounds; round += 1) for (const name of names) search(name);
  const begun = processorTime();
  for (let round = 0; round < rounds; round += 1) for (const name of names) search(name);
  const between = processorTime();
  const scanned = names.map((name) => ({ name, entries: scan(index, name) }));
  const exhaustive = (processorTime() - between) / names.length;
  const missed = scanned.flatMap(({ name, entries }) => {
    const found = search(name);
    return entries.filter((entry) => !found.has(entry)).map((entry) => `${name} = ${entry.names[0]?.name}`);
  });
  const hits = scanned.reduce((sum, { entries }) => sum + entries.length, 0);
  return { exhaustive, indexed: (between - begun) / rounds / names.length, hits, missed };
}

/** Milliseconds of processor so far; unlike a clock it does not run while others use the machine. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** All entries with a name that scores for review. */
function scan(index: NameIndex, name: string): ListEntry[] {
  const found = new Set<ListEntry>();
  for (const { prepared } of prepareSubject({ name, kind: 'person' }).names) {
    for (let id = 0; id < index.names.count; id += 1) {
      if (index.names.isPerson[id] !== 1) continue;
      const { score } = scoreNames(prepared, nameAt(index, id), defaultConfig.weights);
      const entry = index.entries[index.names.entryOf[id] as number];
      if (entry && score >= defaultConfig.thresholds.review) found.add(entry);
    }
  }
  return [...found];
}

import { readFileSync } from 'node:fs';

/** A labelled comparison; where each is from stands in its `source`. */
export interface Vector {
  readonly source: string;
  readonly kind: string;
  readonly query: unknown;
  readonly candidate: unknown;
  readonly expected: unknown;
  readonly note: string;
}

const file = new URL('../../server/src/compliance/screening/testdata/vectors.jsonl', import.meta.url);

export function readVectors(kind: string): Vector[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Vector)
    .filter((vector) => vector.kind === kind);
}

/** Halves that do not depend on the order: method and thresholds were set on the first, the second only watched. */
export function halves(vectors: readonly Vector[]): { readonly shown: Vector[]; readonly held: Vector[] } {
  const isHeld = ({ query, candidate }: Vector): boolean =>
    hashOf(JSON.stringify([query, candidate])) % 2 === 1;
  return { shown: vectors.filter((vector) => !isHeld(vector)), held: vectors.filter(isHeld) };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 1;
}

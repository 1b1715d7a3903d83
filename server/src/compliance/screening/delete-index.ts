/**
 * Finds words that differ by few letters without comparing all: two words with at most d edits between them have a form
 * in common once up to d letters are left out of each (SymSpell). Forms are kept as hashes in buckets of typed arrays.
 */
export interface DeleteIndex {
  readonly starts: Uint32Array;
  readonly ids: Uint32Array;
  /** 32 less the bits of a bucket's number. */
  readonly shift: number;
}

/** Calls back with the hash of a text and of every form of it with up to `depth` letters left out. */
export function eachForm(text: string, depth: number, take: (hash: number) => void): void {
  take(hashWithout(text, -1, -1));
  if (depth === 0) return;
  for (let i = 0; i < text.length; i += 1) {
    // Leaving out either of two equal neighbours gives the same form.
    if (i > 0 && text.charCodeAt(i) === text.charCodeAt(i - 1)) continue;
    take(hashWithout(text, i, -1));
    if (depth === 1) continue;
    for (let j = i + 1; j < text.length; j += 1) take(hashWithout(text, i, j));
  }
}

/** FNV-1a over what is left, stirred so that the high bits may be the bucket. */
function hashWithout(text: string, first: number, second: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    if (i === first || i === second) continue;
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}

/** A growing list of pairs that becomes buckets. */
export interface FormCollector {
  readonly add: (hash: number, id: number) => void;
  readonly toIndex: () => DeleteIndex;
}

export function collectForms(expected: number): FormCollector {
  let hashes = new Uint32Array(expected);
  let ids = new Uint32Array(expected);
  let count = 0;
  return {
    add: (hash, id) => {
      if (count === hashes.length) {
        hashes = enlarged(hashes);
        ids = enlarged(ids);
      }
      hashes[count] = hash;
      ids[count] = id;
      count += 1;
    },
    toIndex: () => toBuckets(hashes.subarray(0, count), ids.subarray(0, count)),
  };
}

function enlarged(values: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(1024, values.length * 2));
  larger.set(values);
  return larger;
}

/** As many buckets as pairs, so that a bucket holds about one stranger. */
function toBuckets(hashes: Uint32Array, ids: Uint32Array): DeleteIndex {
  const bits = Math.max(8, Math.ceil(Math.log2(hashes.length + 1)));
  const shift = 32 - bits;
  const starts = new Uint32Array((1 << bits) + 1);
  for (let i = 0; i < hashes.length; i += 1) {
    const next = ((hashes[i] as number) >>> shift) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let i = 1; i < starts.length; i += 1) starts[i] = (starts[i] as number) + (starts[i - 1] as number);
  const sorted = new Uint32Array(hashes.length);
  const next = starts.slice();
  for (let i = 0; i < hashes.length; i += 1) {
    const bucket = (hashes[i] as number) >>> shift;
    const place = next[bucket] as number;
    sorted[place] = ids[i] as number;
    next[bucket] = place + 1;
  }
  return { starts, ids: sorted, shift };
}

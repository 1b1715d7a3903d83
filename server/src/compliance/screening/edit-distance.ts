const rowSize = 64;
const rows: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(rowSize),
  new Uint8Array(rowSize),
  new Uint8Array(rowSize),
];

/** What `editDistance` answers when there are more edits than asked for. */
export const tooFar = 255;

/**
 * Fewest letters to add, leave out, replace or swap with a neighbour that make one word the other (optimal string
 * alignment), up to a most. Words longer than 63 letters count as too far.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most || a.length >= rowSize || b.length >= rowSize) return tooFar;
  let [above2, above, row] = rows;
  for (let j = 0; j <= b.length; j += 1) above[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    const least = fillRow({ a, b, i, row, above, above2 });
    if (least > most) return tooFar;
    [above2, above, row] = [above, row, above2];
  }
  const distance = above[b.length] ?? tooFar;
  return distance <= most ? distance : tooFar;
}

interface RowWork {
  readonly a: string;
  readonly b: string;
  readonly i: number;
  readonly row: Uint8Array;
  readonly above: Uint8Array;
  readonly above2: Uint8Array;
}

function fillRow({ a, b, i, row, above, above2 }: RowWork): number {
  const letter = a.charCodeAt(i - 1);
  const before = i > 1 ? a.charCodeAt(i - 2) : -1;
  let least = i;
  let left = i;
  for (let j = 1; j <= b.length; j += 1) {
    const other = b.charCodeAt(j - 1);
    let best = (above[j - 1] as number) + (letter === other ? 0 : 1);
    const gap = Math.min(left, above[j] as number) + 1;
    if (gap < best) best = gap;
    if (j > 1 && letter === b.charCodeAt(j - 2) && before === other) {
      const swapped = (above2[j - 2] as number) + 1;
      if (swapped < best) best = swapped;
    }
    row[j] = best;
    left = best;
    if (best < least) least = best;
  }
  return least;
}

/** Chances that fall the same way every time: each thing of the demo has dice of its own, named after it. */
export interface Dice {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  /** By weight. */
  weigh<T>(list: readonly (readonly [T, number])[]): T;
}

/** @example dice('customer 17').between(1, 6) */
export function dice(name: string): Dice {
  let state = hashOf(name);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (list) => itemOf(list, Math.floor(next() * list.length)),
    weigh(list) {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      const found = list.find(([, weight]) => (left -= weight) < 0);
      return (found ?? itemOf(list, list.length - 1))[0];
    },
  };
}

/** FNV-1a, 32 bits. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

function itemOf<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError('nothing to pick');
  return item;
}

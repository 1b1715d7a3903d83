const SEGMENT = /^[0-9A-F]{24}$/;
const SEGMENTS_PER_LOG = 0x100; // of 16 MB each

/** Whether a file of an archive is a segment, not the history of a timeline or a mark of a backup. */
export function isSegment(name: string): boolean {
  return SEGMENT.test(name);
}

/** The name of the segment that follows on the same timeline. */
export function nextSegment(name: string): string {
  const timeline = name.slice(0, 8);
  const log = Number.parseInt(name.slice(8, 16), 16);
  const part = Number.parseInt(name.slice(16), 16);
  const isLast = part === SEGMENTS_PER_LOG - 1;
  return timeline + toHex(isLast ? log + 1 : log) + toHex(isLast ? 0 : part + 1);
}

/** Whether the segments, together, lead from the one to the other without a gap. */
export function isComplete(names: Iterable<string>, range: { from: string; to: string }): boolean {
  const have = new Set(names);
  if (range.from.slice(0, 8) !== range.to.slice(0, 8)) return false;
  for (let name = range.from; name <= range.to; name = nextSegment(name)) {
    if (!have.has(name)) return false;
  }
  return true;
}

function toHex(value: number): string {
  return value.toString(16).toUpperCase().padStart(8, '0');
}
